import type { Invoice } from '@invoice-card/contracts'
import { isCancelled, isExpired } from '@invoice-card/domain'
import { ButtonLink, Card, EmptyState } from '@invoice-card/ui'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

const words = messages.ended

/** A link of an old mail: why it leads nowhere any more. */
export function EndedRequest({ invoice }: { invoice: Invoice }) {
  const text = isCancelled(invoice) ? words.cancelled : isExpired(invoice) ? words.expired : words.paid
  const tab = isCancelled(invoice) || isExpired(invoice) ? 'history' : 'review'
  return <Card><EmptyState title={words.title} description={text} action={<ButtonLink variant="secondary" to={paths.detail(tab, invoice.id)}>{words.detail}</ButtonLink>} /></Card>
}
