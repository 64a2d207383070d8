import { isRefusal } from '@invoice-card/api-client'
import { Button, Dialog, Notice, PasswordField, Stack, Text } from '@invoice-card/ui'
import { useId, useState, type FormEvent } from 'react'
import { failureText } from './failure-text.ts'
import { messages } from './messages.ts'
import { useSecondFactor } from './use-second-factor.ts'

const words = messages.confirm
const fieldId = 'current_password'

/** Asks for the password: whoever finds an open screen must not make the account weaker. */
export function SwitchOffDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { mutate, isPending } = useSecondFactor()

  const refuse = (text: string) => {
    setFault(text)
    document.getElementById(fieldId)?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(undefined)
    if (password === '') return refuse(words.passwordMissing)
    mutate({ is_second_factor_required: false, password }, {
      onSuccess: onClose,
      onError: error => isRefusal(error, 'password_incorrect') ? refuse(error.message) : setRefusal(failureText(error)),
    })
  }
  return (
    <Dialog
      isOpen title={words.title} onClose={onClose} role="alertdialog"
      actions={(
        <>
          <Button variant="secondary" onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" type="submit" form={formId} isLoading={isPending}>{words.submit}</Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{words.lead}</Text>
          {refusal && <Notice tone="danger" isLive>{refusal}</Notice>}
          <PasswordField
            id={fieldId} label={words.password} autoComplete="current-password" value={password} error={fault} fieldWidth="full"
            onChange={({ target }) => { setPassword(target.value); setFault(undefined) }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
