import type { Sandbox } from './context.ts'
import { authorizeCard } from './issuer.ts'
import { mpiMstatusOf } from './answers.ts'
import { findOrder, recordTransaction, updateOrder, type DddStatus, type Order, type ServiceOption } from './orders.ts'
import { queuePush } from './pushes/queue.ts'
import { outcomeOf, type ResultBlock } from './result-codes.ts'
import { authHash } from './signature.ts'

export const authenticationLifeMs = 10 * 60_000

/** Which authentication results go on to the card. */
const passing: Record<ServiceOption, readonly DddStatus[]> = {
  'mpi-complete': ['Y'],
  'mpi-company': ['Y', 'A'],
  'mpi-merchant': ['Y', 'A', 'U'],
}

const failureBlocks: Record<Exclude<DddStatus, 'Y'>, ResultBlock> = { N: 'GN01', U: 'GU01', A: 'GA01' }

/** Ends the 3-D Secure part of an order and, if the result passes, asks the issuer for the money. */
export function endAuthentication(sandbox: Sandbox, order: Order, reached: DddStatus, reason?: ResultBlock): Order {
  const status = order.forced_ddd_status ?? reached
  if (passing[order.service_option ?? 'mpi-complete'].includes(status))
    return authorizeCard(sandbox, order, { ddd_status: status })

  const outcome = outcomeOf(reason ?? failureBlocks[status === 'Y' ? 'N' : status])
  const failed = updateOrder(sandbox, order, {
    status: 'authentication_failed',
    ddd_status: status,
    v_result_code: outcome.vResultCode,
    merr_msg: outcome.merrMsg,
  })
  recordTransaction(sandbox, failed, 'Authorize', 'failure', outcome)
  queuePush(sandbox, failed)
  return failed
}

/** The order as it stands now: an authentication that nobody finished in time has lapsed. */
export function currentOrder(sandbox: Sandbox, orderId: string): Order | undefined {
  const order = findOrder(sandbox, orderId)
  return order && lapseIfDue(sandbox, order)
}

export function lapseIfDue(sandbox: Sandbox, order: Order): Order {
  const isDue = order.status === 'authenticating' && order.created_at + authenticationLifeMs < sandbox.now().getTime()
  return isDue ? endAuthentication(sandbox, order, 'N', 'GT01') : order
}

/** Where the browser goes back to, with a signed summary that is a hint, not the truth. */
export function returnUrl(sandbox: Sandbox, order: Order): string {
  const result = JSON.stringify({
    orderId: order.order_id,
    mpiMstatus: mpiMstatusOf(order),
    vResultCode: order.v_result_code,
    dddTransactionStatus: order.ddd_status ?? '',
  })
  const url = new URL(order.redirection_uri ?? '/', sandbox.cardOrigin)
  url.searchParams.set('orderId', order.order_id)
  url.searchParams.set('result', result)
  url.searchParams.set('authHash', authHash(sandbox.merchant, result))
  return url.href
}
