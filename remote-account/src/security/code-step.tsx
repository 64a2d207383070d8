import { isRefusal } from '@invoice-card/api-client'
import type { CodeSent } from '@invoice-card/contracts'
import { Notice, PinInput, Stack, Text } from '@invoice-card/ui'
import { useEffect, useState, type FormEvent } from 'react'
import { failureText } from '@invoice-card/form'
import { switchMessages as words } from './messages.ts'
import { ResendCode } from './resend-code.tsx'
import type { StepProps } from './switch-dialog.tsx'
import { useSecondFactor } from './use-second-factor.ts'

const fieldId = 'auth_code'
const focusCode = () => document.getElementById(fieldId)?.focus()

/** Asks for the code from the mail; the last digit sends it, a wrong one is typed anew. */
export function CodeStep({ formId, wanted, onBusy, onClose, sent }: StepProps & { sent: CodeSent }) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync, isPending } = useSecondFactor()
  // The step takes the place of the one whose field had the focus.
  useEffect(focusCode, [])

  const refuse = (text: string) => {
    setFault(text)
    focusCode()
  }
  const verify = async (auth_code: string) => {
    if (isPending) return
    setRefusal(undefined)
    if (auth_code.length < 6) return refuse(auth_code === '' ? words.codeMissing : words.codeShort)
    onBusy(true)
    try {
      await mutateAsync({ is_second_factor_required: wanted, challenge_id: sent.challenge_id, auth_code })
      onClose()
    }
    catch (error) {
      // After a lost connection the same code may still be right.
      if (!isRefusal(error)) return setRefusal(failureText(error))
      setCode('')
      refuse(faultText(error))
    }
    finally {
      onBusy(false)
    }
  }
  const resent = () => {
    setCode('')
    setFault(undefined)
    focusCode()
  }
  const submit = (event: FormEvent) => { event.preventDefault(); void verify(code) }
  return (
    <Stack gap="4">
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{words.codeLead(sent.masked_email_address)}</Text>
          {refusal && <Notice tone="danger" isLive>{refusal}</Notice>}
          <PinInput
            label={words.code} help={words.codeHelp} id={fieldId} name={fieldId} value={code} error={fault}
            onChange={({ target }) => { setCode(target.value); setFault(undefined) }} onComplete={pin => void verify(pin)}
          />
        </Stack>
      </form>
      <ResendCode wanted={wanted} sent={sent} onResent={resent} />
    </Stack>
  )
}

/** A wrong code says how often another one may be tried. */
function faultText(error: Error): string {
  const remaining = isRefusal(error, 'auth_code_incorrect') ? Number(error.details.remaining_attempts) : Number.NaN
  return Number.isNaN(remaining) ? error.message : error.message + words.remaining(remaining)
}
