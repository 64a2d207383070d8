import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actionRequiredReasons } from '@invoice-card/domain'
import { startMortalApp } from '../../testing/companies/mortal-app.ts'
import { waitUntilBlocked } from '../../testing/database/waiting.ts'
import { lockKnown } from '../../books/payments/lock-known.ts'
import { changeBooks } from '../../books/work/change-books.ts'
import { cancelUnanswered } from '../../payments/examination/cancel-unanswered.ts'
import { completeInvoice } from '../../payments/examination/complete.ts'
import { makeTransferFile } from '../../payments/transfers/make-file.ts'
import { waitForOtherFiles } from '../../payments/transfers/file-store.ts'
import { inTransaction } from '../../platform/database/connection.ts'
import { recordFirstCheck, markTransferred, requireAction } from '../calls/actions.ts'
import { missedTransfers } from '../nightly-comparison/transfers-store.ts'
import { freeze, unfreeze } from './freeze.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer, dieAt, recover, paymentById, orderOf, booksHold } = await startMortalApp()
const { examiner: services, db } = app
const day = '2026-11-30'

const supplier = { kind: 'supplier', id: payer.supplierId, reason: '口座の名義が異なる' } as const
const company = { kind: 'company', id: payer.companyId, reason: '乗っ取りの疑い' } as const
const stop = async (order: Parameters<typeof freeze>[1]) => {
  const done = await freeze(services, order, examiners.sato)
  return typeof done === 'string' ? assert.fail(done) : done.payments
}
const goOn = async (order: Parameters<typeof freeze>[1]) =>
  assert.equal(typeof (await unfreeze(services, order, examiners.suzuki)), 'object')
const checked = async () => {
  const paid = await payer.pay()
  await recordFirstCheck(services, paid.invoice_id, examiners.first)
  return paid
}
const reserved = async () => {
  const paid = await checked()
  assert.equal((await completeInvoice(services, paid.invoice_id, examiners.second)).kind, 'completed')
  return paid
}
const statusOf = async (id: number) =>
  (await db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const orderStatusOf = async (paymentId: string) => (await orderOf((await paymentById(paymentId)).order_id))?.status
const isHeldBack = (error: unknown) => (error as { refusal?: string }).refusal === 'frozen'

test('charges no card while its payee is frozen, and charges it after that', async () => {
  const { invoice_id, payment_id } = await checked()
  assert.deepEqual(await stop(supplier), { begun: 0, authorised: 1, captured: 0, in_transfer_file: [] })
  await assert.rejects(completeInvoice(services, invoice_id, examiners.second), isHeldBack)
  assert.equal(await orderStatusOf(payment_id), 'authorized')
  await goOn(supplier)
  assert.equal((await completeInvoice(services, invoice_id, examiners.second)).kind, 'completed')
  await booksHold()
})

test('charges no card by a decision that a freeze came upon, until it is lifted', async () => {
  const { invoice_id, payment_id } = await checked()
  await dieAt('capture_intended', () => completeInvoice(services, invoice_id, examiners.second))
  await stop(company)
  await recover()
  assert.deepEqual([await orderStatusOf(payment_id), await statusOf(invoice_id)], ['authorized', 2])
  await goOn(company)
  await recover()
  assert.deepEqual([await orderStatusOf(payment_id), await statusOf(invoice_id)], ['captured', 3])
  await booksHold()
})

test('a card that was charged in the moment of the freeze is charged once, and its payment waits', async () => {
  const { invoice_id, payment_id } = await checked()
  await dieAt('capture_answered', () => completeInvoice(services, invoice_id, examiners.second))
  await stop(supplier)
  await recover()
  assert.deepEqual([(await paymentById(payment_id)).status, await statusOf(invoice_id)], ['captured', 2])
  await booksHold()
  await goOn(supplier)
  await recover()
  assert.equal(await statusOf(invoice_id), 3)
  await booksHold()
})

test('what nobody answers in time ends while it is frozen, and the card gets its money back', async () => {
  const { invoice_id, payment_id } = await checked()
  await requireAction(services, invoice_id, examiners.first, actionRequiredReasons.evidenceUnreadable, null)
  await stop(company)
  app.clock.advance({ days: 8 })
  await cancelUnanswered.run(app.worker, {})
  await recover()
  assert.deepEqual([await statusOf(invoice_id), await orderStatusOf(payment_id)], [5, 'voided'])
  await goOn(company)
  app.clock.set('2026-11-20T01:00:00Z')
  await payer.signInAgain()
  await booksHold()
})

test('no file has a transfer that a freeze holds; the next file after the freeze has it', async () => {
  const { invoice_id } = await reserved()
  app.clock.set('2026-11-29T23:00:00Z')
  await makeTransferFile(services, day, 'examiner:a')
  await payer.signInAgain()
  const before = await db.selectFrom('transfers').select('id').where('invoice_id', '=', invoice_id).executeTakeFirst()
  assert.ok(before)
  app.clock.set('2026-11-20T01:00:00Z')
  await payer.signInAgain()
  const held = await reserved()
  const payments = await stop(supplier)
  assert.equal(payments.captured, 1)
  assert.ok(payments.in_transfer_file.includes(invoice_id), 'an earlier file has it')
  app.clock.set('2026-11-29T23:00:00Z')
  assert.equal(await makeTransferFile(services, day, 'examiner:a'), 'nothing_due')
  await assert.rejects(markTransferred(services, held.invoice_id, examiners.first), isHeldBack)
  assert.equal((await markTransferred(services, invoice_id, examiners.first)).status, 4)
  assert.deepEqual(await missedTransfers(db, '2026-12-01'), [])
  await goOn(supplier)
  const made = await makeTransferFile(services, day, 'examiner:a')
  assert.equal(typeof made === 'object' && made.transfer_count, 1)
  await booksHold()
})

// The freeze was looked for before the invoice was locked, and not again after that.
test('no person marks a payment as transferred that is frozen while it is locked', async () => {
  app.clock.set('2026-11-20T01:00:00Z')
  await payer.signInAgain()
  const { invoice_id } = await reserved()
  app.clock.set('2026-11-29T23:00:00Z')
  const blocking = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const blocked = changeBooks(db, async books => {
    await lockKnown(books, invoice_id)
    holding.resolve()
    await blocking.promise
  })
  await holding.promise
  const marked = markTransferred(services, invoice_id, examiners.first)
  await waitUntilBlocked(db, 1)
  await stop(supplier)
  blocking.resolve()
  await blocked
  await assert.rejects(marked, isHeldBack)
  await goOn(supplier)
  assert.equal((await markTransferred(services, invoice_id, examiners.first)).status, 4)
  await booksHold()
})

test('a file that is being made at the moment of a freeze is named by it whole', async () => {
  app.clock.set('2026-11-20T01:00:00Z')
  await payer.signInAgain()
  const { invoice_id } = await reserved()
  app.clock.set('2026-11-29T23:00:00Z')
  const blocking = Promise.withResolvers<void>()
  const holding = Promise.withResolvers<void>()
  const blocked = inTransaction(db, async trx => {
    await waitForOtherFiles(trx)
    holding.resolve()
    await blocking.promise
  })
  // The pools of two roles are asked in no order.
  await holding.promise
  const file = makeTransferFile(services, day, 'examiner:a')
  await waitUntilBlocked(db, 1)
  const frozen = stop(supplier)
  await waitUntilBlocked(db, 2)
  blocking.resolve()
  await blocked
  const [made, { in_transfer_file, captured }] = await Promise.all([file, frozen])
  assert.equal(typeof made, 'object')
  assert.deepEqual([in_transfer_file.at(-1), captured], [invoice_id, 0])
  await goOn(supplier)
  await booksHold()
})
