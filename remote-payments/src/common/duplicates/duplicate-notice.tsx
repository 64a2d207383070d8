import { invoiceDisplayId } from '@invoice-card/domain'
import { AppLink, formatDate, formatYen, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { messages as words } from './messages.ts'
import { similarPaymentsQuery, type AskedInvoice } from './queries.ts'

/** Tells of payments that look like this one before a card is asked; whether it is the same document, only the application knows. */
export function DuplicateNotice(asked: AskedInvoice) {
  const { data } = useQuery(similarPaymentsQuery(asked))
  if (!data || data.invoices.length === 0) return null
  return (
    <Notice tone="attention" isLive title={asked.number === '' ? words.sameAmount : words.sameNumber}>
      <p>{words.check}</p>
      <ul>
        {data.invoices.map(invoice => (
          // In a tab of its own: leaving the flow would clear what was entered.
          <li key={invoice.id}><AppLink to={`${location.origin}/payments/review/${invoice.id}`}>{`${invoiceDisplayId(invoice.id)}　${invoice.supplier_name}　${formatYen(invoice.amount)}　${words.appliedOn(formatDate(invoice.created_at, { withWeekday: false }))}`}</AppLink></li>
        ))}
      </ul>
    </Notice>
  )
}
