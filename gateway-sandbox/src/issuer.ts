import { randomInt } from 'node:crypto'
import { expiryMonths, monthsInJapan } from '@invoice-card/card-frame/card-expiry'
import { mstatusOf } from './answers.ts'
import type { Sandbox } from './context.ts'
import { saveCard } from './saved-cards.ts'
import { recordTransaction, updateOrder, type Order } from './orders.ts'
import { queuePush } from './pushes/queue.ts'
import { outcomeOf, type ResultBlock } from './result-codes.ts'

/** Asks the card's issuer and stores what it said; a card that the order wants saved is saved if it was authorised. */
export function authorizeCard(sandbox: Sandbox, order: Order, changes: Partial<Order> = {}): Order {
  const refusal = order.forced_refusal ?? issuerRefusal(order, sandbox.now())
  const block = refusal ?? 'A001'
  const outcome = order.service === 'mpi' ? outcomeOf('G001', block) : outcomeOf(block)
  const isSaved = !refusal && order.account_id !== null && order.card_id === null
  const decided = updateOrder(sandbox, order, {
    ...changes,
    status: refusal ? 'declined' : order.with_capture ? 'captured' : 'authorized',
    v_result_code: outcome.vResultCode,
    merr_msg: outcome.merrMsg,
    auth_code: refusal ? null : String(randomInt(1_000_000)).padStart(6, '0'),
    settles_at: order.pending_ms ? sandbox.now().getTime() + order.pending_ms : 0,
    ...(isSaved && order.account_id && { card_id: saveCard(sandbox, order.account_id, order).card_id }),
  })
  recordTransaction(sandbox, decided, 'Authorize', mstatusOf(decided), outcome)
  if (order.service === 'mpi' || order.pending_ms) queuePush(sandbox, decided)
  return decided
}

function issuerRefusal(order: Order, now: Date): ResultBlock | undefined {
  if ((expiryMonths(order.expire) ?? 0) < monthsInJapan(now)) return 'AC03'
  if (order.scenario === 'over_limit') return 'AC01'
}
