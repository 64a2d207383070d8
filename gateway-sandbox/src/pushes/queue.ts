import { randomUUID } from 'node:crypto'
import { mpiMstatusOf, mstatusOf } from '../answers.ts'
import type { Sandbox } from '../context.ts'
import { takeFault } from '../faults.ts'
import type { Order } from '../orders.ts'

export type PushRow = {
  id: number
  push_id: string
  order_id: string
  url: string
  body: string
  due_at: number
  tries: number
  status: 'waiting' | 'delivered' | 'failed'
}

/** Queues the notice of how an order ended, due when the issuer stops being silent. */
export function queuePush(sandbox: Sandbox, order: Order): void {
  const fault = takeFault(sandbox.database, 'push', order.order_id)
  if (fault?.kind === 'drop_push') return
  const now = sandbox.now()
  const pushId = randomUUID()
  const dueAt = Math.max(now.getTime(), order.settles_at) + (fault?.kind === 'delay_push' ? fault.delay_ms : 0)
  const insert = sandbox.database.prepare(
    'INSERT INTO pushes (push_id, order_id, url, body, due_at) VALUES (?, ?, ?, ?, ?)',
  )
  const copies = fault?.kind === 'duplicate_push' ? 2 : 1
  for (let copy = 0; copy < copies; copy++)
    insert.run(pushId, order.order_id, order.push_url, pushBody(order, pushId, now), dueAt)
  sandbox.wakePushes()
}

export function listPushes({ database }: Sandbox, orderId: string) {
  return database
    .prepare('SELECT push_id, url, due_at, tries, status FROM pushes WHERE order_id = ? ORDER BY id')
    .all(orderId)
}

function pushBody(order: Order, pushId: string, now: Date): string {
  return new URLSearchParams({
    numberOfNotify: '1',
    pushTime: new Date(now.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14),
    pushId,
    orderId0000: order.order_id,
    txnType0000: 'Authorize',
    mstatus0000: mstatusOf(order),
    vResultCode0000: order.v_result_code,
    amount0000: String(order.amount),
    ...(order.service === 'mpi' && {
      mpiMstatus0000: mpiMstatusOf(order),
      dddTransactionStatus0000: order.ddd_status ?? '',
    }),
    ...(order.status !== 'authentication_failed' && { cardMstatus0000: mstatusOf(order) }),
  }).toString()
}
