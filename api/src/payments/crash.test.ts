import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { completeInvoice } from '../examine/complete.ts'
import { checkInvoice, requireAction } from '../examine/actions.ts'
import { auditBooks } from '../audit/books-store.ts'
import { startAppWithPayer } from '../testing/payer-app.ts'
import { visitIssuer } from '../testing/payment.ts'
import type { Checkpoint } from './checkpoints.ts'
import { reconcilePayments } from './jobs.ts'

class Crash extends Error {}

let crashAt: Checkpoint | null = null
const { gateway, app, payer } = await startAppWithPayer({
  services: {
    checkpoint: (point) => {
      if (point !== crashAt) return
      crashAt = null
      throw new Crash(point)
    },
  },
})

/** The process dies at the point; what it was doing is lost. */
const dieAt = async (point: Checkpoint, work: () => Promise<unknown>): Promise<void> => {
  crashAt = point
  await work().catch(() => undefined)
  assert.equal(crashAt, null, `${point} was not passed`)
}

/** Time passes and the jobs run: the worker's share after a crash. */
const recover = async (): Promise<void> => {
  for (let round = 0; round < 3; round++) {
    app.clock.advance({ minutes: 3 })
    await reconcilePayments.run(app.services, {})
    await app.runJobs()
  }
  await payer.signInAgain()
}

const paymentOf = (key: string) =>
  app.db.selectFrom('payment_transactions').selectAll().where('idempotency_key', '=', key).executeTakeFirstOrThrow()
const paymentById = (id: string) => app.db.selectFrom('payment_transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const orderStatusOf = async (orderId: string) => (await gateway.orders()).find(({ order_id }) => order_id === orderId)?.status
const booksHold = async () => assert.deepEqual(await auditBooks(app.db), [])

for (const point of ['intent_committed', 'token_bound'] as const) {
  test(`charges nothing when the process dies at ${point}, and the worker gives the intent up`, async () => {
    const key = randomUUID()
    const body = await payer.application()
    await dieAt(point, () => payer.start(body, key))
    await recover()
    const payment = await paymentOf(key)
    assert.equal(payment.status, 'abandoned')
    assert.equal(await orderStatusOf(payment.order_id), undefined)
    // The answer to the old key stays what it was; with a new one the buyer applies again.
    assert.equal((await payer.start(body, key)).status, 'declined')
    assert.equal((await payer.start({ ...body }, randomUUID())).status, 'authentication_required')
  })
}

test('goes on with the same key and body after a death at intent_committed', async () => {
  const key = randomUUID()
  const body = await payer.application()
  await dieAt('intent_committed', () => payer.start(body, key))
  const started = await payer.start(body, key)
  assert.equal(started.status, 'authentication_required')
  await payer.authenticate(started)
  assert.equal((await paymentOf(key)).status, 'authorised')
})

test('gives back an order whose way to the authentication died with the process', async () => {
  const key = randomUUID()
  const body = await payer.application()
  await dieAt('authorisation_answered', () => payer.start(body, key))
  await recover()
  assert.equal((await paymentOf(key)).status, 'abandoned')
  assert.equal((await payer.start(body, key)).status, 'declined')
})

test('gives the same way to the authentication after a death at authentication_recorded', async () => {
  const key = randomUUID()
  const body = await payer.application()
  await dieAt('authentication_recorded', () => payer.start(body, key))
  const again = await payer.start(body, key)
  assert.equal(again.status, 'authentication_required')
  assert.equal((await payer.start(body, key)).authentication_url, again.authentication_url)
})

for (const point of ['result_answered', 'authorisation_recorded'] as const) {
  test(`makes exactly one invoice when the process dies at ${point}`, async () => {
    const key = randomUUID()
    const started = await payer.start(await payer.application(), key)
    const back = await visitIssuer(started.authentication_url ?? '')
    await dieAt(point, async () => app.app.request(back))
    await recover()
    const payment = await paymentOf(key)
    assert.equal(payment.status, 'authorised')
    const invoices = await app.db.selectFrom('invoices').select('id').where('payment_id', '=', payment.id).execute()
    assert.deepEqual(invoices.map(({ id }) => id), [payment.invoice_id])
    assert.equal(await orderStatusOf(payment.order_id), 'authorized')
    await booksHold()
  })
}

const transfersOf = (invoiceId: number) => app.db.selectFrom('transfers').select(['status', 'transfer_date', 'amount']).where('invoice_id', '=', invoiceId).execute()

// The card was charged, and nobody completed the invoice until the examiner came back: the payee was sent nothing.
for (const point of ['capture_intended', 'capture_answered', 'capture_recorded'] as const) {
  test(`charges once when the process dies at ${point}, and the worker completes what the examiner had decided`, async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await checkInvoice(app.services, invoice_id, 'first')
    await dieAt(point, () => completeInvoice(app.services, invoice_id, 'second', { round_trip: '相殺' }))
    await recover()
    const payment = await paymentById(payment_id)
    assert.deepEqual([payment.status, payment.pending_action, payment.completion], ['captured', null, null])
    const invoice = await app.db.selectFrom('invoices').selectAll().where('id', '=', invoice_id).executeTakeFirstOrThrow()
    assert.deepEqual([invoice.status, invoice.completed_by, invoice.transfer_date], [3, 'second', '2026-11-30'])
    assert.deepEqual(await transfersOf(invoice_id), [{ status: 'reserved', transfer_date: '2026-11-30', amount: invoice.amount }])
    const { detail } = await app.db.selectFrom('invoice_events').select('detail').where('invoice_id', '=', invoice_id).where('kind', '=', 'check_completed').executeTakeFirstOrThrow()
    assert.equal(detail.round_trip, '相殺')
    const order = (await gateway.orders()).find(known => known.order_id === payment.order_id)
    assert.equal(order?.transactions.filter(({ command, mstatus }) => command === 'Capture' && mstatus === 'success').length, 1)
    await booksHold()
  })
}

test('completes nothing that its owner was asked about meanwhile, and nothing by an old decision when it is examined anew', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await checkInvoice(app.services, invoice_id, 'first')
  await dieAt('capture_answered', () => completeInvoice(app.services, invoice_id, 'second'))
  await requireAction(app.services, invoice_id, 'first', 1, '確認')
  await recover()
  assert.deepEqual(await transfersOf(invoice_id), [])
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: '確認しました' } })
  await checkInvoice(app.services, invoice_id, 'first')
  await recover()
  const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
  assert.equal(invoice.status, 2)
  assert.equal((await paymentById(payment_id)).status, 'captured')
  assert.equal((await completeInvoice(app.services, invoice_id, 'second')).kind, 'completed')
})

test('completes once where examiner and worker finish at the same moment', async () => {
  const { invoice_id } = await payer.pay()
  await checkInvoice(app.services, invoice_id, 'first')
  await dieAt('capture_recorded', () => completeInvoice(app.services, invoice_id, 'second'))
  app.clock.advance({ minutes: 3 })
  await Promise.allSettled([completeInvoice(app.services, invoice_id, 'second'), reconcilePayments.run(app.services, {})])
  await payer.signInAgain()
  assert.equal((await payer.client.invoices.getInvoice({ params: { id: invoice_id } })).status, 3)
  assert.equal((await transfersOf(invoice_id)).length, 1)
  await booksHold()
})

for (const point of ['capture_intended', 'capture_answered', 'capture_recorded'] as const) {
  test(`charges once when the process dies at ${point}, and the examiner finishes before the worker comes`, async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await checkInvoice(app.services, invoice_id, 'first')
    await dieAt(point, () => completeInvoice(app.services, invoice_id, 'second'))
    const completion = await completeInvoice(app.services, invoice_id, 'second')
    assert.equal(completion.kind === 'completed' && completion.invoice.status, 3)
    const { order_id, status } = await paymentById(payment_id)
    assert.equal(status, 'captured')
    const order = (await gateway.orders()).find(known => known.order_id === order_id)
    assert.equal(order?.transactions.filter(({ command, mstatus }) => command === 'Capture' && mstatus === 'success').length, 1)
    await booksHold()
  })
}

test('voids once when the process dies at release_answered', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await dieAt('release_answered', () => app.runJobs())
  await recover()
  const { status, pending_action } = await app.db.selectFrom('payment_transactions').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow()
  assert.deepEqual({ status, pending_action }, { status: 'voided', pending_action: null })
  await booksHold()
})

for (const kind of ['lost_answer', 'server_error', 'server_error_after', 'wrong_amount'] as const) {
  test(`charges once when the gateway answers a capture with ${kind}`, async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await checkInvoice(app.services, invoice_id, 'first')
    await gateway.arm({ command: 'Capture/card', kind })
    await completeInvoice(app.services, invoice_id, 'second')
    await recover()
    const completion = await completeInvoice(app.services, invoice_id, 'second').catch(() => null)
    const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
    assert.equal(completion?.kind === 'completed' || invoice.status === 3, true)
    const { order_id, status } = await app.db.selectFrom('payment_transactions').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow()
    assert.equal(status, 'captured')
    assert.equal(await orderStatusOf(order_id), 'captured')
    await booksHold()
  })
}

test('gives the money back once when the gateway\'s answer to a cancellation is lost', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await gateway.arm({ command: 'Cancel/card', kind: 'lost_answer' })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await app.runJobs()
  await recover()
  const { status } = await app.db.selectFrom('payment_transactions').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow()
  assert.equal(status, 'voided')
  await booksHold()
})

test('refunds when the owner cancels while the card is being charged', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await checkInvoice(app.services, invoice_id, 'first')
  await dieAt('capture_answered', () => completeInvoice(app.services, invoice_id, 'second'))
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await recover()
  const { status, order_id } = await app.db.selectFrom('payment_transactions').selectAll().where('id', '=', payment_id).executeTakeFirstOrThrow()
  assert.equal(status, 'refunded')
  assert.equal(await orderStatusOf(order_id), 'refunded')
  await booksHold()
})
