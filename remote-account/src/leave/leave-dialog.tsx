import { isRefusal } from '@invoice-card/api-client'
import { closureConfirmation } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import type { CodeChallenge } from '@invoice-card/form/code'
import { Button, Dialog, Notice, Stack, Text } from '@invoice-card/ui'
import { useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { messages } from './messages.ts'
import { closeAccount } from './queries.ts'

const words = messages.dialog

interface LeaveDialogProps {
  readonly companyName: string
  readonly password: string
  /** The code that was mailed; none where sign-ins take none either. */
  readonly sent: CodeChallenge | undefined
  readonly onClose: () => void
  readonly onWrongPassword: (refusal: unknown) => void
  readonly onHindered: () => void
}

/** Asks for the last time; with a code where sign-ins take one. */
export function LeaveDialog({ companyName, password, sent, onClose, onWrongPassword, onHindered }: LeaveDialogProps) {
  const [failure, setFailure] = useState<string>()
  const [isClosing, setIsClosing] = useState(false)

  const leave = async (proof?: { challenge_id: string; auth_code: string }) => {
    try {
      await closeAccount({ password, confirmation: closureConfirmation, ...proof })
    } catch (error) {
      if (isRefusal(error, 'password_incorrect')) return onWrongPassword(error)
      if (isRefusal(error, 'payments_in_progress')) return onHindered()
      throw error
    }
  }
  const leaveAtOnce = async () => {
    setIsClosing(true)
    setFailure(undefined)
    try {
      await leave()
    } catch (error) {
      setFailure(failureText(error))
      setIsClosing(false)
    }
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
          {!sent && (
            <Button variant="danger" isLoading={isClosing} onClick={() => void leaveAtOnce()}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <Text>{words.lead(companyName)}</Text>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        {sent && <CodeStep sent={sent} password={password} onCode={leave} />}
      </Stack>
    </Dialog>
  )
}
