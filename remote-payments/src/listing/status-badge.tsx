import type { InvoiceSummary } from '@invoice-card/contracts'
import { paymentStatusWords } from '@invoice-card/domain'
import { StatusBadge } from '@invoice-card/ui'

/** The state of a payment in words. */
export function InvoiceStatusBadge({ invoice }: { invoice: Pick<InvoiceSummary, 'status' | 'is_action_required'> }) {
  const { label, tone } = paymentStatusWords(invoice)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
