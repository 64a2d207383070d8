import * as v from 'valibot'
import { AmountYen, AuthCode, ChallengeId, CodeSent, Count, Id, optionalText, text, Timestamp } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { CancelReason } from './invoice-course.ts'
import { InvoiceStatus } from './base/invoice-states.ts'

/** What has to be typed before an account is closed. */
export const closureConfirmation = '退会する'

/** At most so many hindrances are listed by name; the counts say how many there are. */
export const maxListedHindrances = 50

/**
 * `payment`: an invoice paid by card that is not settled. `request`: a request of this company that its buyer has paid
 * and whose money is not sent yet. `card_payment`: a card that is being asked right now. `returned_transfer`: money
 * that was returned by the bank.
 */
const hindranceKinds = ['payment', 'request', 'card_payment', 'returned_transfer'] as const
/** What hinders a company from leaving, as `hindranceKinds` lists it. */
export type HindranceKind = (typeof hindranceKinds)[number]

/** One thing with money in it that has to end before the account can be closed. */
export const Hindrance = v.object({
  kind: v.picklist(hindranceKinds),
  /** The payment or request that it is about; null while there is none yet. */
  invoice_id: v.nullable(Id),
  /** Its status as lists show it; null while there is none yet. */
  invoice_status: v.nullable(InvoiceStatus),
  /** Of one that is cancelled and whose card is given its money back: who ended it, where that is known. */
  cancel_reason: v.optional(CancelReason),
  is_action_required: v.boolean(),
  /** A request of this company to another one, and not what it pays itself. */
  is_own_request: v.boolean(),
  /** Who is paid, or who was asked to pay. */
  name: v.string(),
  amount: AmountYen,
  /** When it was applied for or requested. */
  created_at: Timestamp,
})
export type Hindrance = v.InferOutput<typeof Hindrance>

/** Whether the account can be closed now: it can where `hindrances` is empty. */
export const ClosureState = v.object({
  hindrances: v.array(Hindrance),
  count_hindrances: Count,
  /**
   * What closing the account ends: cards, drafts and monthly requests are deleted, own requests withdrawn, received
   * ones declined, and the other side of each notified.
   */
  ends: v.object({
    credit_cards: Count,
    drafts: Count,
    open_requests: Count,
    received_requests: Count,
    request_schedules: v.optional(Count),
    external_clients: Count,
  }),
  /** What the law asks to retain. */
  retained: v.object({ invoices: Count, files: Count, receipts: Count }),
  company_name: v.string(),
  masked_email_address: v.string(),
  /** Closing takes a code from a mail as well: `sendClosureCode`. */
  is_code_required: v.boolean(),
})
export type ClosureState = v.InferOutput<typeof ClosureState>

const CurrentPassword = text(256)

/** Leaving the service. */
export const closures = defineContract({
  getClosure: {
    method: 'GET',
    path: '/api/v1/users/closure',
    toggle: 'account',
    summary: 'What stops the company from leaving, what leaving ends and what the law retains',
    response: ClosureState,
  },
  sendClosureCode: {
    method: 'POST',
    path: '/api/v1/users/closure/code',
    isRefusedWhileFrozen: true,
    toggle: 'account',
    limit: { per: 'user', max: 10, windowSeconds: 3_600 },
    summary: 'Send the code that closing the account takes where sign-ins take one',
    body: v.object({ password: CurrentPassword }),
    response: CodeSent,
    errors: { password_incorrect: 400 },
  },
  closeAccount: {
    method: 'POST',
    path: '/api/v1/users/closure',
    isRefusedWhileFrozen: true,
    toggle: 'account',
    summary:
      'Close the account: no session, program or card is left. A wrong code says `remaining_attempts` in `details`',
    body: v.object({
      password: CurrentPassword,
      /** 「退会する」, typed by hand. */
      confirmation: optionalText(100),
      challenge_id: v.optional(ChallengeId),
      auth_code: v.optional(AuthCode),
    }),
    response: v.object({ closed_at: Timestamp }),
    errors: {
      password_incorrect: 400,
      confirmation_mismatch: 422,
      payments_in_progress: 409,
      /** Other work of the company did not end in time; nothing is closed and the same code is still good. */
      account_in_use: 409,
      auth_code_required: 400,
      auth_code_incorrect: 400,
      auth_code_expired: 400,
      auth_code_attempts_exceeded: 400,
    },
  },
})
