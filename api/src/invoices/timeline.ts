import type { Selectable } from 'kysely'
import type { Invoice } from '@invoice-card/contracts'
import { isAwaitingBuyer, isFinal, isInReview, isReserved, isTransferred } from '@invoice-card/domain'
import type { InvoiceEventsTable } from '../database/schema/money.ts'
import type { InvoiceRow } from './transitions.ts'

type Entry = Invoice['timeline'][number]
type Event = Pick<Selectable<InvoiceEventsTable>, 'kind' | 'at'>

const planned = (kind: Entry['kind'], on: string | null = null): Entry => ({ kind, state: 'planned', at: null, on })
const current = (kind: Entry['kind'], on: string | null = null): Entry => ({ kind, state: 'current', at: null, on })

/** What happened, what is happening and what is going to happen to a payment: check → transfer day → card debit. */
export const timelineOf = (invoice: InvoiceRow, events: readonly Event[]): Entry[] => [
  ...events.map(({ kind, at }): Entry => ({ kind, state: 'done', at: at.toISOString(), on: null })),
  ...ahead(invoice),
]

// When the card is debited only its issuer knows.
const ahead = (invoice: InvoiceRow): Entry[] => {
  if (isTransferred(invoice)) return [planned('card_debit')]
  if (isFinal(invoice) || isAwaitingBuyer(invoice)) return []
  const transfer = isReserved(invoice) && !invoice.is_action_required ? current : planned
  const rest = [transfer('transferred', invoice.transfer_date), planned('card_debit')]
  if (invoice.is_action_required) return [current('answered', invoice.action_required_until), planned('check_completed'), ...rest]
  return isInReview(invoice) ? [current('check_completed'), ...rest] : rest
}
