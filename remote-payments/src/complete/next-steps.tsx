import type { Invoice } from '@invoice-card/contracts'
import { Card, Section, Skeleton, styled } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { isFeePaid } from '../fee/is-fee-paid.ts'
import { paymentQuery } from '../existing-payment/payment-query.ts'
import { plannedTransferDay } from '../existing-payment/planned-transfer-day.ts'
import { messages } from './messages.ts'

const words = messages.next
const Steps = styled('ol', {
  base: { listStyleType: 'decimal', paddingInlineStart: '6', display: 'flex', flexDirection: 'column', gap: '2' },
})

/**
 * What happens to the payment now.
 * @param isRequest known to be one before the payment is loaded
 */
export function NextSteps({ invoiceId, isRequest }: { invoiceId: number; isRequest: boolean }) {
  const { data, isPending } = useQuery(paymentQuery(invoiceId))
  const isToCome = isPending && !isRequest
  const steps = isRequest || data?.type === 'InvoiceRequestBuyer' ? [words.requestTransfer] : stepsOfPayment(data)
  return (
    <Card>
      <Section title={words.title}>
        <Steps>
          {[...words.check, ...steps].map(item => (
            <li key={item}>{item}</li>
          ))}
          {isToCome && <StepsToCome />}
        </Steps>
      </Section>
    </Card>
  )
}

/** As much room as the steps will take: what stands below must not move under a finger. */
const StepsToCome = () =>
  ['60%', '80%'].map(width => (
    <li key={width} aria-hidden>
      <Skeleton style={{ width, height: '1lh' }} />
    </li>
  ))

/** Not loaded yet it may be a request, whose card was authorised again. */
function stepsOfPayment(invoice: Invoice | undefined): readonly string[] {
  if (!invoice) return []
  const transfer = plannedTransferDay(invoice) === null ? words.transferUndecided : words.transfer
  return isFeePaid(invoice) ? [transfer, words.receipt] : [transfer]
}
