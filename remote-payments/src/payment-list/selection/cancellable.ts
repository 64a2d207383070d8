import type { InvoiceSummary } from '@invoice-card/contracts'
import { cancelLabel, isAwaitingBuyer, isCancelled, isExpired, isTransferred } from '@invoice-card/domain'
import { messages } from './messages.ts'

/** Why a payment cannot be cancelled; null where it can be. */
export function whyNotCancellable(invoice: InvoiceSummary): string | null {
  if (invoice.is_cancellable) return null
  const { reasons } = messages
  if (isTransferred(invoice)) return reasons.transferred
  if (isCancelled(invoice)) return reasons.ended(cancelLabel(invoice.cancel_reason))
  if (isExpired(invoice)) return reasons.expired
  return isAwaitingBuyer(invoice) ? reasons.request : reasons.late
}
