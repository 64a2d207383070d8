import { decisiveBlock } from '@invoice-card/domain'
import * as v from 'valibot'

/** How the order stands at the gateway. */
const OrderStatus = v.picklist([
  'authenticating',
  'authentication_failed',
  'pending',
  'authorized',
  'declined',
  'captured',
  'voided',
  'refunded',
])

const GatewaySavedCard = v.object({
  cardId: v.string(),
  cardNumber: v.string(),
  cardExpire: v.string(),
  cardBrand: v.string(),
})
export type GatewaySavedCard = v.InferOutput<typeof GatewaySavedCard>

/** Answer of every call that is about one order or one saved card; members not named here are ignored. */
export const GatewayAnswer = v.object({
  result: v.object({
    mstatus: v.picklist(['success', 'failure', 'pending']),
    vResultCode: v.string(),
    merrMsg: v.optional(v.string(), ''),
    orderStatus: v.optional(OrderStatus),
    amount: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
    custTxn: v.optional(v.string()),
    // Stored with the call: what an issuer asks for when a charge is disputed.
    resAuthCode: v.optional(v.nullable(v.string())),
    mpiMstatus: v.optional(v.string()),
    cardMstatus: v.optional(v.string()),
    dddTransactionStatus: v.optional(v.string()),
    authStartUrl: v.optional(v.pipe(v.string(), v.url())),
    reqCardNumber: v.optional(v.string()),
    reqCardExpire: v.optional(v.string()),
    cardBrand: v.optional(v.string()),
  }),
  payNowIdResponse: v.optional(
    v.object({ account: v.object({ accountId: v.string(), cardInfo: v.array(GatewaySavedCard) }) }),
  ),
})
export type GatewayAnswer = v.InferOutput<typeof GatewayAnswer>

/** Whether an answer says how the order stands. A request that was refused for itself (P001, P002) does not. */
export const isAboutOrder = ({ result: { orderStatus, vResultCode } }: GatewayAnswer): boolean =>
  orderStatus !== undefined || decisiveBlock(vResultCode) === resultBlock.orderUnknown

/**
 * The card that the gateway stored with an order. Its answer may list all cards of the account, those of other orders,
 * too: the order's own is told by the facts that the answer states of it. Of one card stored twice it is the newest.
 */
export const cardOfOrder = (answer: GatewayAnswer): GatewaySavedCard | undefined => cardsOfOrder(answer).at(-1)

/** The same, and those that other orders have stored of the same card: nothing in the answer tells which is whose. */
export const cardsOfOrder = ({ result, payNowIdResponse }: GatewayAnswer): readonly GatewaySavedCard[] => {
  const { reqCardNumber, reqCardExpire, cardBrand } = result
  const isOfOrder = (card: GatewaySavedCard) =>
    (reqCardNumber === undefined || card.cardNumber.slice(-4) === reqCardNumber.slice(-4)) &&
    (reqCardExpire === undefined || card.cardExpire === reqCardExpire) &&
    (cardBrand === undefined || card.cardBrand === cardBrand)
  return payNowIdResponse?.account.cardInfo.filter(isOfOrder) ?? []
}

/** Blocks that handlers distinguish; all others are only shown. */
export const resultBlock = {
  issuerSilent: 'A002',
  orderKnown: 'P003',
  tokenUnknown: 'P005',
  tokenUsed: 'P006',
  orderUnknown: 'P007',
  cardUnknown: 'P009',
} as const
