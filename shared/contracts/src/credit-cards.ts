import * as v from 'valibot'
import { Empty, Id, text, Timestamp, Uuid } from './common.ts'
import { callLimits, defineContract } from './endpoint.ts'

/** A saved card. The number and the gateway's card id never leave the server. */
export const CreditCard = v.object({
  id: Id,
  brand: v.picklist(['JCB', 'VISA', 'MASTER', 'AMEX', 'DINERS']),
  last4: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  /** `MM/YY`. */
  expire: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}$/)),
  is_expired: v.boolean(),
  created_at: Timestamp,
})
export type CreditCard = v.InferOutput<typeof CreditCard>

export const creditCards = defineContract({
  listCreditCards: {
    method: 'GET', path: '/api/v1/invoices/credit_cards',
    summary: 'Saved cards',
    response: v.object({ credit_cards: v.array(CreditCard) }),
  },
  createCreditCard: {
    method: 'POST', path: '/api/v1/invoices/credit_cards',
    summary: 'Save a card from a one-use token of the card frame', limit: { per: 'user', max: 30, windowSeconds: 3_600 },
    body: v.object({ mdk_token: text(200) }),
    response: CreditCard,
    errors: { card_token_invalid: 422, card_brand_not_accepted: 422, card_refused: 422, card_limit_reached: 409, card_attempts_exceeded: 403 },
  },
  deleteCreditCard: {
    method: 'DELETE', path: '/api/v1/invoices/credit_cards/{id}',
    summary: 'Forget a saved card',
    response: Empty, errors: { credit_card_not_found: 404 },
  },
  approveCredit: {
    method: 'POST', path: '/api/v1/invoices/credit_cards/approval', limit: callLimits.screen,
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
