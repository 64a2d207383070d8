import type { UserInformation } from '@invoice-card/contracts'
import { displayPhoneNumber } from '@invoice-card/domain'
import { userRules } from '@invoice-card/domain/registration'
import { notify } from '@invoice-card/events'
import { RestoredNotice, rulesSchema, unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { Box, Button, ErrorSummary, Grid, Notice, Stack, TextField } from '@invoice-card/ui'
import { userCalls } from '@invoice-card/remote'
import { useChangedUser } from '../common/use-changed-user.ts'
import { messages } from './messages.ts'

const words = messages.person
const schema = rulesSchema(userRules)

interface Person {
  readonly user_last_name: string
  readonly user_first_name: string
  readonly phone_number: string
}

/** Survive a reload, and for the same user the end of the session. */
const unsavedPersons = unsavedValues<Person>('unsavedPersons')

const personOf = ({ user_last_name, user_first_name, phone_number }: UserInformation): Person => ({
  user_last_name,
  user_first_name,
  phone_number: displayPhoneNumber(phone_number),
})

/** As it is stored, but a phone number with its hyphens. */
function normalizeField(field: keyof Person, typed: string): string {
  const stored = userRules[field].normalize(typed)
  return field === 'phone_number' ? displayPhoneNumber(stored) : stored
}

/** Name and phone number of the user; only what changed is sent. */
export function PersonForm({ user }: { user: UserInformation }) {
  const unsaved = useUnsaved(unsavedPersons, String(user.buyer_id), personOf(user))
  const showChanged = useChangedUser()
  const form = useForm<Person>({
    initialValues: unsaved.values,
    schema,
    onValues: unsaved.store,
    onSubmit: async values => {
      const { user_last_name, user_first_name, phone_number } = values
      const isRenamed = user_last_name !== user.user_last_name || user_first_name !== user.user_first_name
      const hasNewPhone = userRules.phone_number.normalize(phone_number) !== user.phone_number
      if (!isRenamed && !hasNewPhone) return notify.info(words.unchanged)
      // Each is shown as soon as it is saved: the next call may fail.
      let saved = user
      if (isRenamed) {
        const name = await userCalls.updateUserName({ body: { user_last_name, user_first_name } })
        saved = { ...saved, ...name }
        unsaved.saved(personOf(saved), values)
        await showChanged({
          information: current => ({ ...current, ...name }),
          loginUser: { userLastName: name.user_last_name, userFirstName: name.user_first_name },
        })
      }
      if (hasNewPhone) {
        const phone = await userCalls.updatePhoneNumber({ body: { phone_number } })
        saved = { ...saved, ...phone }
        await showChanged({
          information: current => ({ ...current, ...phone }),
          loginUser: { phoneNumber: phone.phone_number },
        })
      }
      unsaved.saved(personOf(saved), personOf(saved))
      form.patch(() => personOf(saved))
      notify.success(words.saved)
    },
  })
  const text = (field: keyof Person) => ({
    ...form.field(field),
    spelling: (typed: string) => normalizeField(field, typed),
    onSpelled: (normalized: string) => form.type(field, normalized),
  })
  return (
    <form {...form.form} aria-label={words.title}>
      <Stack gap="5">
        {unsaved.isRestored && <RestoredNotice onReset={() => form.patch(unsaved.discard)} />}
        <ErrorSummary errors={form.errors} submitCount={form.submitCount} />
        {form.refusal && (
          <Notice tone="danger" isLive>
            {form.refusal}
          </Notice>
        )}
        <Grid
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="5"
          alignItems="start"
        >
          <TextField
            {...text('user_last_name')}
            label={words.lastName}
            required
            autoComplete="family-name"
            fieldWidth="full"
          />
          <TextField
            {...text('user_first_name')}
            label={words.firstName}
            required
            autoComplete="given-name"
            fieldWidth="full"
          />
        </Grid>
        <TextField
          {...text('phone_number')}
          label={words.phone}
          required
          help={words.phoneHelp}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          fieldWidth="sm"
        />
        <Box>
          <Button type="submit" isLoading={form.isSubmitting}>
            {messages.save}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}
