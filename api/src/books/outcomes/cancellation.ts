import type { Cancellation } from '@invoice-card/contracts'
import { isCancelled } from '@invoice-card/domain'
import type { Selectable } from 'kysely'
import type { InvoiceEventsTable } from '../../platform/database/public.ts'
import type { PaymentRow } from '../payments/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'

type Event = Pick<Selectable<InvoiceEventsTable>, 'kind' | 'detail'>

const reasons: ReadonlySet<unknown> = new Set<Cancellation['reason']>([
  'buyer',
  'examiner',
  'unanswered',
  'declined',
  'withdrawn',
])
const isReason = (reason: unknown): reason is Cancellation['reason'] => reasons.has(reason)

/** The side that ended a cancelled invoice, as its event says, and how the card gets its money back. */
export function cancellationOf(
  invoice: InvoiceRow,
  events: readonly Event[],
  payment: Pick<PaymentRow, 'status'> | undefined,
): Cancellation | null {
  if (!isCancelled(invoice)) return null
  const { reason, settlement } = events.findLast(({ kind }) => kind === 'cancelled')?.detail ?? {}
  if (!isReason(reason)) return null
  // Cancelled while its card was being charged, and the gateway has not said yet what came of it.
  if (settlement === 'void_or_refund' && payment?.status === 'authorised') return { reason, settlement }
  // Until the dispute is won, and we refund it.
  if (settlement === 'charge_back' && payment?.status !== 'refunded') return { reason, settlement }
  return { reason, settlement: payment ? (settlements[payment.status] ?? null) : null }
}

/** Words that one side of a request left for the other when it ended it; an examiner's are neither's. */
export function endingCommentOf(events: readonly Event[]): string | null {
  const { reason, comment } = events.findLast(({ kind }) => kind === 'cancelled')?.detail ?? {}
  const isShown = reason === 'withdrawn' || reason === 'declined'
  return isShown && typeof comment === 'string' && comment !== '' ? comment : null
}

/** By where its payment stood, also once that is undone. */
const settlements: Partial<Record<PaymentRow['status'], Cancellation['settlement']>> = {
  authorised: 'void',
  voided: 'void',
  captured: 'refund',
  refunded: 'refund',
}
