import { ActionRequiredReason, ChangedFact, type Invoice } from '@invoice-card/contracts'
import {
  actionRequiredReasons,
  isAwaitingBuyer,
  isFinal,
  isInReview,
  isReserved,
  isTransferred,
} from '@invoice-card/domain'
import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { InvoiceEventsTable } from '../../../platform/database/public.ts'
import { changedAddresseeOf } from './changed-addressee.ts'
import { type InvoiceRow, isForSeller } from '../../../books/invoices/public.ts'
import { isAccountRecheck } from '../../../books/moves/public.ts'
import type { MoneyReturn } from '../../transfers/public.ts'

type Entry = Invoice['timeline'][number]
type Event = Pick<Selectable<InvoiceEventsTable>, 'kind' | 'actor' | 'at' | 'detail'>

const planned = (kind: Entry['kind'], on: string | null = null): Entry => ({ kind, state: 'planned', at: null, on })
const done = (kind: Entry['kind'], at: Date): Entry => ({ kind, state: 'done', at: at.toISOString(), on: null })
const current = (kind: Entry['kind'], on: string | null = null): Entry => ({ kind, state: 'current', at: null, on })

/**
 * The past, present and coming events of a payment: check → transfer day → card debit.
 * @param isSeller who reads it: what was asked and answered is between the examiner and the owner
 * @param userNames of the seller's users, by the actor of an event
 * @param today in Japan: a transfer day that has come before the check is complete is not stored
 */
export const timelineOf = (
  invoice: InvoiceRow,
  events: readonly Event[],
  {
    returns = [],
    isSeller,
    userNames,
    today,
  }: {
    readonly returns?: readonly MoneyReturn[]
    readonly isSeller: boolean
    readonly userNames?: ReadonlyMap<string, string>
    readonly today: string
  },
): Entry[] => [
  ...events
    .filter((event, index) => isSeller || !isSellersOnly(invoice.kind, event, events.slice(0, index)))
    .map(event => ({
      ...done(event.kind, event.at),
      ...(isSeller ? changedAddresseeOf(event, userNames) : shownDetailOf(event.kind, event.detail)),
    })),
  ...returns.flatMap(afterReturn),
  // A user who gets everything back reads that in place of a debit.
  ...ahead(invoice, { isSeller, today, isAccountRecheck: isAccountRecheck(invoice.kind, events) }).filter(
    ({ kind }) => kind !== 'card_debit' || returns.at(-1)?.outcome !== 'refund',
  ),
]

const sellersKinds: ReadonlySet<Event['kind']> = new Set([
  'mailed',
  'mail_failed',
  'opened',
  'link_replaced',
  'message_sent',
  'account_named',
  'addressee_changed',
])

const checks: ReadonlySet<Event['kind']> = new Set(['checked', 'check_completed'])

/**
 * How its seller reached the buyer, what the seller was asked about its account, and the checks of another account are
 * not the buyer's.
 * @param before the events before it
 */
export const isSellersOnly = (
  invoiceKind: InvoiceRow['kind'] | undefined,
  { kind, detail }: Pick<Event, 'kind' | 'detail'>,
  before: readonly Pick<Event, 'kind'>[],
): boolean =>
  sellersKinds.has(kind) ||
  (checks.has(kind) && isAccountRecheck(invoiceKind, before)) ||
  (invoiceKind === 'request' && kind === 'action_required' && detail.reason === actionRequiredReasons.transferReturned)

/** What an event stores beside its kind, as far as there is anything for the owner in it. */
const ActionDetail = v.object({
  reason: v.optional(v.nullable(ActionRequiredReason)),
  comment: v.optional(v.nullable(v.string())),
  changed: v.optional(v.array(v.string())),
})

function shownDetailOf(kind: Event['kind'], detail: unknown): Pick<Entry, 'reason' | 'comment' | 'changed'> {
  if ((kind !== 'action_required' && kind !== 'answered') || !v.is(ActionDetail, detail)) return {}
  const { reason, comment, changed = [] } = detail
  const facts = changed.filter(fact => v.is(ChangedFact, fact))
  return { ...(reason && { reason }), ...(comment && { comment }), ...(facts.length > 0 && { changed: facts }) }
}

// When the card is debited only its issuer knows.
const ahead = (
  invoice: InvoiceRow,
  {
    isSeller,
    today,
    isAccountRecheck,
  }: { readonly isSeller: boolean; readonly today: string; readonly isAccountRecheck: boolean },
): Entry[] => {
  if (isTransferred(invoice)) return [planned('card_debit')]
  if (isFinal(invoice) || isAwaitingBuyer(invoice)) return []
  const isCheckedForReader = isReserved(invoice) || (isAccountRecheck && !isSeller)
  const transfer = isCheckedForReader && !invoice.is_action_required ? current : planned
  const rest = [transfer('transferred', transferDayAhead(invoice, today)), planned('card_debit')]
  if (isSeller ? invoice.is_action_required : invoice.is_buyer_action_required)
    return [
      current(
        isForSeller(invoice) ? 'account_named' : 'answered',
        isSeller && !isForSeller(invoice) ? null : invoice.action_required_until,
      ),
      planned('check_completed'),
      ...rest,
    ]
  return isInReview(invoice) && !isCheckedForReader ? [current('check_completed'), ...rest] : rest
}

/**
 * Null where it has come although the check, or an answer, is still awaited: which day it will be, only the completion
 * says.
 */
function transferDayAhead(invoice: InvoiceRow, today: string): string | null {
  const { transfer_date } = invoice
  const isUndecided = isInReview(invoice) || invoice.is_action_required
  return isUndecided && transfer_date !== null && transfer_date <= today ? null : transfer_date
}

/** The money was returned, and what is done about it. */
function afterReturn({ recorded_at, outcome, decided_at, transfer_date, done_at }: MoneyReturn): Entry[] {
  const returned = done('returned', recorded_at)
  if (outcome === null) return [returned, current('return_decision')]
  if (outcome === 'refund') return [returned, done('refunded', decided_at ?? recorded_at)]
  return [returned, done_at ? done('resent', done_at) : current('resent', transfer_date)]
}
