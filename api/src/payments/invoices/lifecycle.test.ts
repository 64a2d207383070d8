import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { recordFirstCheck, markTransferred, rejectInvoice, requireAction } from '../../backoffice/calls/actions.ts'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { completeInvoice } from '../examination/complete.ts'
import { cancelUnanswered } from '../examination/cancel-unanswered.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { app, payer } = await startAppWithPayer()

const get = (id: number) => payer.client.invoices.getInvoice({ params: { id } })
const cancel = (id: number) => payer.client.invoices.cancelInvoice({ params: { id } })
const check = (id: number) => recordFirstCheck(app.examiner, id, examiners.tanaka)
const complete = (id: number) => completeInvoice(app.examiner, id, examiners.suzuki)
const paymentStatus = async (payment_id: string) =>
  (
    await app.db
      .selectFrom('payment_transactions')
      .select('status')
      .where('id', '=', payment_id)
      .executeTakeFirstOrThrow()
  ).status
const latestMail = async () => (await app.mailbox())[0]

const moveTo = async (at: string) => {
  app.clock.set(at)
  await payer.signInAgain()
}

/** A payment in a status, made by the steps that lead there. */
const payUntil = async (status: 1 | 2 | 3 | 4) => {
  const payment = await payer.pay()
  if (status >= 2) await check(payment.invoice_id)
  if (status >= 3) await complete(payment.invoice_id)
  if (status >= 4) await markTransferred(app.examiner, payment.invoice_id, examiners.bank)
  return payment
}

test('refuses the second check by the person of the first, and charges nothing', async () => {
  const { invoice_id, payment_id } = await payUntil(2)
  await assert.rejects(completeInvoice(app.examiner, invoice_id, examiners.tanaka), { refusal: 'same_examiner' })
  assert.equal(await paymentStatus(payment_id), 'authorised')
})

test('refuses steps out of order', async () => {
  const { invoice_id } = await payUntil(1)
  await assert.rejects(complete(invoice_id), { refusal: 'wrong_status' })
  await assert.rejects(markTransferred(app.examiner, invoice_id, examiners.bank), { refusal: 'wrong_status' })
  await check(invoice_id)
  await assert.rejects(check(invoice_id), { refusal: 'wrong_status' })
})

test('leads a payment from application to receipt, with a mail at every step', async () => {
  const { invoice_id, payment_id } = await payUntil(1)
  await app.runJobs()
  assert.match((await latestMail())?.subject ?? '', /受け付けました/)

  await check(invoice_id)
  assert.equal((await get(invoice_id)).status, 2)
  await complete(invoice_id)
  await app.runJobs()
  const mail = await latestMail()
  assert.match(mail?.subject ?? '', /振込を予約しました/)
  assert.match(mail?.text ?? '', /振込日：2026年11月30日（月）/)
  assert.match(mail?.text ?? '', /キャンセル期限：2026年11月27日（金） 23:59/)
  assert.equal(await paymentStatus(payment_id), 'captured')
  assert.equal((await get(invoice_id)).has_receipt, false)
  await assert.rejects(payer.client.invoices.getReceiptDownloadUrl({ params: { id: invoice_id } }), {
    code: 'receipt_not_available',
  })

  await markTransferred(app.examiner, invoice_id, examiners.bank)
  await app.runJobs()
  assert.match((await latestMail())?.subject ?? '', /振込が完了しました/)
  const invoice = await get(invoice_id)
  assert.equal(invoice.has_receipt, true)
  assert.deepEqual(
    invoice.timeline.filter(({ state }) => state === 'done').map(({ kind }) => kind),
    ['applied', 'checked', 'captured', 'check_completed', 'transferred'],
  )
})

test('draws the receipt behind a signed link, and nothing behind a changed or old one', async () => {
  const { invoice_id } = await payUntil(4)
  const link = await payer.client.invoices.getReceiptDownloadUrl({ params: { id: invoice_id } })
  const pdf = await app.app.request(link.download_url)
  assert.equal(pdf.headers.get('content-type'), 'application/pdf')
  assert.equal(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  )
  assert.equal((await app.app.request(link.download_url.replace(/signature=.{4}/, 'signature=AAAA'))).status, 404)
  app.clock.advance({ minutes: 6 })
  assert.equal((await app.app.request(link.download_url)).status, 404)
})

test('numbers receipts without a gap, also where one of several concurrent transfers fails', async () => {
  const payments = await Promise.all([payUntil(3), payUntil(3), payUntil(3)])
  const transfers = payments.map(({ invoice_id }) => markTransferred(app.examiner, invoice_id, examiners.bank))
  const failing = app.db.transaction().execute(async db => {
    await db
      .updateTable('receipt_numbers')
      .set({ last_number: sql<number>`last_number + 1` })
      .execute()
    throw new Error('the process died before the commit')
  })
  await Promise.allSettled([...transfers, failing])
  const numbers = await app.db.selectFrom('receipts').select('number').orderBy('number').execute()
  assert.deepEqual(
    numbers.map(({ number }) => number),
    numbers.map((_, i) => i + 1),
  )
})

for (const [status, released, settlement] of [
  [1, 'voided', 'void'],
  [2, 'voided', 'void'],
  [3, 'refunded', 'refund'],
] as const) {
  test(`cancels in status ${status} and leaves the payment ${released}`, async () => {
    const { invoice_id, payment_id } = await payUntil(status)
    assert.equal((await get(invoice_id)).is_cancellable, true)
    const cancelled = await cancel(invoice_id)
    assert.equal(cancelled.status, 5)
    assert.equal(cancelled.is_cancellable, false)
    await app.runJobs()
    assert.equal(await paymentStatus(payment_id), released)
    // Sent when it is cancelled, and the same once the gateway has done it.
    assert.deepEqual(
      [cancelled.cancellation, (await get(invoice_id)).cancellation],
      Array.from({ length: 2 }, () => ({ reason: 'buyer', settlement })),
    )
    assert.match((await latestMail())?.text ?? '', /カード会社の処理によって異なり/)
    await assert.rejects(cancel(invoice_id), { code: 'invoice_already_cancelled' })
  })
}

test('cancels a reserved payment until the end of the business day before its transfer', async () => {
  const [early, late] = [await payUntil(3), await payUntil(3)]
  const start = app.clock.now()
  await moveTo('2026-11-27T14:59:59Z')
  assert.equal((await cancel(early.invoice_id)).status, 5)
  await moveTo('2026-11-27T15:00:00Z')
  await assert.rejects(cancel(late.invoice_id), { code: 'cancel_deadline_passed' })
  const { is_cancellable, cancel: over } = await get(late.invoice_id)
  assert.deepEqual(
    { is_cancellable, over },
    { is_cancellable: false, over: { until: '2026-11-27', settlement: 'refund' } },
  )
  await moveTo(start.toISOString())
})

test('cancels no transferred payment', async () => {
  const { invoice_id } = await payUntil(4)
  await assert.rejects(cancel(invoice_id), { code: 'invoice_already_transferred' })
})

test('lets the examiner refuse a payment and gives the money back', async () => {
  const { invoice_id, payment_id } = await payUntil(2)
  await rejectInvoice(app.examiner, invoice_id, examiners.suzuki, 'payee not known')
  await app.runJobs()
  assert.equal((await get(invoice_id)).status, 5)
  assert.deepEqual((await get(invoice_id)).cancellation, { reason: 'examiner', settlement: 'void' })
  assert.equal(await paymentStatus(payment_id), 'voided')
})

test('asks the owner, takes the answer, and starts both checks again', async () => {
  const { invoice_id } = await payUntil(2)
  await requireAction(app.examiner, invoice_id, examiners.suzuki, 1, '2ページ目が読めません。')
  await app.runJobs()
  assert.match((await latestMail())?.text ?? '', /2ページ目が読めません。[\s\S]*ご対応期限：2026年11月26日（木）/)
  await assert.rejects(complete(invoice_id), { refusal: 'action_required' })
  const listed = await payer.client.invoices.listInvoices({
    query: { invoice_statuses: [1, 2, 3], invoice_types: ['InvoicePayment'], is_action_required: true },
  })
  assert.equal(listed.total_count_is_action_required, 1)
  assert.equal(listed.total_count, 1)

  const file = await payer.addFile()
  await assert.rejects(
    payer.client.invoices.updateInvoice({
      params: { id: invoice_id },
      body: { file_ids: ['0192f0c1-0000-7000-8000-000000000000'] },
    }),
    { code: 'file_not_found' },
  )
  const answered = await payer.client.invoices.updateInvoice({
    params: { id: invoice_id },
    body: { file_ids: [file], comment: '差し替えました。' },
  })
  assert.equal(answered.status, 1)
  assert.equal(answered.is_action_required, false)
  assert.deepEqual(
    answered.files.map(({ file_id }) => file_id),
    [file],
  )
  await check(invoice_id)
  assert.equal((await complete(invoice_id)).kind, 'completed')
})

test('corrects a payment that nobody has checked, and no other', async () => {
  const { invoice_id } = await payUntil(1)
  const changed = await payer.client.invoices.updateInvoice({
    params: { id: invoice_id },
    body: { invoice_number: 'A-77' },
  })
  assert.equal(changed.invoice_number, 'A-77')
  await check(invoice_id)
  await assert.rejects(
    payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { invoice_number: 'A-78' } }),
    { code: 'invoice_not_editable' },
  )
})

test('takes no evidence of another payment in an answer', async () => {
  const sha256 = 'cd'.repeat(32)
  await payer.pay({ file_ids: [await payer.addFile(sha256)] })
  const { invoice_id } = await payUntil(1)
  const file_ids = [await payer.addFile(sha256)]
  await assert.rejects(payer.client.invoices.updateInvoice({ params: { id: invoice_id }, body: { file_ids } }), {
    code: 'file_already_used',
  })
})

test('cancels what was not answered although another one needs a person', async () => {
  const [broken, other] = [await payUntil(1), await payUntil(1)]
  for (const { invoice_id } of [broken, other]) await requireAction(app.examiner, invoice_id, examiners.suzuki, 4, null)
  await app.db
    .updateTable('invoices')
    .set({ action_required_until: '2026-11-01' })
    .where('id', 'in', [broken.invoice_id, other.invoice_id])
    .execute()
  // No transition leads from here.
  await app.db.updateTable('invoices').set({ status: 8 }).where('id', '=', broken.invoice_id).execute()
  await cancelUnanswered.run(app.worker, {})
  assert.equal((await get(other.invoice_id)).status, 5)
  await app.db.updateTable('invoices').set({ status: 1 }).where('id', '=', broken.invoice_id).execute()
  await cancelUnanswered.run(app.worker, {})
  assert.equal((await get(broken.invoice_id)).status, 5)
  await app.runJobs()
})

test('cancels what its owner did not answer within three business days', async () => {
  const { invoice_id, payment_id } = await payUntil(1)
  await requireAction(app.examiner, invoice_id, examiners.suzuki, 4, null)
  const start = app.clock.now()
  await moveTo('2026-11-26T14:00:00Z')
  await cancelUnanswered.run(app.worker, {})
  assert.equal((await get(invoice_id)).status, 1)
  await moveTo('2026-11-26T16:00:00Z')
  await cancelUnanswered.run(app.worker, {})
  await app.runJobs()
  assert.equal((await get(invoice_id)).status, 5)
  assert.equal((await get(invoice_id)).cancellation?.reason, 'unanswered')
  assert.equal(await paymentStatus(payment_id), 'voided')
  await moveTo(start.toISOString())
})

test('waits for a capture that the issuer has not decided, and goes on with it', async () => {
  const { invoice_id, payment_id } = await payUntil(2)
  const undecided = {
    result: { mstatus: 'pending', vResultCode: 'A002000000000000', merrMsg: '', orderStatus: 'pending' },
  } as const
  const services = { ...app.examiner, gateway: { ...app.services.gateway, call: async () => undecided } }
  assert.equal((await completeInvoice(services, invoice_id, examiners.suzuki)).kind, 'unknown')
  assert.equal(await paymentStatus(payment_id), 'authorised')
  assert.equal((await complete(invoice_id)).kind, 'completed')
})

// With a wrong secret every completion was reported as a refused card, and an earlier capture was asked for no more.
test('drops no capture by an answer that says nothing about the order', async () => {
  const { invoice_id, payment_id } = await payUntil(2)
  const unsigned = { result: { mstatus: 'failure', vResultCode: 'P001000000000000', merrMsg: 'signature' } } as const
  const services = { ...app.examiner, gateway: { ...app.services.gateway, call: async () => unsigned } }
  assert.equal((await completeInvoice(services, invoice_id, examiners.suzuki)).kind, 'unknown')
  assert.equal(await paymentStatus(payment_id), 'authorised')
  assert.equal((await complete(invoice_id)).kind, 'completed')
})

test('refuses the capture of a payment whose authorisation the issuer has released', async () => {
  const { invoice_id, payment_id } = await payUntil(2)
  const payment = await app.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  await app.services.gateway.call('paynow/v2/Cancel/card', { orderId: payment.order_id })
  assert.equal((await complete(invoice_id)).kind, 'refused')
  assert.equal((await get(invoice_id)).status, 2)
})

test('protects the books: nothing posted can be changed, nothing unbalanced can be posted', async () => {
  assert.deepEqual(await auditBooks(app.db), [])
  await assert.rejects(app.db.updateTable('ledger_entries').set({ amount: 1 }).execute(), /append-only/)
  await assert.rejects(app.db.deleteFrom('audit_log').execute(), /append-only/)
  await assert.rejects(app.db.updateTable('receipts').set({ issued_on: '2020-01-01' }).execute(), /append-only/)
  const { id } = await app.db.selectFrom('ledger_postings').select('id').executeTakeFirstOrThrow()
  await assert.rejects(
    app.db.insertInto('ledger_entries').values({ posting_id: id, account: 'wrong', amount: 1 }).execute(),
    /is off by 1/,
  )
})

// The mail of a Saturday named the Friday before as the last day to cancel.
test('completed on a closed day, names no past day to cancel, whether the day stays or moves', async () => {
  const late = async (transfer_date: string, at: string) => {
    await moveTo('2027-05-06T01:00:00Z')
    const { invoice_id } = await payer.pay({ invoice: { due_date: '2027-05-31', transfer_date } })
    await check(invoice_id)
    await moveTo(at)
    await complete(invoice_id)
    await app.runJobs()
    return { invoice: await get(invoice_id), text: (await latestMail())?.text ?? '' }
  }
  const chosen = await late('2027-05-17', '2027-05-15T01:00:00Z')
  assert.deepEqual([chosen.invoice.transfer_date, chosen.invoice.is_cancellable], ['2027-05-17', false])
  assert.doesNotMatch(chosen.text, /キャンセル期限/)
  assert.match(chosen.text, /営業日がないため、このお支払いはキャンセルできません/)
  const moved = await late('2027-05-14', '2027-05-15T01:00:00Z')
  assert.deepEqual([moved.invoice.transfer_date, moved.invoice.is_cancellable], ['2027-05-18', true])
  assert.match(moved.text, /キャンセル期限：2027年5月17日（月） 23:59/)
})
