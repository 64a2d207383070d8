import type { Invoice, InvoiceSummary } from '@invoice-card/contracts'
import { paymentStatusWords } from '@invoice-card/domain'
import { StatusBadge } from '@invoice-card/ui'

type Shown = Pick<InvoiceSummary, 'status' | 'is_action_required' | 'cancel_reason' | 'return_state'> &
  Partial<Pick<Invoice, 'cancellation' | 'returned'>>

/** The state of a payment in words. */
export function InvoiceStatusBadge({ invoice }: { invoice: Shown }) {
  const { label, tone } = paymentStatusWords(invoice)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
