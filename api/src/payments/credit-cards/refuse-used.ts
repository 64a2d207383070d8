import type { creditCards, HandlerInput, PaymentUsingCard } from '@invoice-card/contracts'
import type { Context } from '../../platform/http/public.ts'
import { settlePayment } from '../charge/public.ts'
import { cardInUse } from './messages.ts'
import { type CreditCardRow, listPaymentsUsing } from '../saved-cards/public.ts'

type Refuse = HandlerInput<typeof creditCards.deleteCreditCard>['refuse']

/**
 * Refuses to delete a card that a payment needs: the gateway reads it when the authentication ends. Once a payment is
 * authorised its charge goes by the order, without the card. Payments are asked about first, so that one that has ended
 * is in nobody's way.
 */
export async function refuseWhileUsed(context: Context, card: CreditCardRow, refuse: Refuse): Promise<void> {
  const { db, session } = context
  const open = await listPaymentsUsing(db, session.company_id, card.id)
  for (const { payment_id } of open) await settlePayment(context, payment_id)
  const payments: readonly PaymentUsingCard[] = await listPaymentsUsing(db, session.company_id, card.id)
  if (payments.length === 0) return
  refuse('card_in_use', {
    message: cardInUse(payments),
    details: { payments: payments.map(payment => ({ ...payment })) },
  })
}
