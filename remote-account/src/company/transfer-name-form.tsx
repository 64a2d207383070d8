import { displayKana } from '@invoice-card/domain'
import { transferNameRule } from '@invoice-card/domain/registration'
import { notify } from '@invoice-card/events'
import { rulesSchema, useForm } from '@invoice-card/form'
import { Box, Button, Notice, Stack, TextField } from '@invoice-card/ui'
import { userCalls } from '../common/security-settings.ts'
import { useChangedUser } from '../common/use-changed-user.ts'
import { messages } from './messages.ts'
import { PassbookPreview } from './passbook-preview.tsx'

const words = messages.transferName
const schema = rulesSchema({ transfer_person_name: transferNameRule })

/** The name that payees see, with how their passbook will show it. */
export function TransferNameForm({ name }: { name: string }) {
  const showChanged = useChangedUser()
  const form = useForm({
    initialValues: { transfer_person_name: displayKana(name) },
    schema,
    onSubmit: async body => {
      const { transfer_person_name } = await userCalls.updateTransferPersonName({ body })
      showChanged({
        information: user => ({
          ...user,
          ...(user.corporation && { corporation: { ...user.corporation, transfer_person_name } }),
          ...(user.sole_proprietor && { sole_proprietor: { ...user.sole_proprietor, transfer_person_name } }),
        }),
        loginUser: { transferPersonName: transfer_person_name },
      })
      form.patch(() => ({ transfer_person_name: displayKana(transfer_person_name) }))
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
