import { Checkbox, Notice, Text } from '@invoice-card/ui'
import { messages as formMessages } from '../form-rules/messages.ts'
import type { PayeeDifference } from '../invoice-form/reading/payee-differences.ts'
import { messages } from './messages.ts'
import { payeeTickId, type PayeeCheck } from './use-payee-check.ts'

const textOf: Readonly<Record<PayeeDifference['kind'], (issuer: string) => string>> = {
  issuer: formMessages.supplier.another,
  account: () => formMessages.account.chosenDiffers,
  unregistered: () => formMessages.account.differs,
}

/** What an invoice fraud changes, once more where it is paid, with the tick that it is meant so. */
export function PayeeWarnings({ check }: { check: PayeeCheck }) {
  const { differences, issuer, registrationNumber, isConfirmed, setIsConfirmed, isMissed } = check
  const from = differences.every(({ kind }) => kind === 'unregistered') ? 'registered' : 'invoice'
  return (
    <>
      {differences.length > 0 && (
        <Notice
          tone="danger"
          title={messages.differences.title[from]}
          actions={
            <Checkbox
              id={payeeTickId}
              required
              label={messages.differences.confirm[from]}
              checked={isConfirmed}
              onChange={event => setIsConfirmed(event.target.checked)}
              error={isMissed ? messages.differences.required : undefined}
            />
          }
        >
          {differences.map(({ kind }) => (
            <Text key={kind}>{textOf[kind](issuer)}</Text>
          ))}
        </Notice>
      )}
      {registrationNumber && <Notice tone="attention">{registrationNumber}</Notice>}
    </>
  )
}
