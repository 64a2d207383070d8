import { Hono, type Context } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import * as v from 'valibot'
import { acquirerEndpoint } from './acquirer/endpoint.ts'
import { currentOrder } from './authentication.ts'
import type { Sandbox } from './context.ts'
import { inTransaction } from './database.ts'
import { armFault, disarmFaults, listFaults, NewFault } from './faults.ts'
import { listTransactions } from './orders.ts'
import { listPushes } from './pushes/queue.ts'

/** For tests and at home: arms faults, plays the acquirer, and reports the gateway's own state. */
export function adminEndpoint(sandbox: Sandbox) {
  const { database } = sandbox
  const app = new Hono().basePath('/sandbox')
  app.use('*', bearerAuth({ token: sandbox.adminToken }))

  app.post('/faults', async c => {
    const fault = v.safeParse(NewFault, await c.req.json().catch(() => undefined))
    if (!fault.success) return c.json({ error: v.summarize(fault.issues) }, 400)
    armFault(database, fault.output)
    return listed(c, 201)
  })
  app.get('/faults', c => listed(c, 200))
  app.delete('/faults', c => {
    disarmFaults(database)
    return listed(c, 200)
  })

  app.get('/orders', c => {
    const ids = database.prepare('SELECT order_id FROM orders ORDER BY created_at, order_id').all()
    return c.json({ orders: ids.map(({ order_id }) => orderHistory(sandbox, String(order_id))) })
  })
  app.get('/orders/:id', c => {
    const order = orderHistory(sandbox, c.req.param('id'))
    return order ? c.json({ orders: [order] }) : c.json({ error: 'No such order' }, 404)
  })

  app.route('/', acquirerEndpoint(sandbox))

  function listed(c: Context, status: 200 | 201) {
    return c.json({ faults: listFaults(database) }, status)
  }

  return app
}

function orderHistory(sandbox: Sandbox, orderId: string) {
  const order = inTransaction(sandbox.database, () => currentOrder(sandbox, orderId))
  return order && { ...order, transactions: listTransactions(sandbox, orderId), pushes: listPushes(sandbox, orderId) }
}
