import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceDisplayId, isAwaitingBuyer, paymentDetailPath } from '@invoice-card/domain'
import { AppLink, Box, formatDate, formatYen, Notice, touchRows } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { messages as words } from './messages.ts'
import { sameDayQuery, sameInvoiceQuery, similarPaymentsQuery, type DuplicateQuery } from './queries.ts'

interface DuplicateNoticeProps extends DuplicateQuery {
  /** Named elsewhere on the screen. */
  readonly knownId?: number | undefined
}

/**
 * Shows payments, and of requests to pay, that look like this one before a card is asked; whether it is the same
 * document, only the application knows.
 */
export function DuplicateNotice({ knownId, ...asked }: DuplicateNoticeProps) {
  const similar = useQuery(similarPaymentsQuery(asked)).data?.invoices ?? []
  const sameInvoice = useQuery(sameInvoiceQuery(asked)).data?.invoices ?? []
  const sameDay = useQuery(sameDayQuery(asked)).data?.invoices ?? []
  const isUnknown = ({ id }: InvoiceSummary) => id !== knownId
  const otherNumbers = sameDay.filter(({ id }) => !similar.some(named => named.id === id)).filter(isUnknown)
  const otherAmounts = sameInvoice.filter(({ amount }) => amount !== asked.amount).filter(isUnknown)
  const amounts = [...new Set(otherAmounts.map(({ amount }) => formatYen(amount)))].join('、')
  return (
    <>
      <Payments
        invoices={similar.filter(isUnknown)}
        titleOf={asked.number === '' ? words.sameAmount : words.sameNumber}
        refused={words.refused}
      />
      {/* The application accepts another amount, and another number. */}
      <Payments invoices={otherAmounts} titleOf={what => words.otherAmount(what, amounts)} refused={null} />
      <Payments invoices={otherNumbers} titleOf={words.sameDay} refused={null} />
    </>
  )
}

interface PaymentsProps {
  readonly invoices: readonly InvoiceSummary[]
  readonly titleOf: typeof words.sameNumber
  readonly refused: string | null
}

function Payments({ invoices, titleOf, refused }: PaymentsProps) {
  if (invoices.length === 0) return null
  const hasRequests = invoices.some(isAwaitingBuyer)
  const hasPayments = !invoices.every(isAwaitingBuyer)
  return (
    <Notice tone="attention" isLive title={titleOf(!hasRequests ? 'payments' : hasPayments ? 'both' : 'requests')}>
      <p>{[words.check, hasPayments && refused, hasRequests && words.asked].filter(Boolean).join('')}</p>
      <Box as="ul" css={touchRows}>
        {/* In a tab of its own: leaving the flow would clear what was entered. */}
        {invoices.map(invoice => (
          <li key={invoice.id}>
            <AppLink to={location.origin + paymentDetailPath(invoice)}>{nameOf(invoice)}</AppLink>
          </li>
        ))}
      </Box>
    </Notice>
  )
}

function nameOf(invoice: InvoiceSummary): string {
  const day = formatDate(invoice.created_at, { withWeekday: false })
  return `${invoiceDisplayId(invoice.id)}　${invoice.supplier_name}　${formatYen(invoice.amount)}　${invoice.type === 'InvoiceRequestBuyer' ? words.requestedOn(day) : words.appliedOn(day)}`
}
