import { createClient, isRefusal } from '@invoice-card/api-client'
import { credentials } from '@invoice-card/contracts'
import { passwordFault } from '@invoice-card/domain/registration'
import { Button, Heading, Notice, PasswordField, Stack, Text } from '@invoice-card/ui/base'
import { Form } from '../auth/form.tsx'
import { useAuthForm } from '../auth/use-auth-form.ts'
import { passwordMessages } from './messages.ts'

const messages = passwordMessages.set
const client = createClient(credentials)

// The address is masked here, so only the server can tell a password that is made of it.
const validate = ({ new_password }: { new_password: string }): Record<string, string> => {
  const fault = passwordFault(new_password, '')
  return fault === null ? {} : { new_password: fault }
}

interface NewPasswordFormProps {
  token: string
  /** Masked. */
  address: string
  onDone: () => void
  /** The token ran out or was used meanwhile. */
  onRefused: () => void
}

export function NewPasswordForm({ token, address, onDone, onRefused }: NewPasswordFormProps) {
  const { refusal, isSubmitting, fieldOf, form } = useAuthForm({
    initialValues: { new_password: '' }, validate,
    onSubmit: async ({ new_password }) => {
      try {
        await client.resetPassword({ body: { reset_token: token, new_password } })
        onDone()
      }
      catch (error) {
        if (!isRefusal(error, 'reset_token_invalid')) throw error
        onRefused()
      }
    },
  })
  return (
    <Form {...form}>
      <Stack gap="2">
        <Heading as="h1" size="xl" tabIndex={-1}>{messages.title}</Heading>
        <Text tone="muted" size="sm">{messages.lead(address)}</Text>
      </Stack>
      {refusal && <Notice tone="danger" isLive>{refusal}</Notice>}
      <PasswordField {...fieldOf('new_password')} label={messages.password} help={messages.help} autoComplete="new-password" fieldWidth="full" />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>{messages.submit}</Button>
    </Form>
  )
}
