import type { Invoice } from '@invoice-card/contracts'
import { isCancelled, isExpired, paymentDetailPath } from '@invoice-card/domain'
import { ButtonLink, Card, EmptyState } from '@invoice-card/ui'
import { messages } from './messages.ts'

const words = messages.ended

/** A link of an old mail: why it leads nowhere any more. */
export const EndedRequest = ({ invoice }: { invoice: Invoice }) =>
  <Card><EmptyState title={words.title} description={words[endOf(invoice)]} action={<ButtonLink variant="secondary" to={paymentDetailPath(invoice)}>{words.detail}</ButtonLink>} /></Card>

function endOf(invoice: Invoice): 'declined' | 'cancelled' | 'expired' | 'paid' {
  // Who turned it down is not to be sent to ask why.
  if (isCancelled(invoice)) return invoice.cancellation?.reason === 'declined' ? 'declined' : 'cancelled'
  return isExpired(invoice) ? 'expired' : 'paid'
}
