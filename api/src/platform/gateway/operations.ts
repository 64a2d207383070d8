import type { Config } from '../config/public.ts'
import type { CardRegistrationTables, PaymentTransactionsTable } from '../database/public.ts'
import type { Selectable } from 'kysely'
import {
  type Answered,
  type GatewayContext,
  requestAnswer,
  callGateway,
  type CallSubject,
  type Question,
} from './calls.ts'
import type { GatewayAnswer } from './wire.ts'

type Payment = Selectable<PaymentTransactionsTable>
type Registration = Pick<Selectable<CardRegistrationTables['card_registrations']>, 'id' | 'company_id' | 'order_id'>

/** A new card by its token, or one that the gateway stores for the company. */
export type GatewayCard =
  | { readonly kind: 'token'; readonly token: string; readonly isSaved: boolean }
  | { readonly kind: 'saved'; readonly gatewayCardId: string }

/** The company's account at the gateway, under which its cards are saved. */
const gatewayAccountOf = (companyId: number): string => `company-${companyId}`

const cardParams = (companyId: number, card: GatewayCard) => {
  const accountId = gatewayAccountOf(companyId)
  if (card.kind === 'saved') return { accountParam: { accountId, cardParam: { cardId: card.gatewayCardId } } }
  return card.isSaved ? { token: card.token, accountParam: { accountId } } : { token: card.token }
}

const subjectOf = (payment: Payment) => ({ payment_id: payment.id, company_id: payment.company_id })

/** An order that is to be authorised. */
interface Order {
  readonly subject: CallSubject
  readonly order_id: string
  readonly total_amount: number
  /** Where the gateway sends the browser after 3-D Secure, below `/api/v1/invoices/credit_cards/`. */
  readonly returnPath: string
}

/**
 * The question that starts an authorisation with 3-D Secure; only authentications that shift liability go on to the
 * card.
 */
const authorisation = (
  { config: { edgeOrigin, gatewayPushOrigin } }: { readonly config: Config },
  { subject, ...order }: Order,
  card: GatewayCard,
): Question => ({
  subject,
  command: 'paynow/v2/Authorize/mpi',
  params: {
    orderId: order.order_id,
    amount: String(order.total_amount),
    jpo: '10',
    withCapture: 'false',
    serviceOptionType: 'mpi-company',
    payNowIdParam: cardParams(subject.company_id, card),
    redirectionUri: `${edgeOrigin}/api/v1/invoices/credit_cards/${order.returnPath}`,
    pushUrl: `${gatewayPushOrigin}/api/v1/gateway/pushes`,
  },
})

export const authorisationOf = (services: { readonly config: Config }, payment: Payment, card: GatewayCard): Question =>
  authorisation(
    services,
    {
      subject: subjectOf(payment),
      order_id: payment.order_id,
      total_amount: payment.total_amount,
      returnPath: `authentication/${payment.id}`,
    },
    card,
  )

const resultOf = (payment: Payment): Question => ({
  subject: subjectOf(payment),
  command: 'paynow/v2/GetResult/mpi',
  params: { orderId: payment.order_id },
})

/** How the order of a payment stands. */
export const loadResult = (services: GatewayContext, payment: Payment): Promise<GatewayAnswer> =>
  callGateway(services, resultOf(payment))

/** As `loadResult`, but its caller stores the answer. */
export const requestResult = (services: GatewayContext, payment: Payment): Promise<Answered> =>
  requestAnswer(services, resultOf(payment))

export const capture = (services: GatewayContext, payment: Payment): Promise<GatewayAnswer> =>
  callGateway(services, {
    subject: subjectOf(payment),
    command: 'paynow/v2/Capture/card',
    params: { orderId: payment.order_id, amount: String(payment.total_amount) },
  })

/** Voids an authorisation, refunds a captured charge: the gateway knows which. */
export const cancel = (services: GatewayContext, payment: Payment): Promise<GatewayAnswer> =>
  callGateway(services, {
    subject: subjectOf(payment),
    command: 'paynow/v2/Cancel/card',
    params: { orderId: payment.order_id },
  })

/** Lets the gateway store a card that nobody authenticated: for the demo's own card alone. */
export const addCard = (services: GatewayContext, companyId: number, token: string): Promise<GatewayAnswer> =>
  callGateway(services, {
    subject: { company_id: companyId },
    command: 'paynowid/v1/Add/cardinfo',
    params: {
      payNowIdParam: { token, accountParam: { accountId: gatewayAccountOf(companyId) } },
    },
  })

export const deleteCard = (
  services: GatewayContext,
  companyId: number,
  gatewayCardId: string,
): Promise<GatewayAnswer> =>
  callGateway(services, {
    subject: { company_id: companyId },
    command: 'paynowid/v1/Delete/cardinfo',
    params: {
      payNowIdParam: { accountParam: { accountId: gatewayAccountOf(companyId), cardParam: { cardId: gatewayCardId } } },
    },
  })

/** A card that is being saved is authorised for the least that the gateway takes, which is voided (decision 0051). */
export const registrationAmountYen = 1

const aboutRegistration = ({ id, company_id, order_id }: Registration) => ({
  subject: { card_registration_id: id, company_id },
  params: { orderId: order_id },
})

/** The question that starts 3-D Secure for a new card, which the gateway stores once it is authorised. */
export const registrationOf = (services: { readonly config: Config }, registration: Registration, token: string) =>
  authorisation(
    services,
    {
      subject: aboutRegistration(registration).subject,
      order_id: registration.order_id,
      total_amount: registrationAmountYen,
      returnPath: `registrations/${registration.id}/authentication`,
    },
    { kind: 'token', token, isSaved: true },
  )

/** How the order of a registration stands; its caller stores the answer. */
export const requestRegistrationResult = (services: GatewayContext, registration: Registration): Promise<Answered> =>
  requestAnswer(services, { ...aboutRegistration(registration), command: 'paynow/v2/GetResult/mpi' })

/** Voids the yen of a registration. */
export const cancelRegistration = (services: GatewayContext, registration: Registration): Promise<GatewayAnswer> =>
  callGateway(services, { ...aboutRegistration(registration), command: 'paynow/v2/Cancel/card' })
