import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck } from '../../backoffice/calls/actions.ts'
import { completeInvoice } from '../examination/complete.ts'
import { TransitionRefused } from '../../books/moves/move.ts'
import { lockInvoice } from '../../books/invoices/store.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { capturePayment } from './capture.ts'
import { settlePayment } from './settle.ts'
import { visitIssuer } from '../../testing/companies/payment.ts'
import { lockCharge } from '../../books/payments/lock-store.ts'
import { changePayment, getPayment } from '../../books/payments/store.ts'
import { changeBooks } from '../../books/work/change-books.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()
const { db, examiner: services } = app

const checked = async () => {
  const payment = await payer.pay()
  await recordFirstCheck(services, payment.invoice_id, examiners.first)
  return payment
}

// The capture refers to the invoice that a cancellation holds, and the cancellation waits for the payment that the
// capture holds: 40P01.
test('records a capture while somebody holds the invoice and is about to take its payment', async () => {
  const { invoice_id, payment_id } = await checked()
  await changePayment(db, { id: payment_id, now: services.now() }, ['authorised'], { pending_action: 'capture' })
  await changeBooks(db, async books => {
    await lockInvoice(books, invoice_id)
    assert.deepEqual(await capturePayment(services, payment_id, { isWanted: true }), { kind: 'captured' })
    assert.equal((await lockCharge(books, payment_id)).status, 'captured')
  })
})

test('completed and cancelled at the same moment, each payment is one of them, without a defect', async () => {
  const payments: Awaited<ReturnType<typeof checked>>[] = []
  for (let count = 0; count < 8; count++) payments.push(await checked())
  const outcomes = await Promise.allSettled(
    payments.flatMap(({ invoice_id }) => [
      completeInvoice(services, invoice_id, examiners.second),
      payer.client.invoices.cancelInvoice({ params: { id: invoice_id } }),
    ]),
  )
  const defects = outcomes.flatMap(outcome =>
    outcome.status === 'rejected' && !(outcome.reason instanceof TransitionRefused) ? [String(outcome.reason)] : [],
  )
  assert.deepEqual(defects, [])
  await app.runJobs()
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'invoices.payment_id')
    .select(['invoices.status', 'payment_transactions.status as payment', 'pending_action', 'completion'])
    .where(
      'invoices.id',
      'in',
      payments.map(({ invoice_id }) => invoice_id),
    )
    .execute()
  assert.equal(
    rows.every(({ status, payment }) =>
      status === 3 ? payment === 'captured' : status === 5 && (payment === 'voided' || payment === 'refunded'),
    ),
    true,
    JSON.stringify(rows),
  )
  assert.deepEqual(await auditBooks(db), [])
})

test('several settlements at once leave every answer on record and one authorisation', async () => {
  const { payment_id, authentication_url } = await payer.start(await payer.application())
  // The browser is at the issuer and has not come back.
  await visitIssuer(authentication_url ?? '')
  // As each of them has read it before any of them has asked.
  const known = await getPayment(db, payment_id)
  const ends = await Promise.all(Array.from({ length: 4 }, () => settlePayment(app.worker, payment_id, { known })))
  assert.deepEqual([...new Set(ends.map(({ status }) => status))], ['authorised'])
  const answers = await db
    .selectFrom('gateway_calls')
    .select(['outcome', 'answered_at'])
    .where('payment_id', '=', payment_id)
    .where('operation', '=', 'paynow/v2/GetResult/mpi')
    .execute()
  assert.equal(answers.length, 4)
  for (const { outcome, answered_at } of answers) assert.ok(outcome === 'success' && answered_at !== null)
  assert.deepEqual(await auditBooks(db), [])
})
