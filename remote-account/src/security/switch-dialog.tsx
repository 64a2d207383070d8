import type { CodeSent } from '@invoice-card/contracts'
import { Button, Dialog } from '@invoice-card/ui'
import { useId, useState } from 'react'
import { CodeStep } from './code-step.tsx'
import { switchMessages as words } from './messages.ts'
import { PasswordStep } from './password-step.tsx'

/** What both steps of the dialog are given. */
export interface StepProps {
  readonly formId: string
  /** Whether codes are to be asked for from now on. */
  readonly wanted: boolean
  readonly onBusy: (isBusy: boolean) => void
  readonly onClose: () => void
}

/** Switches the second step of the sign-in: asks for the password, then for the code that is mailed. */
export function SwitchDialog({ wanted, onClose }: Pick<StepProps, 'wanted' | 'onClose'>) {
  const formId = useId()
  const [sent, setSent] = useState<CodeSent>()
  const [isBusy, setIsBusy] = useState(false)
  const { title, submit } = wanted ? words.on : words.off
  const step = { formId, wanted, onBusy: setIsBusy, onClose }
  return (
    <Dialog
      isOpen title={title} onClose={onClose}
      actions={(
        <>
          <Button variant="secondary" onClick={onClose}>{words.cancel}</Button>
          <Button variant={wanted || !sent ? 'primary' : 'danger'} type="submit" form={formId} isLoading={isBusy}>{sent ? submit : words.next}</Button>
        </>
      )}
    >
      {sent ? <CodeStep {...step} sent={sent} /> : <PasswordStep {...step} onSent={setSent} />}
    </Dialog>
  )
}
