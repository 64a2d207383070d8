import { DateText, DescriptionList, DescriptionRow, Money, Skeleton } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { TransferDay } from '../existing-payment/late-transfer/transfer-day.tsx'
import { paymentQuery } from '../existing-payment/payment-query.ts'
import { plannedTransferDay } from '../existing-payment/planned-transfer-day.ts'
import { messages } from './messages.ts'

/**
 * What distinguishes this payment from the others of the day, to write down or print. The number stands without them,
 * too.
 * @param isRequest known to be one before the payment is loaded
 */
export function PaidFacts({ invoiceId, isRequest: isKnownRequest }: { invoiceId: number; isRequest: boolean }) {
  const { data, isPending } = useQuery(paymentQuery(invoiceId))
  if (isPending) return <FactsToCome isRequest={isKnownRequest} />
  if (!data) return null
  const transferDay = plannedTransferDay(data)
  const isRequest = data.type === 'InvoiceRequestBuyer'
  const terms = isRequest ? messages.requestTerms : messages.terms
  return (
    <DescriptionList>
      <DescriptionRow term={terms.supplier}>{data.supplier_name}</DescriptionRow>
      {!isRequest && (
        <DescriptionRow term={messages.terms.amount}>
          <Money amountYen={data.amount} />
        </DescriptionRow>
      )}
      <DescriptionRow term={terms.total}>
        <Money amountYen={data.total_amount} />
      </DescriptionRow>
      {transferDay && (
        <DescriptionRow term={terms.transferDate}>
          <TransferDay day={transferDay} invoice={data} />
        </DescriptionRow>
      )}
      <DescriptionRow term={messages.dueDate}>
        <DateText value={data.due_date} />
      </DescriptionRow>
    </DescriptionList>
  )
}

/** As much room as the facts will take: what stands below must not move under a finger. */
function FactsToCome({ isRequest }: { isRequest: boolean }) {
  const { supplier, total, transferDate } = isRequest ? messages.requestTerms : messages.terms
  const amount = isRequest ? [] : [messages.terms.amount]
  return (
    <DescriptionList aria-busy>
      {[supplier, ...amount, total, transferDate, messages.dueDate].map(term => (
        <DescriptionRow key={term} term={term}>
          <Skeleton style={{ width: '8rem', height: '1lh' }} />
        </DescriptionRow>
      ))}
    </DescriptionList>
  )
}
