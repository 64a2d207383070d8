import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { completeInvoice } from '../examination/complete.ts'
import { recordFirstCheck } from '../../backoffice/calls/actions.ts'
import { startMortalApp } from '../../testing/companies/mortal-app.ts'
import { visitIssuer } from '../../testing/companies/payment.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, gateway, payer, dieAt, recover, orderOf, booksHold } = await startMortalApp()

const paymentOf = (key: string) =>
  app.db.selectFrom('payment_transactions').selectAll().where('idempotency_key', '=', key).executeTakeFirstOrThrow()
const orderStatusOf = async (orderId: string) => (await orderOf(orderId))?.status

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
    assert.deepEqual(
      invoices.map(({ id }) => id),
      [payment.invoice_id],
    )
    assert.equal(await orderStatusOf(payment.order_id), 'authorized')
    await booksHold()
  })
}

test('voids once when the process dies at release_answered', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await dieAt('release_answered', () => app.runJobs())
  await recover()
  const { status, pending_action } = await app.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  assert.deepEqual({ status, pending_action }, { status: 'voided', pending_action: null })
  await booksHold()
})

for (const kind of ['lost_answer', 'server_error', 'server_error_after', 'wrong_amount'] as const) {
  test(`charges once when the gateway answers a capture with ${kind}`, async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await recordFirstCheck(app.examiner, invoice_id, examiners.first)
    await gateway.arm({ command: 'Capture/card', kind })
    await completeInvoice(app.examiner, invoice_id, examiners.second)
    await recover()
    const completion = await completeInvoice(app.examiner, invoice_id, examiners.second).catch(() => null)
    const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
    assert.equal(completion?.kind === 'completed' || invoice.status === 3, true)
    const { order_id, status } = await app.db
      .selectFrom('payment_transactions')
      .selectAll()
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow()
    assert.equal(status, 'captured')
    assert.equal(await orderStatusOf(order_id), 'captured')
    await booksHold()
  })
}

test("gives the money back once when the gateway's answer to a cancellation is lost", async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await gateway.arm({ command: 'Cancel/card', kind: 'lost_answer' })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await app.runJobs()
  await recover()
  const { status } = await app.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'voided')
  await booksHold()
})

test('refunds when the owner cancels while the card is being charged', async () => {
  const { invoice_id, payment_id } = await payer.pay()
  await recordFirstCheck(app.examiner, invoice_id, examiners.first)
  await dieAt('capture_answered', () => completeInvoice(app.examiner, invoice_id, examiners.second))
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  await recover()
  const { status, order_id } = await app.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'refunded')
  assert.equal(await orderStatusOf(order_id), 'refunded')
  await booksHold()
})
