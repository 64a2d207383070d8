import type { Form } from '@invoice-card/form'
import { Notice, PasswordField, Stack, Text } from '@invoice-card/ui'
import { switchMessages as words } from './messages.ts'

/** The password of who is signed in; the dialog's button sends it. */
export const PasswordStep = ({
  id,
  form,
  lead,
}: {
  id: string
  form: Form<{ current_password: string }>
  lead: string
}) => (
  <form {...form.form} id={id}>
    <Stack gap="4">
      <Text>{lead}</Text>
      {form.refusal && (
        <Notice tone="danger" isLive>
          {form.refusal}
        </Notice>
      )}
      <PasswordField
        {...form.field('current_password')}
        label={words.password}
        required
        autoComplete="current-password"
        fieldWidth="full"
      />
    </Stack>
  </form>
)
