import * as v from 'valibot'
import { cardBrands } from './base/card-brands.ts'
import { Count, Empty, Id, text, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'

/** `expiring`: its last day is at most 60 days away. */
export const CreditCardState = v.picklist(['usable', 'expiring', 'expired'])
export type CreditCardState = v.InferOutput<typeof CreditCardState>

/** A saved card. The number and the gateway's card id never leave the server. */
export const CreditCard = v.object({
  id: Id,
  brand: v.picklist(cardBrands),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** `MM/YY`. */
  expire: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/)),
  state: CreditCardState,
  /** It cannot be charged until the back office lifts that (decision 0128). */
  is_frozen: v.optional(v.boolean()),
  created_at: Timestamp,
})
export type CreditCard = v.InferOutput<typeof CreditCard>

/**
 * How saving a card stands. Before it is saved its holder is authenticated by 3-D Secure, with an authorisation of one
 * yen that is voided (decision 0051).
 */
export const CardRegistration = v.variant('status', [
  /** The browser goes to `authentication_url`; it comes back to `/myaccount/creditcards?registration_id=…`. */
  v.object({ status: v.literal('authentication_required'), registration_id: Uuid, authentication_url: v.string() }),
  /** The gateway has not said yet: ask again by `getCardRegistration`. */
  v.object({ status: v.literal('pending'), registration_id: Uuid, message: v.string() }),
  v.object({ status: v.literal('saved'), registration_id: Uuid, credit_card: CreditCard }),
  /** The same card was saved before; it stays as it is. */
  v.object({ status: v.literal('already_saved'), registration_id: Uuid, credit_card: CreditCard }),
  /** `message` says why and what to do, fit to be shown. */
  v.object({
    status: v.literal('declined'),
    registration_id: Uuid,
    v_result_code: v.nullable(v.string()),
    message: v.string(),
  }),
])
export type CardRegistration = v.InferOutput<typeof CardRegistration>

/**
 * A payment that needs a saved card until its end is known: what `card_in_use` lists as `payments` in its `details`.
 */
export const PaymentUsingCard = v.object({
  payment_id: Uuid,
  /** The payee. */
  supplier_name: v.string(),
  /** In yen, fee included. */
  total_amount: v.number(),
})
export type PaymentUsingCard = v.InferOutput<typeof PaymentUsingCard>

/** Saved cards, and how a card payment ended (docs/product.md#card-gateway). */
export const creditCards = defineContract({
  listCreditCards: {
    method: 'GET',
    path: '/api/v1/invoices/credit_cards',
    summary: 'Saved cards, and how many a company may save',
    response: v.object({ credit_cards: v.array(CreditCard), limit: Count }),
  },
  /**
   * `needsRegistration` is our choice: who may make the call was not specified. Saving a card authorises one yen at its
   * issuer, so it begins something with money as the other calls marked
   * so, and the gateway learns of no card of a company that nobody has approved.
   */
  createCreditCard: {
    method: 'POST',
    path: '/api/v1/invoices/credit_cards',
    isRefusedWhileFrozen: true,
    toggle: 'account',
    summary: 'Save a card from a one-use token of the card frame, after 3-D Secure',
    limit: { per: 'user', max: 30, windowSeconds: 3_600 },
    isIdempotent: true,
    needsRegistration: true,
    body: v.object({ mdk_token: text(200) }),
    response: CardRegistration,
    errors: { card_token_invalid: 422, card_limit_reached: 409, card_attempts_exceeded: 403 },
  },
  getCardRegistration: {
    method: 'GET',
    path: '/api/v1/invoices/credit_cards/registrations/{id}',
    toggle: 'account',
    limit: callLimits.screen,
    summary: 'Learn how saving a card ended; asks the gateway where the answer is not known yet',
    params: { id: Uuid },
    response: CardRegistration,
    errors: { card_registration_not_found: 404 },
  },
  deleteCreditCard: {
    method: 'DELETE',
    path: '/api/v1/invoices/credit_cards/{id}',
    toggle: 'account',
    summary: 'Delete a saved card; while a payment needs it, that is refused and `details` lists the `payments`',
    response: Empty,
    errors: { credit_card_not_found: 404, card_in_use: 409 },
  },
  approveCredit: {
    method: 'POST',
    path: '/api/v1/invoices/credit_cards/approval',
    toggle: 'payments',
    limit: callLimits.screen,
    summary: 'Learn how a card payment ended; asks the gateway where the answer is not known yet',
    body: v.object({ payment_id: Uuid }),
    response: v.object({
      payment_id: Uuid,
      status: v.picklist(['authentication_required', 'pending', 'approved', 'declined']),
      is_credit_approved: v.boolean(),
      invoice_id: v.nullable(Id),
      authentication_url: v.nullable(v.string()),
      v_result_code: v.nullable(v.string()),
      /** Why it was declined and what to do, fit to be shown. */
      message: v.nullable(v.string()),
      /** Of a declined one: the payment of the same invoice that another attempt has made meanwhile. */
      paid_invoice_id: v.optional(Id),
    }),
    errors: { payment_not_found: 404 },
  },
})
