import * as v from 'valibot'
import { Account } from './accounts.ts'
import { DateOnly, Timestamp } from './base/common.ts'
import { ActionRequiredReason } from './base/invoice-states.ts'

/** What an answer or a correction of its owner can change. */
export const ChangedFact = v.picklist([
  'amount',
  'card',
  'due_date',
  'file_ids',
  'invoice_number',
  'issue_date',
  'payee',
  'registration_number',
  'transfer_date',
  'transfer_person_name',
])
export type ChangedFact = v.InferOutput<typeof ChangedFact>

/** One thing that happened or is going to happen to an invoice. */
export const TimelineEntry = v.object({
  kind: v.picklist([
    'applied',
    'checked',
    'check_completed',
    'captured',
    'transferred',
    'card_debit',
    'action_required',
    'answered',
    'cancelled',
    'expired',
    'requested',
    'mailed',
    'mail_failed',
    'opened',
    'link_replaced',
    'dates_changed',
    'message_sent',
    'addressee_changed',
    'linked',
    'account_named',
    'supplier_confirmed',
    'returned',
    'return_decision',
    'resent',
    'refunded',
  ]),
  state: v.picklist(['done', 'current', 'planned']),
  /** When it happened; null where only the day is known. */
  at: v.nullable(Timestamp),
  on: v.nullable(DateOnly),
  /** Of what was asked of the owner: why. */
  reason: v.optional(ActionRequiredReason),
  /** Of a question or an answer: its words, for the owner alone. */
  comment: v.optional(v.string()),
  /** Of an answer or a correction: what it changed, for the owner alone. */
  changed: v.optional(v.array(ChangedFact)),
  /** Of a changed addressee: which user of the seller changed it, for the seller alone. */
  by: v.optional(v.string()),
  /** Of a changed addressee: whom the request asked before, for the seller alone. */
  former: v.optional(v.object({ person_name: v.string(), email_address: v.string() })),
})
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>

/** Money that was sent and that the payee's bank gave back (組戻し). */
export const ReturnedMoney = v.object({
  /** As the bank says it. */
  reason: v.string(),
  /** Null while somebody has to decide. */
  outcome: v.nullable(v.picklist(['resend', 'refund'])),
  /** When it is sent again. */
  transfer_date: v.nullable(DateOnly),
  /** Where it is sent again; null where that is another's business. */
  account: v.nullable(v.omit(Account, ['id', 'created_at'])),
})
export type ReturnedMoney = v.InferOutput<typeof ReturnedMoney>

/**
 * What becomes of the last return of a row's money, in a word: `undecided` while somebody has to decide, `resend` until
 * it has arrived, `refund` for good.
 */
export const ReturnState = v.picklist(['undecided', 'resend', 'refund'])
export type ReturnState = v.InferOutput<typeof ReturnState>

/**
 * What becomes of the card's money where a payment is cancelled; both are possible while the card is being charged. Of
 * one that is charged back the issuer has given it back already.
 */
export const Settlement = v.picklist(['void', 'refund', 'void_or_refund', 'charge_back'])
export type Settlement = v.InferOutput<typeof Settlement>

/**
 * The side that ended a payment or a request: its payer, the examination, an answer that did not come in time; of a
 * request also its buyer, who declined it, or its seller, who withdrew it.
 */
export const CancelReason = v.picklist(['buyer', 'examiner', 'unanswered', 'declined', 'withdrawn'])

/** How a payment or a request ended without a transfer. */
export const Cancellation = v.object({
  reason: CancelReason,
  /** Null where no card was used. */
  settlement: v.nullable(Settlement),
})
export type Cancellation = v.InferOutput<typeof Cancellation>
