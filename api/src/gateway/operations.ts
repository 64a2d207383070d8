import type { Services } from '../services.ts'
import type { PaymentTransactionsTable } from '../database/schema/money.ts'
import type { Selectable } from 'kysely'
import { type Answered, askGateway, callGateway, type Question } from './calls.ts'
import type { GatewayAnswer } from './wire.ts'

type Asking = Pick<Services, 'db' | 'gateway' | 'now' | 'config'>
type Payment = Selectable<PaymentTransactionsTable>

/** A new card by its token, or one that the gateway keeps for the company. */
export type GatewayCard =
  | { readonly kind: 'token', readonly token: string, readonly isKept: boolean }
  | { readonly kind: 'kept', readonly gatewayCardId: string }

/** The company's account at the gateway, under which its cards are kept. */
export const gatewayAccountOf = (companyId: number): string => `company-${companyId}`

const cardParams = (companyId: number, card: GatewayCard) => {
  const accountId = gatewayAccountOf(companyId)
  if (card.kind === 'kept') return { accountParam: { accountId, cardParam: { cardId: card.gatewayCardId } } }
  return card.isKept ? { token: card.token, accountParam: { accountId } } : { token: card.token }
}

const subjectOf = (payment: Payment) => ({ payment_id: payment.id, company_id: payment.company_id })

/** The question that starts an authorisation with 3-D Secure; only authentications that shift liability go on to the card. */
export const authorisationOf = ({ config: { edgeOrigin, gatewayPushOrigin } }: Pick<Services, 'config'>, payment: Payment, card: GatewayCard): Question => ({
  subject: subjectOf(payment), command: 'paynow/v2/Authorize/mpi', params: {
    orderId: payment.order_id,
    amount: String(payment.total_amount),
    jpo: '10',
    withCapture: 'false',
    serviceOptionType: 'mpi-company',
    payNowIdParam: cardParams(payment.company_id, card),
    redirectionUri: `${edgeOrigin}/api/v1/invoices/credit_cards/authentication/${payment.id}`,
    pushUrl: `${gatewayPushOrigin}/api/v1/gateway/pushes`,
  },
})

const resultOf = (payment: Payment): Question => ({ subject: subjectOf(payment), command: 'paynow/v2/GetResult/mpi', params: { orderId: payment.order_id } })

export const getResult = (services: Asking, payment: Payment): Promise<GatewayAnswer> =>
  callGateway(services, resultOf(payment))

/** As `getResult`, but the answer is still to be kept by who asks. */
export const askResult = (services: Asking, payment: Payment): Promise<Answered> => askGateway(services, resultOf(payment))

export const capture = (services: Asking, payment: Payment): Promise<GatewayAnswer> =>
  callGateway(services, { subject: subjectOf(payment), command: 'paynow/v2/Capture/card', params: { orderId: payment.order_id, amount: String(payment.total_amount) } })

/** Voids an authorisation, refunds a captured charge: the gateway knows which. */
export const cancel = (services: Asking, payment: Payment): Promise<GatewayAnswer> =>
  callGateway(services, { subject: subjectOf(payment), command: 'paynow/v2/Cancel/card', params: { orderId: payment.order_id } })

export const addCard = (services: Asking, companyId: number, token: string): Promise<GatewayAnswer> =>
  callGateway(services, { subject: { company_id: companyId }, command: 'paynowid/v1/Add/cardinfo', params: {
    payNowIdParam: { token, accountParam: { accountId: gatewayAccountOf(companyId) } },
  } })

export const deleteCard = (services: Asking, companyId: number, gatewayCardId: string): Promise<GatewayAnswer> =>
  callGateway(services, { subject: { company_id: companyId }, command: 'paynowid/v1/Delete/cardinfo', params: {
    payNowIdParam: { accountParam: { accountId: gatewayAccountOf(companyId), cardParam: { cardId: gatewayCardId } } },
  } })
