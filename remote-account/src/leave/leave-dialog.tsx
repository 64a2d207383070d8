import { isRefusal } from '@invoice-card/api-client'
import { closureConfirmation, type ClosureState, type CodeSent } from '@invoice-card/contracts'
import { Button, Dialog, Notice, PinInput, Stack, Text, TextButton } from '@invoice-card/ui'
import { useId, useState, type FormEvent } from 'react'
import { failureText } from '@invoice-card/form'
import { messages } from './messages.ts'
import { useCloseAccount, useSendCode } from './queries.ts'

const words = messages.dialog
const codeId = 'auth_code'
const codeRefusals = [
  'auth_code_incorrect',
  'auth_code_expired',
  'auth_code_attempts_exceeded',
  'auth_code_required',
] as const

interface LeaveDialogProps {
  readonly state: Pick<ClosureState, 'company_name'>
  /** Where a code was sent for; none where sign-ins take none either. */
  readonly sent?: CodeSent
  readonly password: string
  readonly onClose: () => void
  readonly onWrongPassword: (text: string) => void
  readonly onHindered: () => void
}

/** Asks for the last time; with a code where sign-ins take one. */
export function LeaveDialog({
  state: { company_name },
  sent,
  password,
  onClose,
  onWrongPassword,
  onHindered,
}: LeaveDialogProps) {
  const formId = useId()
  const [challenge, setChallenge] = useState(sent)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [told, setTold] = useState<{ readonly tone: 'success' | 'danger'; readonly text: string }>()
  const closing = useCloseAccount()
  const sending = useSendCode()

  const refuse = (text: string) => {
    setFault(text)
    document.getElementById(codeId)?.focus()
  }
  const onError = (error: unknown) => {
    if (codeRefusals.some(refusal => isRefusal(error, refusal)) && error instanceof Error) return refuse(error.message)
    if (isRefusal(error, 'password_incorrect')) return onWrongPassword(error.message)
    if (isRefusal(error, 'payments_under_way')) return onHindered()
    setTold({ tone: 'danger', text: failureText(error) })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (closing.isPending || closing.isSuccess) return
    setTold(undefined)
    if (challenge && code.length < 6) return refuse(words.codeMissing)
    closing.mutate(
      {
        password,
        confirmation: closureConfirmation,
        ...(challenge && { challenge_id: challenge.challenge_id, auth_code: code }),
      },
      { onError },
    )
  }
  const resend = () => {
    if (sending.isPending) return
    sending.mutate(password, {
      onSuccess: next => {
        setChallenge(next)
        setCode('')
        setFault(undefined)
        setTold({ tone: 'success', text: words.resent })
      },
      onError,
    })
  }
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} isLoading={closing.isPending || closing.isSuccess}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{words.lead(company_name)}</Text>
          {told && (
            <Notice tone={told.tone} isLive>
              {told.text}
            </Notice>
          )}
          {challenge && (
            <>
              <Text>{words.sent(challenge.masked_email_address)}</Text>
              <PinInput
                id={codeId}
                name={codeId}
                label={words.code}
                value={code}
                error={fault}
                onChange={({ target }) => {
                  setCode(String(target.value))
                  setFault(undefined)
                }}
              />
              <TextButton icon="refresh" size="sm" onClick={resend}>
                {words.resend}
              </TextButton>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
