import * as v from 'valibot'
import { AmountYen, optionalText, text, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { maxCommentLength } from './base/field-lengths.ts'
import { CardChoice, PaymentStart } from './invoices.ts'

/** What a buyer does with a request: pays it as it was seen, or turns it down. */
export const RequestAnswer = v.variant('action', [
  v.object({
    action: v.literal('pay'),
    card: CardChoice,
    /** The amount the buyer saw; another amount on the server is refused. */
    amount: AmountYen,
    /** The name the seller sees on the transfer; the company's own where it is left out. */
    transfer_person_name: v.optional(text(48)),
    /** The state that the buyer saw: another day to pay by is refused like another amount. */
    known_updated_at: v.optional(Timestamp),
    is_terms_agreed: v.literal(true),
  }),
  v.object({ action: v.literal('decline'), comment: v.optional(optionalText(maxCommentLength)) }),
])
export type RequestAnswer = v.InferOutput<typeof RequestAnswer>

/** Refusals of every call that takes a card. */
const cardErrors = {
  credit_card_not_found: 404,
  card_token_invalid: 422,
  card_brand_not_accepted: 422,
  card_expired: 422,
  card_frozen: 409,
  card_attempts_exceeded: 403,
} as const

/** Refusals of `answerRequest`; screens know by them that nothing was charged. */
export const answerRequestErrors = {
  invoice_not_found: 404,
  request_expired: 409,
  request_cancelled: 409,
  request_already_paid: 409,
  request_suspended: 409,
  request_payment_in_progress: 409,
  amount_changed: 409,
  invoice_changed: 409,
  seller_is_own_company: 422,
  duplicate_invoice: 409,
  transfer_person_name_not_kana: 422,
  ...cardErrors,
} as const

/** Refusals of `authoriseAgain`; screens know by them that nothing was charged. */
export const authoriseAgainErrors = {
  invoice_not_found: 404,
  invoice_not_editable: 409,
  invoice_changed: 409,
  card_already_charged: 409,
  commission_changed: 409,
  amount_over_limit: 422,
  duplicate_invoice: 409,
  ...cardErrors,
} as const

/** A card for a payment that is there already, in yen. */
export const AuthoriseAgainBody = v.object({
  card: CardChoice,
  /** A corrected amount, with the fee the user saw for it. */
  corrected: v.optional(v.object({ amount: v.pipe(AmountYen, v.minValue(1)), commission_amount: AmountYen })),
  comment: v.optional(optionalText(maxCommentLength)),
  /** The state that a corrected amount began from: another correction since then is not overwritten. */
  known_updated_at: v.optional(Timestamp),
  is_terms_agreed: v.literal(true),
})

/** Card payments for invoices that are there already; a new one is made by `createInvoice`. */
export const payments = defineContract({
  answerRequest: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/request_buyer',
    toggle: 'payments',
    limit: callLimits.card,
    isIdempotent: true,
    needsRegistration: true,
    summary: 'Pay a request with a card and 3-D Secure, or decline it; a frozen company only declines',
    body: RequestAnswer,
    /** As for `createInvoice`; `request_declined` where the buyer turned the request down, without a payment. */
    response: v.object({
      ...PaymentStart.entries,
      payment_id: v.nullable(Uuid),
      status: v.picklist([...PaymentStart.entries.status.options, 'request_declined']),
    }),
    errors: answerRequestErrors,
  },
  authoriseAgain: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/authorisation',
    isRefusedWhileFrozen: true,
    toggle: 'payments',
    limit: callLimits.card,
    isIdempotent: true,
    summary:
      'Authorise a card again for a payment: as asked (action-required reason 5), with another card, or for a corrected amount',
    body: AuthoriseAgainBody,
    response: PaymentStart,
    errors: authoriseAgainErrors,
  },
})
