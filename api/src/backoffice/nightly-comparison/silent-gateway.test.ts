import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTransaction } from '../../platform/database/connection.ts'
import { recordFirstCheck } from '../calls/actions.ts'
import { completeInvoice } from '../../payments/examination/complete.ts'
import { GatewayUnreachableError } from '../../platform/gateway/client.ts'
import type { Services } from '../../platform/services/services.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { saveFindings, listOpenFindings } from './findings-store.ts'
import { compareBooksNightly } from './compare-books-nightly.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer, gateway } = await startAppWithPayer()
const ids: string[] = []
for (let made = 0; made < 7; made++) ids.push((await payer.pay()).payment_id)
ids.sort()

type Call = Services['gateway']['call']

/**
 * Compares the books with a gateway to which something happens before it is asked for the nth time; how often it was
 * asked.
 */
async function compare(before: (nth: number, order: unknown) => void): Promise<{ calls: number; error: unknown }> {
  let calls = 0
  const call = (async (...args: Parameters<Call>) => {
    calls += 1
    before(calls, (args[1] as { readonly orderId?: unknown }).orderId)
    return app.services.gateway.call(...args)
  }) as Call
  const error = await compareBooksNightly
    .run({ ...app.worker, gateway: { ...app.services.gateway, call } }, {})
    .catch((thrown: unknown) => thrown)
  return { calls, error }
}

// Twenty seconds of silence for each of 180 orders are an hour: the run timed out, went on, and was begun again beside
// itself.
test('a gateway that is silent is not asked about every order; it is asked again by the next run', async () => {
  const silent = await compare(() => {
    throw new GatewayUnreachableError('silent')
  })
  assert.equal(silent.calls, 5)
  assert.match(String(silent.error), /did not answer about 5 orders, and was not asked about the rest/)
  const next = await compare(() => {})
  assert.deepEqual([next.calls, next.error], [7, undefined])
})

test('a gateway that fails to answer now and then is asked about every order', async () => {
  const { calls, error } = await compare(nth => {
    if (nth % 2 === 0) throw new GatewayUnreachableError('silent')
  })
  assert.equal(calls, 7)
  assert.match(String(error), /did not answer about 3 orders$/)
})

test('a gateway that takes long for each order is left before the run is given up', async () => {
  const { calls, error } = await compare(() => app.clock.advance({ minutes: 20 }))
  assert.equal(calls, 3)
  assert.match(String(error), /was not asked about the rest/)
})

test('a difference is found though the run does not come to its end', async () => {
  const { order_id } = await app.db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where('id', '=', ids[0] ?? '')
    .executeTakeFirstOrThrow()
  await gateway.arm({ command: 'GetResult/mpi', kind: 'wrong_amount', order_id })
  const { error } = await compare(nth => {
    if (nth === 2) throw new TypeError('a defect')
  })
  assert.match(String(error), /a defect/)
  assert.deepEqual(
    (await listOpenFindings(app.db)).map(({ subject }) => subject),
    [`payment:${ids[0]}`],
  )
})

// By their ids alone: a slow gateway was asked about the same first ones in every run, and about those whose money was
// to go the next day in none.
test('asks a slow gateway first about what is sent next, then about what was different', async () => {
  const { db, examiner: services } = app
  const different = `payment:${ids[5]}`
  await inTransaction(db, trx =>
    saveFindings(
      trx,
      ['gateway_order'],
      [{ kind: 'gateway_order', subject: different, expected: 'x', found: 'y' }],
      app.clock.now(),
    ),
  )
  const { id } = await db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', ids[6] ?? '')
    .executeTakeFirstOrThrow()
  await recordFirstCheck(services, id, examiners.first)
  assert.equal((await completeInvoice(services, id, examiners.second)).kind, 'completed')
  const { transfer_date } = await db
    .selectFrom('transfers')
    .select('transfer_date')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  app.clock.set(`${transfer_date}T01:00:00Z`)
  await db.updateTable('payment_transactions').set({ updated_at: app.clock.now() }).execute()
  const orders: unknown[] = []
  const { error } = await compare((nth, order) => {
    orders.push(order)
    if (nth === 2) app.clock.advance({ minutes: 45 })
  })
  assert.match(String(error), /was not asked about the rest/)
  const orderOf = async (payment = '') =>
    (await db.selectFrom('payment_transactions').select('order_id').where('id', '=', payment).executeTakeFirstOrThrow())
      .order_id
  assert.deepEqual(orders, [await orderOf(ids[6]), await orderOf(ids[5])])
})
