import * as v from 'valibot'
import { orderMembers, refused, orderAnswer, type Answer } from '../answers.ts'
import { currentOrder } from '../authentication.ts'
import type { Sandbox } from '../context.ts'
import type { Fault } from '../faults.ts'
import { authorizeCard } from '../issuer.ts'
import { findOrder, insertOrder, recordTransaction, updateOrder, type Order, type OrderStatus } from '../orders.ts'
import { outcomeOf, type ResultBlock } from '../result-codes.ts'
import { armed } from './authorize.ts'
import { Amount, defineCommand, isChargeable, OrderId } from './command.ts'

export const capture = defineCommand(
  v.object({ orderId: OrderId, amount: v.optional(Amount) }),
  (sandbox, { orderId, amount }, fault) => {
    const order = currentOrder(sandbox, orderId)
    if (order && fault?.kind === 'decline') return declinedSettlement(order, fault)
    if (order && amount !== undefined && amount !== order.amount) return refused('P004', { orderId })
    return move(sandbox, orderId, 'Capture', { authorized: 'captured' })
  },
)

/** Voids what is authorised, refunds what is captured: one command, as at the gateway. */
export const cancel = defineCommand(v.object({ orderId: OrderId }), (sandbox, { orderId }, fault) => {
  const order = currentOrder(sandbox, orderId)
  if (order && fault?.kind === 'decline') return declinedSettlement(order, fault)
  return move(sandbox, orderId, 'Cancel', { authorized: 'voided', captured: 'refunded' })
})

/** The issuer refuses; the order stays as it is. */
function declinedSettlement(order: Order, fault: Fault): Answer {
  // The fault's schema allows only these values for its kind.
  return refused(fault.value as ResultBlock, { ...orderMembers(order), orderStatus: order.status })
}

function move(
  sandbox: Sandbox,
  orderId: string,
  command: string,
  moves: Partial<Record<OrderStatus, OrderStatus>>,
): Answer {
  const order = currentOrder(sandbox, orderId)
  if (!order) return refused('P007', { orderId })
  const isSilent = order.settles_at > sandbox.now().getTime()
  const status = isSilent ? undefined : moves[order.status]
  if (!status) return refused('P008', { ...orderMembers(order), orderStatus: isSilent ? 'pending' : order.status })
  const moved = updateOrder(sandbox, order, { status })
  recordTransaction(sandbox, moved, command, 'success', outcomeOf('A001'))
  return { result: { mstatus: 'success', ...outcomeOf('A001'), ...orderMembers(moved), orderStatus: status } }
}

const ReAuthorization = v.object({
  orderId: OrderId,
  originalOrderId: OrderId,
  amount: Amount,
  jpo: v.optional(v.literal('10'), '10'),
  withCapture: v.optional(v.picklist(['true', 'false']), 'false'),
})

/** A new order on the card of an old one, without its owner. */
export const reAuthorize = defineCommand(ReAuthorization, (sandbox, params, fault) => {
  const { orderId, originalOrderId, amount, withCapture } = params
  if (!isChargeable(amount)) return refused('P004', { orderId })
  if (findOrder(sandbox, orderId)) return refused('P003', { orderId })
  const original = currentOrder(sandbox, originalOrderId)
  if (!original) return refused('P007', { orderId })
  if (!wasAuthorized(original)) return refused('P008', { orderId, orderStatus: original.status })
  const { masked_number, brand, expire, scenario, account_id, card_id, push_url, merr_msg, v_result_code, status } =
    original
  const order = insertOrder(sandbox, {
    order_id: orderId,
    service: 'card',
    amount,
    with_capture: withCapture === 'true' ? 1 : 0,
    status,
    v_result_code,
    merr_msg,
    masked_number,
    brand,
    expire,
    scenario,
    account_id,
    card_id,
    push_url,
    redirection_uri: null,
    service_option: null,
    authentication_id: null,
    ...armed(fault),
  })
  return orderAnswer(authorizeCard(sandbox, order), sandbox.now())
})

function wasAuthorized(order: Order): boolean {
  return !['authenticating', 'authentication_failed', 'declined'].includes(order.status)
}
