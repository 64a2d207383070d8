import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordFirstCheck, requireAction } from '../../backoffice/calls/actions.ts'
import { startMortalApp } from '../../testing/companies/mortal-app.ts'
import type { Checkpoint } from '../../platform/services/checkpoints.ts'
import { reconcilePayments } from '../reconciler/reconcile-payments.ts'
import { completeInvoice } from './complete.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer, dieAt, recover, paymentById, orderOf, booksHold } = await startMortalApp()

const orderStatusOf = async (orderId: string) => (await orderOf(orderId))?.status
const capturesOf = async (orderId: string) =>
  (await orderOf(orderId))?.transactions.filter(
    ({ command, mstatus }) => command === 'Capture' && mstatus === 'success',
  ).length
/** A payment whose second examiner decided; the process dies at the point. */
async function decidedUntil(point: Checkpoint) {
  const paid = await payer.pay()
  await recordFirstCheck(app.examiner, paid.invoice_id, examiners.first)
  await dieAt(point, () => completeInvoice(app.examiner, paid.invoice_id, examiners.second))
  return paid
}
const transfersOf = (invoiceId: number) =>
  app.db
    .selectFrom('transfers')
    .select(['status', 'transfer_date', 'amount'])
    .where('invoice_id', '=', invoiceId)
    .execute()

// The card was charged, and nobody completed the invoice until the examiner returned: the payee was sent nothing.
for (const point of ['capture_intended', 'capture_answered', 'capture_recorded'] as const) {
  test(`charges once when the process dies at ${point}, and the worker completes the decision`, async () => {
    const { invoice_id, payment_id } = await payer.pay()
    await recordFirstCheck(app.examiner, invoice_id, examiners.first)
    await dieAt(point, () => completeInvoice(app.examiner, invoice_id, examiners.second, { round_trip: '相殺' }))
    await recover()
    const payment = await paymentById(payment_id)
    assert.deepEqual([payment.status, payment.pending_action, payment.completion], ['captured', null, null])
    const invoice = await app.db
      .selectFrom('invoices')
      .selectAll()
      .where('id', '=', invoice_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual(
      [invoice.status, invoice.completed_by_id, invoice.transfer_date],
      [3, examiners.second.id, '2026-11-30'],
    )
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

test('completes nothing whose owner was asked meanwhile, and nothing by an old decision', async () => {
  const { invoice_id, payment_id } = await decidedUntil('capture_answered')
  await requireAction(app.examiner, invoice_id, examiners.first, 1, '確認')
  await recover()
  assert.deepEqual(await transfersOf(invoice_id), [])
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: '確認しました' } })
  await recordFirstCheck(app.examiner, invoice_id, examiners.first)
  await recover()
  const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
  assert.equal(invoice.status, 2)
  assert.equal((await paymentById(payment_id)).status, 'captured')
  assert.equal((await completeInvoice(app.examiner, invoice_id, examiners.second)).kind, 'completed')
})

test('charges no card by a decision whose owner was asked first, and drops it with the answer', async () => {
  const { invoice_id, payment_id } = await decidedUntil('capture_intended')
  await requireAction(app.examiner, invoice_id, examiners.first, 1, '確認')
  await recover()
  const { order_id, pending_action } = await paymentById(payment_id)
  assert.deepEqual([await orderStatusOf(order_id), pending_action], ['authorized', 'capture'])
  await payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { comment: '確認しました' } })
  await recordFirstCheck(app.examiner, invoice_id, examiners.first)
  await recover()
  const payment = await paymentById(payment_id)
  assert.deepEqual(
    [await orderStatusOf(order_id), payment.status, payment.pending_action],
    ['authorized', 'authorised', null],
  )
  assert.equal((await completeInvoice(app.examiner, invoice_id, examiners.second)).kind, 'completed')
  assert.equal(await orderStatusOf(order_id), 'captured')
  await booksHold()
})

test('carries out a decision that waited for its supplier, once that is settled unanswered', async () => {
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
    completeInvoice(app.examiner, invoice_id, examiners.second),
    reconcilePayments.run(app.worker, {}),
  ])
  await payer.signInAgain()
  assert.equal((await payer.client.invoices.getInvoice({ params: { id: invoice_id } })).status, 3)
  assert.equal((await transfersOf(invoice_id)).length, 1)
  await booksHold()
})

for (const point of ['capture_intended', 'capture_answered', 'capture_recorded'] as const) {
  test(`charges once when the process dies at ${point}, and the examiner finishes first`, async () => {
    const { invoice_id, payment_id } = await decidedUntil(point)
    const completion = await completeInvoice(app.examiner, invoice_id, examiners.second)
    assert.equal(completion.kind === 'completed' && completion.invoice.status, 3)
    const { order_id, status } = await paymentById(payment_id)
    assert.equal(status, 'captured')
    assert.equal(await capturesOf(order_id), 1)
    await booksHold()
  })
}
