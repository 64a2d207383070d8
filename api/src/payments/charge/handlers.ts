import type { payments } from '@invoice-card/contracts'
import { isCompanyFrozen } from '../../platform/freezes/public.ts'
import { resultBlock } from '../../platform/gateway/public.ts'
import { type ApiHandlers, type Context, refusePlatform } from '../../platform/http/public.ts'
import { findInvoice } from '../../books/invoices/public.ts'
import { answerOf, isDeclinedWith } from './answer.ts'
import { createPayment } from './create.ts'
import { declineRequest, type Payable, reauthorisationPayment, requestPayment } from '../subjects/public.ts'
import type { RefuseCard } from '../payees/public.ts'

/** Begins a payment; a card that the gateway does not know is the caller's to choose again. */
export async function startPayment(context: Context, payable: Payable, refuse: RefuseCard) {
  const payment = await createPayment(context, payable, refuse)
  if (isDeclinedWith(payment, resultBlock.tokenUnknown, resultBlock.tokenUsed)) refuse('card_token_invalid')
  if (isDeclinedWith(payment, resultBlock.cardUnknown)) refuse('credit_card_not_found')
  return answerOf(payment)
}

export const paymentsHandlers: ApiHandlers<typeof payments> = {
  answerRequest: async ({ params, body, refuse }, context) => {
    const invoice = await findInvoice(context.db, context.session.company_id, params.id)
    if (invoice?.kind !== 'request') return refuse('invoice_not_found')
    if (body.action === 'pay') {
      if (await isCompanyFrozen(context.db, context.session.company_id)) refusePlatform('company_frozen')
      return startPayment(context, requestPayment(context, invoice, body, refuse), refuse)
    }
    await declineRequest(context, invoice, body.comment, refuse)
    return {
      payment_id: null,
      status: 'request_declined',
      authentication_url: null,
      invoice_id: invoice.id,
      message: null,
    }
  },

  authoriseAgain: async ({ params, body, refuse }, context) => {
    const invoice =
      (await findInvoice(context.db, context.session.company_id, params.id)) ?? refuse('invoice_not_found')
    return startPayment(context, reauthorisationPayment(context, invoice, body, refuse), refuse)
  },
}
