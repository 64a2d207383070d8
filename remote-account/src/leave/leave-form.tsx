import { isRefusal } from '@invoice-card/api-client'
import { closureConfirmation, type ClosureState, type CodeSent } from '@invoice-card/contracts'
import { Button, HStack, Notice, PasswordField, Stack, TextField } from '@invoice-card/ui'
import { useState, type FormEvent } from 'react'
import { failureText } from '@invoice-card/form'
import { LeaveDialog } from './leave-dialog.tsx'
import { messages } from './messages.ts'
import { useSendCode } from './queries.ts'

const fields = { password: 'current_password', confirmation: 'confirmation' } as const
type Field = keyof typeof fields

interface LeaveFormProps {
  readonly state: ClosureState
  /** A payment has begun since the screen was opened. */
  readonly onHindered: () => void
}

/** Password and a word typed by hand; then a dialog asks once more. */
export function LeaveForm({ state, onHindered }: LeaveFormProps) {
  const [values, setValues] = useState<Record<Field, string>>({ password: '', confirmation: '' })
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [asking, setAsking] = useState<{ readonly sent?: CodeSent }>()
  const sendCode = useSendCode()

  const refuse = (found: Partial<Record<Field, string>>) => {
    setFaults(found)
    document.getElementById(fields[found.password ? 'password' : 'confirmation'])?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sendCode.isPending) return
    const found = faultsOf(values)
    if (Object.keys(found).length > 0) return refuse(found)
    if (!state.is_code_required) return setAsking({})
    sendCode.mutate(values.password, {
      onSuccess: sent => setAsking({ sent }),
      onError: error => {
        if (isRefusal(error, 'password_incorrect')) refuse({ password: error.message })
      },
    })
  }
  const fieldOf = (name: Field) => ({
    id: fields[name],
    value: values[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setValues(typed => ({ ...typed, [name]: target.value }))
      setFaults(({ [name]: _, ...others }) => others)
    },
  })
  const isTold = sendCode.error !== null && !isRefusal(sendCode.error, 'password_incorrect')
  return (
    <>
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          {isTold && (
            <Notice tone="danger" isLive>
              {failureText(sendCode.error)}
            </Notice>
          )}
          <PasswordField {...fieldOf('password')} label={messages.password} autoComplete="current-password" required />
          <TextField {...fieldOf('confirmation')} label={messages.confirmation} autoComplete="off" required />
          <HStack>
            <Button variant="danger" type="submit" isLoading={sendCode.isPending}>
              {messages.submit}
            </Button>
          </HStack>
        </Stack>
      </form>
      {asking && (
        <LeaveDialog
          state={state}
          {...asking}
          password={values.password}
          onClose={() => setAsking(undefined)}
          onWrongPassword={text => {
            setAsking(undefined)
            refuse({ password: text })
          }}
          onHindered={() => {
            setAsking(undefined)
            onHindered()
          }}
        />
      )}
    </>
  )
}

const faultsOf = ({ password, confirmation }: Record<Field, string>): Partial<Record<Field, string>> => ({
  ...(password === '' && { password: messages.passwordMissing }),
  ...(confirmation.normalize('NFKC').trim() !== closureConfirmation && { confirmation: messages.confirmationWrong }),
})
