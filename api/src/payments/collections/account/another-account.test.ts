import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, markTransferred, requireAction } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { cancelUnanswered } from '../../examination/cancel-unanswered.ts'
import { answerFile } from '../../../testing/outside/bank.ts'
import { isRefusedCall, type RefusedCall } from '../../../testing/app/client.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createSeller } from '../../../testing/companies/seller.ts'
import { waitUntilBlocked } from '../../../testing/database/waiting.ts'
import { makeTransferFile } from '../../transfers/make-file.ts'
import { recordReturnedTransfer, refundReturned, resendReturned } from '../../transfers/returned.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const { examiner: services } = app
const seller = await createSeller(app)
const own = { id: seller.companyId }
const mistyped = {
  bank_code: '0005',
  branch_code: '001',
  account_type: 1,
  account_number: String(seller.companyId).padStart(7, '0'),
  account_holder_kana: 'カ)ウリテ',
} as const

/** A request that is paid and whose transfer is reserved. */
async function reserved(): Promise<number> {
  const { id } = await seller.request({ supplier_person_email: payer.emailAddress })
  const card = { kind: 'token', mdk_token: await gateway.token('frictionless'), is_card_saved: false } as const
  await payer.authenticate(
    await payer.client.payments.answerRequest(
      { params: { id }, body: { action: 'pay', card, amount: 110_000, is_terms_agreed: true } },
      { idempotencyKey: randomUUID() },
    ),
  )
  await recordFirstCheck(services, id, examiners.tanaka)
  await completeInvoice(services, id, examiners.suzuki)
  return id
}
async function transferred(): Promise<number> {
  const id = await reserved()
  await markTransferred(services, id, examiners.suzuki)
  return id
}
const addAccount = async (account_number: string): Promise<number> =>
  (await seller.client.buyers.createDepositAccount({ params: own, body: { ...mistyped, account_number } })).id
const name = (id: number, account_id = seller.accountId) =>
  seller.client.collections.nameDepositAccount({ params: { id }, body: { account_id } })
const detail = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const reservedFor = async (id: number) =>
  (
    await app.db
      .selectFrom('transfers')
      .select('account')
      .where('invoice_id', '=', id)
      .where('status', '=', 'reserved')
      .executeTakeFirstOrThrow()
  ).account
const noticesFor = (companyId: number, id: number) =>
  app.db
    .selectFrom('notifications')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('link', 'like', `%/${id}`)
    .orderBy('id', 'desc')
    .execute()
const tabTotal = async (query: object) =>
  (
    await payer.client.invoices.listInvoices({
      query: { invoice_types: ['InvoicePayment', 'InvoiceRequestBuyer'], ...query },
    })
  ).total_count
const asked = () => tabTotal({ invoice_statuses: [1, 2, 3], is_action_required: true })

test('refuses the account that the bank could not pay into, and takes it with another holder', async () => {
  const id = await reserved()
  await makeTransferFile(services, '2026-12-25', 'examiner:a')
  await answerFile(services, '2026-12-25', 1, '3')
  assert.equal((await detail(id)).is_account_required, true)
  await assert.rejects(name(id), isRefusedCall('account_was_returned'))
  // A number beside the mistyped one takes nothing from the requests that are out.
  const waiting = await reserved()
  const corrected = await seller.client.buyers.updateDepositAccount({
    params: { ...own, account_id: seller.accountId },
    body: { ...mistyped, account_holder_kana: 'ウリテ（カ' },
  })
  assert.equal((await reservedFor(waiting)).account_holder_kana, 'ｶ)ｳﾘﾃ')
  assert.deepEqual(
    [(await detail(waiting)).account?.account_holder_kana, (await detail(waiting)).account_id],
    ['ｶ)ｳﾘﾃ', seller.accountId],
  )
  const named = await name(id)
  assert.deepEqual(
    [named.account?.account_holder_kana, named.account_required, named.is_account_required, named.account_id],
    [corrected.account_holder_kana, null, false, seller.accountId],
  )
  assert.deepEqual(
    named.timeline
      .map(({ kind }) => kind)
      .filter(kind => ['action_required', 'account_named', 'answered'].includes(kind)),
    ['action_required', 'account_named'],
  )
  await recordFirstCheck(services, id, examiners.tanaka)
  await completeInvoice(services, id, examiners.suzuki)
  assert.equal((await reservedFor(id)).account_holder_kana, corrected.account_holder_kana)
  assert.deepEqual(await auditBooks(app.db), [])
})

// Nothing was returned by the bank, so the same account was accepted and examined once more.
test('refuses the account that an examiner asks about; another one answers the question', async () => {
  const id = await reserved()
  await requireAction(services, id, examiners.tanaka, 6, '口座名義をご確認ください')
  await assert.rejects(
    name(id),
    (error: unknown) =>
      // Nothing was tried, so nothing failed.
      isRefusedCall('account_was_returned')(error) && !/ませんでした/.test((error as RefusedCall).message),
  )
  const [notice] = await noticesFor(seller.companyId, id)
  assert.match(
    `${notice?.title} ${notice?.body}`,
    /ご指定の口座に入金できません（.*ご指定の口座には入金できません（口座名義をご確認ください）/s,
  )
  assert.equal((await detail(id)).is_account_required, true)
  assert.equal((await name(id, await addAccount('7650001'))).account_required, null)
})

// It read 審査完了, then 審査 again, and got 「審査が完了し…」 a second time.
test('for the buyer a payment stays made while another account of its seller is checked', async () => {
  const id = await reserved()
  const toBuyer = () => payer.client.invoices.getInvoice({ params: { id } })
  const kindsToBuyer = async () => (await noticesFor(payer.companyId, id)).map(({ kind }) => kind)
  const [before, kinds] = [await toBuyer(), await kindsToBuyer()]
  await requireAction(services, id, examiners.tanaka, 6, '口座名義をご確認ください')
  await name(id, await addAccount('7650003'))
  const stateOf = async () => {
    const { status, timeline } = await toBuyer()
    return [status, timeline.map(({ kind, state }) => `${kind} ${state}`)]
  }
  const made = [before.status, before.timeline.map(({ kind, state }) => `${kind} ${state}`)]
  assert.deepEqual(await stateOf(), made)
  assert.equal((await detail(id)).timeline.find(({ state }) => state === 'current')?.kind, 'check_completed')
  await recordFirstCheck(services, id, examiners.tanaka)
  assert.deepEqual(await stateOf(), made)
  await completeInvoice(services, id, examiners.suzuki)
  assert.deepEqual([await stateOf(), await kindsToBuyer()], [made, kinds])
  assert.equal((await noticesFor(seller.companyId, id)).filter(({ kind }) => kind === 'request_completed').length, 2)
})

test('a question to the buyer after that is a check of its payment again', async () => {
  const id = await reserved()
  await requireAction(services, id, examiners.tanaka, 6, '口座名義をご確認ください')
  await name(id, await addAccount('7650004'))
  await requireAction(services, id, examiners.tanaka, 4, null)
  await payer.client.invoices.updateInvoice({ params: { id }, body: { comment: '契約書のとおりです。' } })
  const { status, timeline } = await payer.client.invoices.getInvoice({ params: { id } })
  assert.deepEqual([status, timeline.find(({ state }) => state === 'current')?.kind], [1, 'check_completed'])
})

// The reference to it broke: the seller was answered with a 500.
test('an account that is deleted while it is named is not there, and the question stays', async () => {
  const id = await reserved()
  await requireAction(services, id, examiners.tanaka, 6, '口座名義をご確認ください')
  const account_id = await addAccount('7650002')
  const { naming } = await app.db.transaction().execute(async db => {
    await db.deleteFrom('deposit_accounts').where('id', '=', account_id).execute()
    // Awaited after the commit, whose answer may come later than this refusal.
    const naming = assert.rejects(name(id, account_id), isRefusedCall('account_not_found'))
    await waitUntilBlocked(app.db)
    return { naming }
  })
  await naming
  assert.equal((await detail(id)).is_account_required, true)
})

test('shows the buyer nothing of what the seller is asked about the account', async () => {
  const before = [await asked(), await tabTotal({ invoice_statuses: [3] })]
  const id = await reserved()
  await requireAction(services, id, examiners.tanaka, 6, '口座名義をご確認ください')
  const seen = await payer.client.invoices.getInvoice({ params: { id } })
  assert.deepEqual(
    [seen.is_action_required, seen.action_required_reason, seen.action_required_comment, seen.action_required_until],
    [false, null, null, null],
  )
  assert.doesNotMatch(JSON.stringify(seen.timeline), /action_required|answered|account_named|2026-11-26|口座名義/)
  assert.deepEqual([await asked(), await tabTotal({ invoice_statuses: [3] })], [before[0], (before[1] ?? 0) + 1])
  const { is_action_required } =
    (
      await payer.client.invoices.listInvoices({ query: { invoice_statuses: [3], is_action_required: false } })
    ).invoices.find(row => row.id === id) ?? {}
  assert.equal(is_action_required, false)
  assert.equal((await payer.client.invoices.listInvoices()).total_count_is_action_required, before[0])
  // A question to the buyer is one as ever.
  const other = await reserved()
  await requireAction(services, other, examiners.tanaka, 1, null)
  assert.equal(await asked(), (before[0] ?? 0) + 1)
  assert.deepEqual(await auditBooks(app.db), [])
})

test('an account not named in time ends the payment; each side gets its own reason', async () => {
  const id = await reserved()
  await requireAction(services, id, examiners.tanaka, 6, '口座名義をご確認ください')
  app.clock.set('2026-11-27T01:00:00Z')
  await cancelUnanswered.run(app.worker, {})
  app.clock.set('2026-11-20T01:00:00Z')
  const [toSeller] = await noticesFor(seller.companyId, id)
  const [toBuyer] = await noticesFor(payer.companyId, id)
  assert.deepEqual(
    [toSeller?.kind, toSeller?.link, toBuyer?.kind],
    ['request_payment_cancelled', `/collections/history/${id}`, 'invoice_cancelled'],
  )
  assert.match(toSeller?.body ?? '', /入金先の口座のご指定がなかったため/)
  assert.match(toBuyer?.body ?? '', /請求元への振込ができなかったため/)
  assert.doesNotMatch(toBuyer?.body ?? '', /口座|ご対応期限/)
  const { cancellation } = await detail(id)
  assert.deepEqual(cancellation, { reason: 'unanswered', settlement: 'refund', comment: null })
})

test('after a return (組戻し) the seller names another account, and the money is sent there', async () => {
  const id = await transferred()
  const elsewhere = await addAccount('7654321')
  await assert.rejects(name(id, elsewhere), isRefusedCall('deposit_account_not_required'))
  await recordReturnedTransfer(services, id, examiners.tanaka, '口座解約')
  const seen = await detail(id)
  assert.deepEqual(
    [seen.account_required, seen.is_account_required, seen.returned],
    [
      { until: null, comment: '口座解約' },
      true,
      { reason: '口座解約', outcome: null, transfer_date: null, account: null },
    ],
  )
  assert.equal(
    (await seller.client.collections.listRequestSellers({ query: { is_account_required: true } }))
      .total_count_is_account_required,
    1,
  )
  const [notice] = await noticesFor(seller.companyId, id)
  assert.deepEqual(
    [notice?.kind, notice?.asks_about, notice?.answered_at],
    ['transfer_returned', `invoice:${id}`, null],
  )

  await assert.rejects(
    payer.client.collections.nameDepositAccount({ params: { id }, body: { account_id: elsewhere } }),
    isRefusedCall('invoice_request_not_found'),
  )
  // Which was corrected in a test before.
  const sentTo = seen.account ?? assert.fail()
  await seller.client.buyers.updateDepositAccount({
    params: { ...own, account_id: seller.accountId },
    body: { ...mistyped, account_holder_kana: sentTo.account_holder_kana },
  })
  await assert.rejects(name(id, seller.accountId), isRefusedCall('account_was_returned'))
  const named = await name(id, elsewhere)
  assert.deepEqual(
    [named.account?.account_number, named.account_required, named.is_account_required, named.status],
    ['7654321', null, false, 5],
  )
  assert.ok(
    (await noticesFor(seller.companyId, id)).every(
      ({ asks_about, answered_at }) => asks_about === null || answered_at !== null,
    ),
  )
  await resendReturned(services, id, examiners.suzuki)
  assert.equal((await reservedFor(id)).account_number, '7654321')
  assert.equal((await detail(id)).returned?.account?.account_number, '7654321')
  await assert.rejects(name(id, elsewhere), isRefusedCall('deposit_account_not_required'))

  // The bank can't send it there either: the seller is asked again, and not for that one.
  const file = await makeTransferFile(services, '2026-12-25', 'examiner:a')
  assert.ok(typeof file === 'object')
  await answerFile(services, '2026-12-25', file.sequence, ...Array<string>(file.transfer_count).fill('2'))
  assert.equal((await detail(id)).is_account_required, true)
  await assert.rejects(name(id, elsewhere), isRefusedCall('account_was_returned'))
  await name(id, await addAccount('7654322'))
  await resendReturned(services, id, examiners.suzuki)
  await markTransferred(services, id, examiners.suzuki)
  const done = await detail(id)
  assert.deepEqual(
    [done.returned, done.account?.account_number, done.receipt?.issued_on],
    [null, '7654322', '2026-11-20'],
  )
  assert.deepEqual(await auditBooks(app.db), [])
})

test('sums deposits by month: returned ones are planned, resent ones arrive, refunded ones never', async () => {
  const months = async () =>
    (await seller.client.collections.getDepositMonths()).months.find(({ month }) => month === '2026-11')
  const before = await months()
  const id = await transferred()
  assert.equal((await months())?.deposited_amount, (before?.deposited_amount ?? 0) + 106_700)
  await recordReturnedTransfer(services, id, examiners.tanaka, '口座解約')
  assert.deepEqual(
    [(await months())?.deposited_amount, (await months())?.planned_amount],
    [before?.deposited_amount, (before?.planned_amount ?? 0) + 106_700],
  )
  await refundReturned(services, id, examiners.suzuki)
  assert.deepEqual(await months(), before)
})

test("a receipt of the fee is its seller's, with number and file", async () => {
  const id = await transferred()
  const { receipt } = await detail(id)
  assert.equal(receipt?.issued_on, '2026-11-20')
  const { download_url } = await seller.client.invoices.getReceiptDownloadUrl({ params: { id } })
  assert.match(download_url, new RegExp(`/receipts/${receipt?.number}\\?`))
  const file = await app.app.request(download_url)
  assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'])
})

test("a request still shows its deleted account, which is no longer the company's", async () => {
  const account_id = await addAccount('5550001')
  const { id } = await seller.request({ account_id })
  assert.equal((await detail(id)).account_id, account_id)
  await seller.client.buyers.deleteDepositAccount({ params: { ...own, account_id } })
  const { account, account_id: none } = await detail(id)
  assert.deepEqual([account?.account_number, none], ['5550001', null])
})
