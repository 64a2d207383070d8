import type { Invoice } from '@invoice-card/contracts'
import { isCancelled } from '@invoice-card/domain'
import type { Selectable } from 'kysely'
import type { InvoiceEventsTable } from '../database/schema/money.ts'
import type { PaymentRow } from '../payments/store.ts'
import type { InvoiceRow } from './transitions.ts'

type Cancellation = NonNullable<Invoice['cancellation']>
type Event = Pick<Selectable<InvoiceEventsTable>, 'kind' | 'detail'>

const reasons: ReadonlySet<unknown> = new Set<Cancellation['reason']>(['buyer', 'examiner', 'unanswered', 'declined', 'withdrawn'])
const isReason = (reason: unknown): reason is Cancellation['reason'] => reasons.has(reason)

/** Who ended a cancelled invoice, as its event says, and what becomes of its card's money. */
export function cancellationOf(invoice: InvoiceRow, events: readonly Event[], payment: Pick<PaymentRow, 'status'> | undefined): Invoice['cancellation'] {
  if (!isCancelled(invoice)) return null
  const reason = events.findLast(({ kind }) => kind === 'cancelled')?.detail.reason
  return isReason(reason) ? { reason, settlement: payment ? settlements[payment.status] ?? null : null } : null
}

/** By where its payment stood, also once that is undone. */
const settlements: Partial<Record<PaymentRow['status'], Cancellation['settlement']>> = { authorised: 'void', voided: 'void', captured: 'refund', refunded: 'refund' }
