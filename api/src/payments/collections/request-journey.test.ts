import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../backoffice/nightly-comparison/books-store.ts'
import { recordFirstCheck, markTransferred, rejectInvoice, requireAction } from '../../backoffice/calls/actions.ts'
import { insertDepositAccount } from '../../parties/buyers/store.ts'
import { completeInvoice } from '../examination/complete.ts'
import { startSession } from '../../identity/sessions/start-session.ts'
import { answerFile } from '../../testing/outside/bank.ts'
import { isRefusedCall } from '../../testing/app/client.ts'
import { createUser } from '../../testing/app/company.ts'
import type { TestCard } from '../../testing/outside/gateway.ts'
import { lastMailTo } from '../../testing/mails/mails.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createSeller } from '../../testing/companies/seller.ts'
import { certifiedSignUp, listedCorporation, person } from '../../testing/companies/sign-up.ts'
import { makeTransferFile } from '../transfers/make-file.ts'
import { lapseRequests } from './ending/jobs.ts'
import { examiners } from '../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createSeller(app)

type Client = ReturnType<typeof app.clientWith>
const request = () => seller.request({ supplier_person_email: payer.emailAddress, message: '11月分です。' })
const pay = async (client: Client, id: number, card: TestCard = 'frictionless') =>
  client.payments.answerRequest(
    {
      params: { id },
      body: {
        action: 'pay',
        card: { kind: 'token', mdk_token: await gateway.token(card), is_card_saved: false },
        amount: 110_000,
        is_terms_agreed: true,
      },
    },
    { idempotencyKey: randomUUID() },
  )
const paid = async () => {
  const { id } = await request()
  const started = await pay(payer.client, id)
  await payer.authenticate(started)
  return { id, payment_id: started.payment_id ?? '' }
}
const toBuyer = (id: number) => payer.client.invoices.getInvoice({ params: { id } })
const toSeller = (id: number) => seller.client.collections.getRequestSeller({ params: { id } })
const cancelBySeller = (id: number) => seller.client.collections.cancelRequestSeller({ params: { id }, body: {} })
const kindsOf = async (companyId: number) =>
  (
    await app.db.selectFrom('notifications').select('kind').where('company_id', '=', companyId).orderBy('id').execute()
  ).map(({ kind }) => kind)
const newestFor = async (companyId: number) =>
  app.db
    .selectFrom('notifications')
    .select(['kind', 'body', 'link'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const orderStatusOf = async (paymentId: string) => {
  const { order_id } = await app.db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return (await gateway.orders()).find(order => order.order_id === order_id)?.status
}
const booksHold = async () => assert.deepEqual(await auditBooks(app.db), [])

test('from the mail to somebody without an account to money, receipt and notices', async () => {
  const emailAddress = 'shinki@aratana.example.co.jp'
  const { id } = await seller.request({ supplier_person_email: emailAddress, message: 'よろしくお願いします。' })
  const { text } = await lastMailTo(app, emailAddress)
  const request_key = /request_key=([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const { preview } = await app.anonymous.requestKeys.getRequestKey({ params: { key: request_key } })
  assert.equal(preview?.seller_name, '株式会社ウリテ')

  const { registration_token } = await certifiedSignUp(app, emailAddress)
  const { session, buyer_id } = await app.anonymous.registrations.registerCorporation({
    body: { ...person, registration_token, is_terms_agreed: true, corporation: listedCorporation },
  })
  assert.ok(session)
  const client = app.clientWith(() => session)
  assert.equal((await client.requestKeys.linkRequestKey({ body: { request_key } })).invoice_id, id)

  const seen = await client.invoices.getInvoice({ params: { id } })
  assert.deepEqual(
    [seen.status, seen.amount, seen.total_amount, seen.commission_amount, seen.account],
    [7, 110_000, 110_000, 0, null],
  )
  assert.deepEqual(seen.request, {
    seller_name: '株式会社ウリテ',
    pay_until: '2026-12-22T03:00:00.000Z',
    person_name: '経理部 鈴木',
    message: 'よろしくお願いします。',
    standard_taxable_amount: 100_000,
    reduced_taxable_amount: 0,
    nontaxable_amount: 0,
    standard_discounted_amount: 100_000,
    reduced_discounted_amount: 0,
    nontaxable_discounted_amount: 0,
    standard_tax_rate: 10,
    reduced_tax_rate: 8,
    standard_consumption_tax_amount: 10_000,
    reduced_consumption_tax_amount: 0,
    consumption_tax_amount: 10_000,
    discount_amount: 0,
    discount_rate: null,
  })
  // The buyer must not learn what the seller pays for the service, not by this call either.
  for (const query of [{ invoice_id: id }, { invoice_id: id, amount: 220_000 }]) {
    const { commission_amount, commission_rate, total_amount } = await client.invoices.getCommission({ query })
    assert.deepEqual([commission_amount, commission_rate, total_amount], [0, 0, 110_000])
  }

  const started = await pay(client, id, 'challenge')
  await payer.authenticate(started, { password: '1234' })
  assert.equal(
    (await client.creditCards.approveCredit({ body: { payment_id: started.payment_id ?? '' } })).status,
    'approved',
  )
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await assert.rejects(completeInvoice(app.examiner, id, examiners.tanaka), { refusal: 'same_examiner' })
  await completeInvoice(app.examiner, id, examiners.suzuki)
  assert.equal((await toSeller(id)).status, 4)
  assert.match((await newestFor(seller.companyId)).body, /106,700円を、2026年12月25日/)
  await markTransferred(app.examiner, id, examiners.bank)

  const { amount } = await app.db
    .selectFrom('transfers')
    .select('amount')
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual([amount, (await toSeller(id)).deposit_amount, (await toSeller(id)).status], [106_700, 106_700, 5])
  assert.match((await seller.client.invoices.getReceiptDownloadUrl({ params: { id } })).file_name, /領収書/)
  await assert.rejects(
    client.invoices.getReceiptDownloadUrl({ params: { id } }),
    isRefusedCall('receipt_not_available'),
  )
  assert.deepEqual(await kindsOf(seller.companyId), [
    'request_linked',
    'request_paid',
    'request_completed',
    'request_transferred',
  ])
  assert.deepEqual(await kindsOf(buyer_id), [
    'registration_result',
    'invoice_applied',
    'invoice_completed',
    'invoice_transferred',
  ])
  assert.doesNotMatch((await newestFor(buyer_id)).body, /領収書|106,700|3,300/)
  assert.equal(
    (
      await client.invoices.listInvoices({
        query: { invoice_statuses: [4, 5, 8], invoice_types: ['InvoiceRequestBuyer'] },
      })
    ).total_count,
    1,
  )
  await booksHold()
})

test('a request being paid is not withdrawn, declined or lapsed; its seller hears of its end', async () => {
  const { id } = await request()
  const started = await pay(payer.client, id, 'challenge')
  await assert.rejects(cancelBySeller(id), isRefusedCall('request_payment_in_progress'))
  await assert.rejects(
    payer.client.payments.answerRequest(
      { params: { id }, body: { action: 'decline' } },
      { idempotencyKey: randomUUID() },
    ),
    isRefusedCall('request_payment_in_progress'),
  )
  assert.equal((await toSeller(id)).is_cancellable, false)
  await app.db
    .updateTable('invoice_requests')
    .set({ expires_at: app.clock.now() })
    .where('invoice_id', '=', id)
    .execute()
  await lapseRequests.run(app.worker, {})
  assert.equal((await toBuyer(id)).status, 7)
  await payer.authenticate(started, { password: '1234' })
  assert.equal((await toBuyer(id)).status, 1)
  await assert.rejects(cancelBySeller(id), isRefusedCall('request_already_paid'))
})

test('a request whose card was declined lapses, and then nobody can pay or reach it', async () => {
  const { id, shared_link } = await request()
  await payer.authenticate(await pay(payer.client, id, 'overLimit'))
  assert.equal((await toBuyer(id)).status, 7)
  await app.db
    .updateTable('invoice_requests')
    .set({ expires_at: app.clock.now() })
    .where('invoice_id', '=', id)
    .execute()
  await lapseRequests.run(app.worker, {})
  assert.deepEqual(
    [(await toBuyer(id)).status, (await toBuyer(id)).request?.pay_until, (await toSeller(id)).status],
    [8, null, 6],
  )
  await assert.rejects(pay(payer.client, id), isRefusedCall('request_expired'))
  const request_key = new URL(shared_link).searchParams.get('request_key') ?? ''
  await assert.rejects(
    payer.client.requestKeys.linkRequestKey({ body: { request_key } }),
    isRefusedCall('request_key_expired'),
  )
  assert.equal((await newestFor(seller.companyId)).kind, 'request_lapsed')
})

test('the key of a withdrawn request leads nowhere', async () => {
  const { id, shared_link } = await request()
  await cancelBySeller(id)
  const request_key = new URL(shared_link).searchParams.get('request_key') ?? ''
  await assert.rejects(
    payer.client.requestKeys.linkRequestKey({ body: { request_key } }),
    isRefusedCall('request_key_invalid'),
  )
  await assert.rejects(pay(payer.client, id), isRefusedCall('request_cancelled'))
})

test('two users of the buyer who pay at the same moment pay once', async () => {
  const { id } = await request()
  const { userId } = await createUser(app.db, payer.companyId)
  const tokens = await startSession(app.db, app.services, userId, 'test')
  const answers = await Promise.allSettled([
    pay(payer.client, id),
    pay(
      app.clientWith(() => tokens),
      id,
    ),
  ])
  for (const answer of answers)
    if (answer.status === 'fulfilled' && answer.value.authentication_url) await payer.authenticate(answer.value)
  await app.runJobs()
  const held = await app.db
    .selectFrom('payment_transactions')
    .select('id')
    .where('about_invoice_id', '=', id)
    .where('status', '=', 'authorised')
    .execute()
  assert.deepEqual([held.length, (await toBuyer(id)).status], [1, 1])
  await booksHold()
})

for (const [who, cancel] of [
  ['its buyer', (id: number) => payer.client.invoices.cancelInvoice({ params: { id } })],
  ['the examination', (id: number) => rejectInvoice(app.examiner, id, examiners.tanaka, null)],
] as const) {
  test(`a paid request that ${who} cancels is in the seller's history, and the card gets all back`, async () => {
    const voided = await paid()
    await cancel(voided.id)
    const refunded = await paid()
    await recordFirstCheck(app.examiner, refunded.id, examiners.tanaka)
    await completeInvoice(app.examiner, refunded.id, examiners.suzuki)
    await cancel(refunded.id)
    await app.runJobs()
    assert.deepEqual(
      [await orderStatusOf(voided.payment_id), await orderStatusOf(refunded.payment_id)],
      ['voided', 'refunded'],
    )
    assert.deepEqual([(await toSeller(voided.id)).status, (await toSeller(refunded.id)).status], [7, 7])
    const { kind, link } = await newestFor(seller.companyId)
    assert.equal(kind, 'request_payment_cancelled')
    assert.equal(link, `/collections/history/${refunded.id}`)
    const { status } = await app.db
      .selectFrom('transfers')
      .select('status')
      .where('invoice_id', '=', refunded.id)
      .executeTakeFirstOrThrow()
    assert.equal(status, 'cancelled')
    await assert.rejects(pay(payer.client, voided.id), isRefusedCall('request_cancelled'))
    await booksHold()
  })
}

test("the document of a request is paid once: by the request or by the buyer's application", async () => {
  const copyOf = async (id: number) => {
    const { sha256 } = await app.db
      .selectFrom('invoice_files')
      .innerJoin('files', 'files.id', 'file_id')
      .select('sha256')
      .where('invoice_id', '=', id)
      .executeTakeFirstOrThrow()
    return payer.addFile(sha256 ?? '')
  }
  const byRequest = await paid()
  await assert.rejects(payer.pay({ file_ids: [await copyOf(byRequest.id)] }), isRefusedCall('duplicate_invoice'))
  const byApplication = await request()
  await payer.pay({ file_ids: [await copyOf(byApplication.id)] })
  await assert.rejects(pay(payer.client, byApplication.id), isRefusedCall('duplicate_invoice'))
})

// Only the buyer was asked, who does not see the account; the seller heard nothing.
test('money that the bank cannot pay out waits for another account of the seller, and goes there', async () => {
  const day = '2026-12-25'
  const { id } = await paid()
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  const elsewhere =
    (await insertDepositAccount(
      app.db,
      { company_id: seller.companyId, user_id: seller.userId },
      {
        bank_code: '0001',
        branch_code: '001',
        account_type: 1,
        account_number: '1112223',
        account_holder_kana: 'ｶ)ｳﾘﾃ',
      },
      app.clock.now(),
    )) ?? 0
  const name = (account_id: number, client = seller.client) =>
    client.collections.nameDepositAccount({ params: { id }, body: { account_id } })
  await assert.rejects(name(elsewhere), isRefusedCall('deposit_account_not_required'))
  const file = await makeTransferFile(app.examiner, day, 'examiner:a')
  const others = typeof file === 'object' ? file.transfer_count - 1 : assert.fail('no file')
  assert.equal(others, 0)
  await answerFile(app.examiner, day, 1, '2')

  const notice = await newestFor(seller.companyId)
  assert.deepEqual([notice.kind, /入金できません（口座なし）/.test(notice.body)], ['request_account_required', true])
  assert.notEqual((await kindsOf(payer.companyId)).at(-1), 'invoice_action_required')
  // Three business days after the 20th, with a holiday among them.
  assert.deepEqual((await toSeller(id)).account_required, { until: '2026-11-26', comment: '口座なし' })
  const { action_required_reason, action_required_until } = await seller.client.invoices.getInvoice({
    params: { id },
    query: { invoice_display_type: 'InvoiceRequestSeller' },
  })
  assert.deepEqual([action_required_reason, action_required_until], [6, '2026-11-26'])
  await assert.rejects(
    payer.client.invoices.updateInvoice({ params: { id }, body: { comment: '確認しました' } }),
    isRefusedCall('invoice_not_editable'),
  )
  await assert.rejects(name(elsewhere, payer.client), isRefusedCall('invoice_request_not_found'))
  await assert.rejects(name(999_999), isRefusedCall('account_not_found'))
  const payers = {
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '9998887',
    account_holder_kana: 'ｶ)ｳﾘﾃ',
  } as const
  const [shared] = await Promise.all(
    [seller, payer].map(({ companyId, userId }) =>
      insertDepositAccount(app.db, { company_id: companyId, user_id: userId }, payers, app.clock.now()),
    ),
  )
  await assert.rejects(name(shared ?? 0), isRefusedCall('account_is_payers'))
  const named = await name(elsewhere)
  assert.deepEqual([named.account?.account_number, named.account_required], ['1112223', null])
  await assert.rejects(name(elsewhere), isRefusedCall('deposit_account_not_required'))

  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  const { account } = await app.db
    .selectFrom('transfers')
    .select('account')
    .where('invoice_id', '=', id)
    .where('status', '=', 'reserved')
    .executeTakeFirstOrThrow()
  assert.equal(account.account_number, '1112223')
  await makeTransferFile(app.examiner, day, 'examiner:a')
  await answerFile(app.examiner, day, 2, '0')
  assert.equal((await toSeller(id)).status, 5)
  await booksHold()
})

test('a seller sees its own files, but not those that its buyer adds for the examiner', async () => {
  const { id } = await paid()
  await requireAction(app.examiner, id, examiners.tanaka, 4, null)
  const own = (await toSeller(id)).files
  assert.equal(own.length, 1)
  await payer.client.invoices.updateInvoice({
    params: { id },
    body: { file_ids: [...own.map(({ file_id }) => file_id), await payer.addFile()] },
  })
  assert.equal((await toBuyer(id)).files.length, 2)
  assert.deepEqual((await toSeller(id)).files, own)
  assert.deepEqual(
    (
      await seller.client.invoices.getInvoice({
        params: { id },
        query: { invoice_display_type: 'InvoiceRequestSeller' },
      })
    ).files,
    own,
  )
})

test('the buyer cancels what the bank could not pay out although the day has passed', async () => {
  const { id, payment_id } = await paid()
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  await makeTransferFile(app.examiner, '2026-12-25', 'examiner:a')
  await answerFile(app.examiner, '2026-12-25', 3, '2')
  app.clock.set('2026-12-25T03:00:00Z')
  await payer.signInAgain()
  assert.equal((await toBuyer(id)).is_cancellable, true)
  await payer.client.invoices.cancelInvoice({ params: { id } })
  await app.runJobs()
  assert.equal(await orderStatusOf(payment_id), 'refunded')
  await booksHold()
})
