import type { InvoiceSummary } from '@invoice-card/contracts'
import { invoiceStatusLabels, isAwaitingBuyer, isInReview, isReserved, isTransferred } from '@invoice-card/domain'
import { StatusBadge, type BadgeTone } from '@invoice-card/ui'

type Shown = Pick<InvoiceSummary, 'status' | 'is_action_required'>

const toneOf = (invoice: Shown): BadgeTone => {
  if (invoice.is_action_required) return 'attention'
  if (isTransferred(invoice)) return 'success'
  if (isInReview(invoice) || isReserved(invoice)) return 'info'
  return isAwaitingBuyer(invoice) ? 'attention' : 'neutral'
}

/** The state of a payment in words. */
export function InvoiceStatusBadge({ invoice }: { invoice: Shown }) {
  return <StatusBadge tone={toneOf(invoice)}>{invoice.is_action_required ? '要対応' : invoiceStatusLabels[invoice.status]}</StatusBadge>
}
