import { displayKana } from '@invoice-card/domain'
import { transferNameRule } from '@invoice-card/domain/registration'
import { notify } from '@invoice-card/events'
import { RestoredNotice, rulesSchema, unsavedValues, useForm, useUnsaved } from '@invoice-card/form'
import { Box, Button, Notice, Stack, TextField } from '@invoice-card/ui'
import { userCalls } from '@invoice-card/remote'
import { useChangedUser } from '../common/use-changed-user.ts'
import { messages } from './messages.ts'
import { PassbookPreview } from './passbook-preview.tsx'

const words = messages.transferName
const schema = rulesSchema({ transfer_person_name: transferNameRule })

const unsavedNames = unsavedValues<{ readonly transfer_person_name: string }>('unsavedTransferNames')

/** The name that payees see, with how their passbook will show it. */
export function TransferNameForm({ buyerId, name }: { buyerId: number; name: string }) {
  const unsaved = useUnsaved(unsavedNames, String(buyerId), { transfer_person_name: displayKana(name) })
  const showChanged = useChangedUser()
  const form = useForm({
    initialValues: unsaved.values,
    schema,
    onValues: unsaved.store,
    onSubmit: async body => {
      const { transfer_person_name } = await userCalls.updateTransferPersonName({ body })
      await showChanged({
        information: user => ({
          ...user,
          ...(user.corporation && { corporation: { ...user.corporation, transfer_person_name } }),
          ...(user.sole_proprietor && { sole_proprietor: { ...user.sole_proprietor, transfer_person_name } }),
        }),
        loginUser: { transferPersonName: transfer_person_name },
      })
      const saved = { transfer_person_name: displayKana(transfer_person_name) }
      unsaved.saved(saved, saved)
      form.patch(() => saved)
      notify.success(words.saved)
    },
  })
  return (
    <form {...form.form} aria-label={words.title}>
      <Stack gap="5">
        {form.refusal && (
          <Notice tone="danger" isLive>
            {form.refusal}
          </Notice>
        )}
        {unsaved.isRestored && <RestoredNotice onReset={() => form.patch(unsaved.discard)} />}
        <TextField
          {...form.field('transfer_person_name')}
          label={words.label}
          required
          help={words.help}
          autoComplete="off"
        />
        <PassbookPreview name={form.values.transfer_person_name} />
        <Box>
          <Button type="submit" isLoading={form.isSubmitting}>
            {messages.save}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}
