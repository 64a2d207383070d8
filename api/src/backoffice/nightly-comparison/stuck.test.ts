import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reconcilePayments } from '../../payments/reconciler/reconcile-payments.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { visitIssuer } from '../../testing/companies/payment.ts'
import { compareBooks } from './books.ts'
import { compareOrder } from './gateway-orders.ts'

const { app, payer, gateway } = await startAppWithPayer()
const { worker: services, db, clock } = app
const stuck = async () =>
  (await compareBooks(db, clock.now(), services.config.settlementDays))
    .filter(({ kind }) => kind === 'payment_stuck')
    .map(({ subject, found }) => [subject, found])
const orderOf = async (id: string) =>
  await db
    .selectFrom('payment_transactions')
    .select(['order_id', 'total_amount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('money that the gateway does not give back is found after a day, however often it was asked', async () => {
  const { invoice_id, payment_id } = await payer.pay({
    invoice: { due_date: '2026-12-25', transfer_date: '2026-12-25' },
  })
  await payer.client.invoices.cancelInvoice({ params: { id: invoice_id } })
  const { order_id } = await orderOf(payment_id)
  for (const hours of [12, 11]) {
    clock.advance({ hours })
    await gateway.arm({ command: 'Cancel/card', kind: 'server_error', order_id })
    await reconcilePayments.run(app.worker, {})
    assert.deepEqual(await stuck(), [])
  }
  clock.advance({ hours: 2 })
  assert.deepEqual(await stuck(), [[`payment:${payment_id}`, 'authorised, its release not done']])
  await reconcilePayments.run(app.worker, {})
  assert.deepEqual(await stuck(), [])
})

// The reconciler asked about it every minute for ever, and the comparison left it to the reconciler.
test('finds at once an order that is charged at the gateway and not even authorised here', async () => {
  await payer.signInAgain()
  const started = await payer.start(
    await payer.application({ invoice: { due_date: '2026-12-25', transfer_date: '2026-12-25' } }),
  )
  await visitIssuer(started.authentication_url ?? '')
  const { order_id, total_amount } = await orderOf(started.payment_id)
  assert.notEqual((await compareOrder(services, started.payment_id)).kind, 'different')
  // As the books say after they were set back to before the charge.
  await services.gateway.call('paynow/v2/Capture/card', { orderId: order_id, amount: String(total_amount) })
  await reconcilePayments.run(app.worker, {})
  const comparison = await compareOrder(services, started.payment_id)
  assert.deepEqual(comparison.kind === 'different' && [comparison.difference.expected, comparison.difference.found], [
    'no charge',
    `captured, ${total_amount} yen`,
  ])
  clock.advance({ hours: 25 })
  await reconcilePayments.run(app.worker, {})
  assert.deepEqual(await stuck(), [[`payment:${started.payment_id}`, 'pending']])
})
