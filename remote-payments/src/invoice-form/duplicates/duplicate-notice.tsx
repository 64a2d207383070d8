import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId, isAwaitingBuyer, paymentDetailPath } from '@invoice-card/domain'
import { AppLink, formatDate, formatYen, Notice } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { messages as words } from './messages.ts'
import { similarPaymentsQuery, type DuplicateQuery } from './queries.ts'

interface DuplicateNoticeProps extends DuplicateQuery {
  /** Named elsewhere on the screen. */
  readonly knownId?: number | undefined
}

/**
 * Shows payments, and of requests to pay, that look like this one before a card is asked; whether it is the same
 * document, only the application knows.
 */
export function DuplicateNotice({ knownId, ...asked }: DuplicateNoticeProps) {
  const { data } = useQuery(similarPaymentsQuery(asked))
  const invoices = data?.invoices.filter(({ id }) => id !== knownId) ?? []
  if (invoices.length === 0) return null
  const hasRequests = invoices.some(isAwaitingBuyer)
  const hasPayments = !invoices.every(isAwaitingBuyer)
  const title = asked.number === '' ? words.sameAmount : words.sameNumber
  return (
    <Notice tone="attention" isLive title={title(!hasRequests ? 'payments' : hasPayments ? 'both' : 'requests')}>
      <p>{[words.check, hasPayments && words.refused, hasRequests && words.asked].filter(Boolean).join('')}</p>
      <ul>
        {/* In a tab of its own: leaving the flow would clear what was entered. */}
        {invoices.map(invoice => (
          <li key={invoice.id}>
            <AppLink to={location.origin + paymentDetailPath(invoice)}>{nameOf(invoice)}</AppLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function nameOf(invoice: InvoiceSummary): string {
  const day = formatDate(invoice.created_at, { withWeekday: false })
  return `${invoiceDisplayId(invoice.id)}　${invoice.supplier_name}　${formatYen(invoice.amount)}　${invoice.type === 'InvoiceRequestBuyer' ? words.askedOn(day) : words.appliedOn(day)}`
}
