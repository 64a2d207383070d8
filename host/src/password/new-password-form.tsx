import { createClient, isRefusal } from '@invoice-card/api-client'
import { credentials } from '@invoice-card/contracts'
import { newPasswordSchema, useForm } from '@invoice-card/form'
import { Button, Heading, Notice, PasswordField, Stack, Text } from '@invoice-card/ui/base'
import { object } from 'valibot'
import { Form } from '../auth/form.tsx'
import { passwordMessages } from './messages.ts'

const messages = passwordMessages.set
const client = createClient(credentials)

// The address is masked here, so only the server can recognise a password that is made of it.
const schema = object({ new_password: newPasswordSchema('') })

interface NewPasswordFormProps {
  token: string
  /** Masked. */
  address: string
  onDone: () => void
  /** The token ran out or was used meanwhile. */
  onRefused: () => void
}

export function NewPasswordForm({ token, address, onDone, onRefused }: NewPasswordFormProps) {
  const { refusal, isSubmitting, field, form } = useForm({
    initialValues: { new_password: '' },
    schema,
    onSubmit: async ({ new_password }) => {
      try {
        await client.resetPassword({ body: { reset_token: token, new_password } })
        onDone()
      } catch (error) {
        if (!isRefusal(error, 'reset_token_invalid')) throw error
        onRefused()
      }
    },
  })
  return (
    <Form {...form}>
      <Stack gap="2">
        <Heading as="h1" size="xl" tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text tone="muted" size="sm">
          {messages.lead(address)}
        </Text>
      </Stack>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      <PasswordField
        {...field('new_password')}
        label={messages.password}
        required
        help={messages.help}
        autoComplete="new-password"
        fieldWidth="full"
      />
      <Button type="submit" size="lg" isWide isLoading={isSubmitting}>
        {messages.submit}
      </Button>
    </Form>
  )
}
