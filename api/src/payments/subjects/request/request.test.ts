import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { auditBooks } from '../../../backoffice/nightly-comparison/books-store.ts'
import { holidays } from '../../../parties/banks/holidays.ts'
import { recordFirstCheck, markTransferred } from '../../../backoffice/calls/actions.ts'
import { completeInvoice } from '../../examination/complete.ts'
import { moveInvoice } from '../../../books/moves/move.ts'
import { lockInvoice } from '../../../books/invoices/store.ts'
import { changeBooks } from '../../../books/work/change-books.ts'
import { findReceipt } from '../../receipts/store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { createCompany } from '../../../testing/app/company.ts'
import type { TestCard } from '../../../testing/outside/gateway.ts'
import { startAppWithPayer } from '../../../testing/companies/payer-app.ts'
import { createRequest } from '../../../testing/companies/request.ts'
import { reconcilePayments } from '../../reconciler/reconcile-payments.ts'
import { examiners } from '../../../testing/companies/examiners.ts'

const { gateway, app, payer } = await startAppWithPayer()
const seller = await createCompany(app.db, { name: '株式会社ウリテ' })
const request = (changes: Parameters<typeof createRequest>[3] = {}) =>
  createRequest(app.db, { seller, buyer: payer }, app.clock.now(), changes)

const pay = async (
  id: number,
  {
    card = 'frictionless',
    key = randomUUID(),
    amount = 110_000,
  }: { card?: TestCard; key?: string; amount?: number } = {},
) =>
  payer.client.payments.answerRequest(
    {
      params: { id },
      body: {
        action: 'pay',
        card: { kind: 'token', mdk_token: await gateway.token(card), is_card_saved: false },
        amount,
        is_terms_agreed: true,
      },
    },
    { idempotencyKey: key },
  )
const decline = (id: number, comment?: string, key: string = randomUUID()) =>
  payer.client.payments.answerRequest(
    { params: { id }, body: { action: 'decline', ...(comment ? { comment } : {}) } },
    { idempotencyKey: key },
  )
const statusOf = async (id: number) =>
  (await app.db.selectFrom('invoices').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const approve = (payment_id: string | null) =>
  payer.client.creditCards.approveCredit({ body: { payment_id: payment_id ?? '' } })
const orderOf = async (paymentId: string | null) => {
  const { order_id } = await app.db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where('id', '=', paymentId ?? '')
    .executeTakeFirstOrThrow()
  return (await gateway.orders()).find(order => order.order_id === order_id)
}
const move = (id: number, name: 'lapse' | 'withdrawRequest') =>
  changeBooks(app.db, async books => {
    const invoice = await lockInvoice(books, id)
    if (!invoice) throw new Error('gone')
    const kind = name === 'lapse' ? ('system' as const) : ('seller' as const)
    return moveInvoice(books, invoice, name, {
      actor: { kind, name: 'test' },
      now: app.clock.now(),
      holidays,
      isCaptured: false,
    })
  })

test("pays no request that lapsed, was withdrawn, is not linked or is another company's", async () => {
  await assert.rejects(async () => pay((await request({ status: 8 })).id), isRefusedCall('request_expired'))
  await assert.rejects(async () => pay((await request({ status: 5 })).id), isRefusedCall('request_cancelled'))
  await assert.rejects(async () => pay((await request({ status: 6 })).id), isRefusedCall('invoice_not_found'))
  await assert.rejects(
    async () => pay((await createRequest(app.db, { seller, buyer: await createCompany(app.db) }, app.clock.now())).id),
    isRefusedCall('invoice_not_found'),
  )
  await assert.rejects(async () => pay((await payer.pay()).invoice_id), isRefusedCall('invoice_not_found'))
})

test('pays no other amount than the buyer saw, and none that reaches the seller too late', async () => {
  await assert.rejects(
    async () => pay((await request()).id, { amount: 100_000 }),
    isRefusedCall(
      'amount_changed',
      'お支払い金額が変更されました。最新の内容をご確認のうえ、もう一度お手続きください。',
    ),
  )
  await assert.rejects(
    async () => pay((await request({ transfer_date: '2026-11-24' })).id),
    isRefusedCall('request_expired'),
  )
})

test('takes a key for one answer to one request only', async () => {
  const [one, other] = [await request(), await request()]
  const key = randomUUID()
  const card = { kind: 'token' as const, mdk_token: await gateway.token('frictionless'), is_card_saved: false }
  const body = { action: 'pay' as const, card, amount: 110_000, is_terms_agreed: true as const }
  const started = await payer.client.payments.answerRequest({ params: { id: one.id }, body }, { idempotencyKey: key })
  await assert.rejects(
    async () => payer.client.payments.answerRequest({ params: { id: other.id }, body }, { idempotencyKey: key }),
    isRefusedCall('idempotency_key_reused'),
  )
  await assert.rejects(async () => decline(other.id, undefined, key), isRefusedCall('idempotency_key_reused'))
  assert.equal(await statusOf(other.id), 7)
  assert.equal(
    (await payer.client.payments.answerRequest({ params: { id: one.id }, body }, { idempotencyKey: key })).payment_id,
    started.payment_id,
  )

  const declineKey = randomUUID()
  await decline(other.id, '金額が違います', declineKey)
  await assert.rejects(async () => decline(other.id, '別の理由', declineKey), isRefusedCall('idempotency_key_reused'))
  assert.equal((await decline(other.id, '金額が違います', declineKey)).status, 'request_declined')
})

test('the card pays what was billed, the seller gets it less the fee, with a receipt', async () => {
  const { id } = await request()
  const started = await pay(id)
  await payer.authenticate(started)
  assert.equal((await approve(started.payment_id)).invoice_id, id)
  assert.equal((await orderOf(started.payment_id))?.amount, 110_000)
  assert.equal(await statusOf(id), 1)
  await recordFirstCheck(app.examiner, id, examiners.tanaka)
  await completeInvoice(app.examiner, id, examiners.suzuki)
  const transfer = await app.db
    .selectFrom('transfers')
    .selectAll()
    .where('invoice_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    [transfer.amount, transfer.account.account_number, transfer.transfer_date],
    [106_700, '7654321', '2026-11-30'],
  )
  await markTransferred(app.examiner, id, examiners.bank)
  const receipt = await findReceipt(app.db, id)
  assert.deepEqual(
    [receipt?.company_id, receipt?.content.recipient_name, receipt?.content.taxed_amount],
    [seller.companyId, '株式会社ウリテ', 3_300],
  )
  // It said that the seller had paid by card, and with which: the buyer's.
  const { buyer_name } = await app.db
    .selectFrom('invoices')
    .select('buyer_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(
    [receipt?.content.payment_method, receipt?.content.supplier_name],
    ['入金額からの差し引き（相殺）', `${buyer_name}へのカード払いのご依頼`],
  )
  assert.doesNotMatch(JSON.stringify(receipt?.content), /カード払い（|\*\*\*\*|VISA|1111/)
  const lines = await app.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_postings', 'ledger_postings.id', 'posting_id')
    .select(({ fn }) => ['account', fn.sum<number>('amount').as('amount')])
    .where('invoice_id', '=', id)
    .groupBy('account')
    .execute()
  assert.deepEqual(
    Object.fromEntries(
      lines.map(({ account, amount }) => [account, Number(amount)]).filter(([, amount]) => amount !== 0),
    ),
    { gateway_receivable: 110_000, bank: -106_700, commission_income: -3_000, consumption_tax_payable: -300 },
  )
  assert.deepEqual(await auditBooks(app.db), [])
})

test('notifies the seller of a payment, and of a refusal with its words', async () => {
  const [paid, refused] = [await request(), await request()]
  await payer.authenticate(await pay(paid.id))
  await decline(refused.id, '銀行振込で支払います。')
  const notices = await app.db
    .selectFrom('notifications')
    .select(['kind', 'body'])
    .where('company_id', '=', seller.companyId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  assert.deepEqual(
    notices.map(({ kind }) => kind),
    ['request_declined', 'request_paid'],
  )
  assert.match(notices[0]?.body ?? '', /銀行振込で支払います。/)
})

test('a declined card leaves the request waiting; declining the request ends it, once', async () => {
  const { id } = await request()
  const started = await pay(id, { card: 'overLimit' })
  await payer.authenticate(started)
  assert.equal((await approve(started.payment_id)).status, 'declined')
  assert.equal(await statusOf(id), 7)
  assert.equal((await decline(id)).status, 'request_declined')
  assert.equal((await decline(id)).status, 'request_declined')
  assert.deepEqual((await payer.client.invoices.getInvoice({ params: { id } })).cancellation, {
    reason: 'declined',
    settlement: null,
  })
  await assert.rejects(pay(id), isRefusedCall('request_cancelled'))
})

test('charges one card for two attempts and ten clicks at the same moment', async () => {
  const { id } = await request()
  const keys = [randomUUID(), randomUUID()]
  const attempts = await Promise.all(keys.map(async key => ({ key, mdk_token: await gateway.token() })))
  const clicks = Array.from({ length: 5 }, () => attempts).flat()
  const answers = await Promise.allSettled(
    clicks.map(({ key, mdk_token }) =>
      payer.client.payments.answerRequest(
        {
          params: { id },
          body: {
            action: 'pay',
            card: { kind: 'token', mdk_token, is_card_saved: false },
            amount: 110_000,
            is_terms_agreed: true,
          },
        },
        { idempotencyKey: key },
      ),
    ),
  )
  for (const answer of answers)
    if (answer.status === 'fulfilled' && answer.value.authentication_url) await payer.authenticate(answer.value)
  await app.runJobs()
  const rows = await app.db
    .selectFrom('payment_transactions')
    .select(['id', 'status'])
    .where('about_invoice_id', '=', id)
    .where('status', '=', 'authorised')
    .execute()
  assert.equal(
    rows.length,
    1,
    JSON.stringify([
      answers,
      await app.db
        .selectFrom('payment_transactions')
        .select(['id', 'status', 'v_result_code', 'pending_action'])
        .where('about_invoice_id', '=', id)
        .execute(),
    ]),
  )
})

for (const name of ['lapse', 'withdrawRequest'] as const) {
  test(`${name} waits while a card is being charged, and releases a later authorisation`, async () => {
    const paid = await request()
    const started = await pay(paid.id, { card: 'challenge' })
    await assert.rejects(move(paid.id, name), { refusal: 'being_paid' })
    await assert.rejects(decline(paid.id), isRefusedCall('request_payment_in_progress'))
    await payer.authenticate(started, { password: '1234' })
    assert.equal(await statusOf(paid.id), 1)

    // The other order: an attempt that gave way to a second one is finished at the issuer after the request has ended.
    const left = await request()
    const late = await pay(left.id, { card: 'challenge' })
    await payer.authenticate(await pay(left.id, { card: 'overLimit' }))
    await move(left.id, name)
    await payer.authenticate(late, { password: '1234' })
    assert.equal((await approve(late.payment_id)).status, 'declined')
    app.clock.advance({ minutes: 3 })
    await reconcilePayments.run(app.worker, {})
    assert.equal((await orderOf(late.payment_id))?.status, 'voided')
  })

  test(`either the payment or ${name} wins when both come at the same moment`, async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await request()
      const [started] = await Promise.allSettled([pay(id), move(id, name)])
      if (started.status === 'fulfilled') await payer.authenticate(started.value)
      await app.runJobs()
      const status = await statusOf(id)
      const live = await app.db
        .selectFrom('payment_transactions')
        .select('id')
        .where('about_invoice_id', '=', id)
        .where('status', '=', 'authorised')
        .execute()
      assert.equal(live.length, status === 1 ? 1 : 0)
      assert.equal(started.status === 'fulfilled', status === 1)
    }
    assert.deepEqual(await auditBooks(app.db), [])
  })
}
