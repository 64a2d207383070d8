import type { HandlerInput, invoices, payments, RefusalDetail } from '@invoice-card/contracts'

/** Refuses an application. */
export type RefuseApplication = HandlerInput<typeof invoices.createInvoice>['refuse']
/** Refuses to pay a request. */
export type RefuseRequest = HandlerInput<typeof payments.answerRequest>['refuse']
/** Refuses to authorise a card again. */
export type RefuseReauthorisation = HandlerInput<typeof payments.authoriseAgain>['refuse']

type CardRefusal =
  | 'credit_card_not_found'
  | 'card_token_invalid'
  | 'card_brand_not_accepted'
  | 'card_expired'
  | 'card_frozen'
  | 'card_attempts_exceeded'
  | 'duplicate_invoice'

/** What every call that takes a card can refuse. */
export type RefuseCard = (code: CardRefusal, detail?: RefusalDetail) => never
