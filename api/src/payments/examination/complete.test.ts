import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkInvoice, requireAction } from '../../backoffice/commands/actions.ts'
import { startMortalApp } from '../../testing/companies/mortal-app.ts'
import type { Checkpoint } from '../../platform/services/checkpoints.ts'
import { reconcilePayments } from '../reconciler/reconcile-payments.ts'
import { completeInvoice } from './complete.ts'

const { app, payer, dieAt, recover, paymentById, orderOf, booksHold } = await startMortalApp()

const orderStatusOf = async (orderId: string) => (await orderOf(orderId))?.status
const capturesOf = async (orderId: string) =>
  (await orderOf(orderId))?.transactions.filter(
    ({ command, mstatus }) => command === 'Capture' && mstatus === 'success',
  ).length
/** A payment whose second examiner decided; the process dies at the point. */
async function decidedUntil(point: Checkpoint) {
  const paid = await payer.pay()
  await checkInvoice(app.services, paid.invoice_id, 'first')
  await dieAt(point, () => completeInvoice(app.services, paid.invoice_id, 'second'))
  return paid
}
const transfersOf = (invoiceId: number) =>
  app.db
    .selectFrom('transfers')
    .select(['status', 'transfer_date', 'amount'])
    .where('invoice_id', '=', invoiceId)
    .execute()

// The card was charged, and nobody completed the invoice until the examiner came back: the payee was sent nothing.
for (const point of ['capture_intended', 'capture_answered', 'capture_recorded'] as const) {
  test(`charges once when the process dies at ${point}, and the worker completes what the examiner had decided`, async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await checkInvoice(app.services, invoice_id, 'first')
    await dieAt(point, () => completeInvoice(app.services, invoice_id, 'second', { round_trip: '相殺' }))
    await recover()
    const payment = await paymentById(payment_id)
    assert.deepEqual([payment.status, payment.pending_action, payment.completion], ['captured', null, null])
    const invoice = await app.db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', invoice_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual([invoice.status, invoice.completed_by, invoice.transfer_date], [3, 'second', '2026-11-30'])
    assert.deepEqual(await transfersOf(invoice_id), [
      { status: 'reserved', transfer_date: '2026-11-30', amount: invoice.amount },
    ])
    const { detail } = await app.db
      .selectFrom('invoice_events')
      .select('detail')
      .where('invoice_id', '=', invoice_id)
      .where('kind', '=', 'check_completed')
      .executeTakeFirstOrThrow()
    assert.equal(detail.round_trip, '相殺')
    assert.equal(await capturesOf(payment.order_id), 1)
    await booksHold()
  })
}

test('completes nothing that its owner was asked about meanwhile, and nothing by an old decision when it is examined anew', async () => {
  const { invoice_id, payment_id } = await decidedUntil('capture_answered')
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

test('charges no card by a decision that its owner was asked about before the gateway was, and drops it with the answer', async () => {
  const { invoice_id, payment_id } = await decidedUntil('capture_intended')
  await requireAction(app.services, invoice_id, 'first', 1, '確認')
  await recover()
  const { order_id, pending_action } = await paymentById(payment_id)
  assert.deepEqual([await orderStatusOf(order_id), pending_action], ['authorized', 'capture'])
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: '確認しました' } })
  await checkInvoice(app.services, invoice_id, 'first')
  await recover()
  const payment = await paymentById(payment_id)
  assert.deepEqual(
    [await orderStatusOf(order_id), payment.status, payment.pending_action],
    ['authorized', 'authorised', null],
  )
  assert.equal((await completeInvoice(app.services, invoice_id, 'second')).kind, 'completed')
  assert.equal(await orderStatusOf(order_id), 'captured')
  await booksHold()
})

test('carries a decision out that waited for its supplier, once that is settled without an answer', async () => {
  const { invoice_id, payment_id } = await decidedUntil('capture_intended')
  const { supplier_id } = await app.db
    .selectFrom('invoices')
    .select('supplier_id')
    .where('id', '=', invoice_id)
    .executeTakeFirstOrThrow()
  const setSupplier = (status: 'Escalation' | 'Approved') =>
    app.db.updateTable('suppliers').set({ status }).where('id', '=', supplier_id).execute()
  await setSupplier('Escalation')
  await recover()
  assert.equal((await paymentById(payment_id)).status, 'authorised')
  await setSupplier('Approved')
  await recover()
  assert.equal((await paymentById(payment_id)).status, 'captured')
  assert.equal((await transfersOf(invoice_id)).length, 1)
  await booksHold()
})

test('completes once where examiner and worker finish at the same moment', async () => {
  const { invoice_id } = await decidedUntil('capture_recorded')
  app.clock.advance({ minutes: 3 })
  await Promise.allSettled([
    completeInvoice(app.services, invoice_id, 'second'),
    reconcilePayments.run(app.services, {}),
  ])
  await payer.signInAgain()
  assert.equal((await payer.client.invoices.getInvoice({ params: { id: invoice_id } })).status, 3)
  assert.equal((await transfersOf(invoice_id)).length, 1)
  await booksHold()
})

for (const point of ['capture_intended', 'capture_answered', 'capture_recorded'] as const) {
  test(`charges once when the process dies at ${point}, and the examiner finishes before the worker comes`, async () => {
    const { invoice_id, payment_id } = await decidedUntil(point)
    const completion = await completeInvoice(app.services, invoice_id, 'second')
    assert.equal(completion.kind === 'completed' && completion.invoice.status, 3)
    const { order_id, status } = await paymentById(payment_id)
    assert.equal(status, 'captured')
    assert.equal(await capturesOf(order_id), 1)
    await booksHold()
  })
}
