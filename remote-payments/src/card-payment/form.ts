import * as v from 'valibot'
import { messages } from './messages.ts'

/** The rules of paying: a card and the terms. The card frame checks its own fields. */
export const CardFormSchema = v.object({
  card: v.union([v.number(), v.literal('new')], messages.card.required),
  isCardSaved: v.boolean(),
  isTermsAgreed: v.literal(true, messages.agreement.required),
})
