import { outcomeOf, type Outcome, type ResultBlock } from './result-codes.ts'
import type { Order } from './orders.ts'

export type Mstatus = 'success' | 'failure' | 'pending'
export type CardInfo = { cardId: string; cardNumber: string; cardExpire: string; cardBrand: string }
type GatewayResult = Outcome & { mstatus: Mstatus } & Record<string, unknown>
export type Answer = {
  result: GatewayResult
  payNowIdResponse?: { account: { accountId: string; cardInfo: CardInfo[] } }
}

export function refused(block: ResultBlock, members: Record<string, unknown> = {}): Answer {
  return { result: { mstatus: 'failure', ...outcomeOf(block), ...members } }
}

export function mstatusOf(order: Order): Mstatus {
  if (order.status === 'authenticating') return 'pending'
  return order.status === 'declined' || order.status === 'authentication_failed' ? 'failure' : 'success'
}

/** What the gateway is ready to say about an order at this moment. */
export function orderAnswer(order: Order, now: Date): Answer {
  const isSilent = order.settles_at > now.getTime()
  const isCardAuthorized = order.status !== 'authenticating' && order.status !== 'authentication_failed'
  const mstatus = isSilent ? 'pending' : mstatusOf(order)
  const outcome = isSilent ? outcomeOf('A002') : { vResultCode: order.v_result_code, merrMsg: order.merr_msg }
  const isAuthorized = isCardAuthorized && mstatus === 'success'
  return {
    result: {
      mstatus,
      ...outcome,
      ...orderMembers(order),
      orderStatus: isSilent ? 'pending' : order.status,
      ...(order.service === 'mpi' && { mpiMstatus: mpiMstatusOf(order), dddTransactionStatus: order.ddd_status ?? '' }),
      ...(isCardAuthorized && { cardMstatus: mstatus }),
      ...(isAuthorized && { resAuthCode: order.auth_code }),
    },
    ...(isAuthorized &&
      order.account_id &&
      order.card_id && { payNowIdResponse: listCardsAnswer(order.account_id, [cardInfo(order.card_id, order)]) }),
  }
}

export function orderMembers(order: Order) {
  return {
    serviceType: order.service,
    orderId: order.order_id,
    marchTxn: order.march_txn,
    custTxn: order.cust_txn,
    amount: String(order.amount),
    reqCardNumber: order.masked_number,
    reqCardExpire: order.expire,
    cardBrand: order.brand,
  }
}

export function mpiMstatusOf(order: Order): Mstatus {
  if (order.status === 'authenticating') return 'pending'
  return order.status === 'authentication_failed' ? 'failure' : 'success'
}

export function cardInfo(cardId: string, card: { masked_number: string; expire: string; brand: string }): CardInfo {
  return { cardId, cardNumber: card.masked_number, cardExpire: card.expire, cardBrand: card.brand }
}

export function listCardsAnswer(accountId: string, cards: CardInfo[]) {
  return { account: { accountId, cardInfo: cards } }
}
