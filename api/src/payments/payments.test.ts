import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, afterEach, before, test } from 'node:test'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { startGateway, type TestGateway } from '../testing/gateway.ts'
import { createPayer, visitIssuer } from '../testing/payment.ts'

let gateway: TestGateway
let app: TestApp
let payer: Awaited<ReturnType<typeof createPayer>>
before(async () => {
  gateway = await startGateway()
  app = await createTestApp({ variables: gateway.variables })
  payer = await createPayer(app, gateway)
})
after(async () => {
  await app.close()
  await gateway.close()
})
afterEach(() => gateway.disarm())

const approve = (payment_id: string) => payer.client.creditCards.approveCredit({ body: { payment_id } })
const countInvoices = async () => (await payer.client.invoices.listInvoices()).total_count
const orderOf = async (payment_id: string) => {
  const { order_id } = await app.db.selectFrom('payment_transactions').select('order_id').where('id', '=', payment_id).executeTakeFirstOrThrow()
  return (await gateway.orders()).find(order => order.order_id === order_id)
}
const refuses = (changes: Parameters<typeof payer.application>[0], code: string) =>
  assert.rejects(async () => payer.start(await payer.application(changes)), { code })

test('declines a card over its limit, says what to do, and makes no invoice', async () => {
  const count = await countInvoices()
  const started = await payer.start(await payer.application({}, 'overLimit'))
  await payer.authenticate(started)
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'declined')
  assert.equal(answer.is_credit_approved, false)
  assert.match(answer.message ?? '', /利用限度額を超えている.*別のカード/)
  assert.equal(await countInvoices(), count)
})

test('declines when the challenge fails', async () => {
  const started = await payer.start(await payer.application({}, 'challengeFails'))
  await payer.authenticate(started, { password: '1234' })
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'declined')
  assert.match(answer.message ?? '', /本人認証に失敗/)
})

test('declines when the buyer gives up at the issuer', async () => {
  const started = await payer.start(await payer.application({}, 'challenge'))
  await payer.authenticate(started, { action: 'cancel' })
  assert.match((await approve(started.payment_id)).message ?? '', /キャンセル/)
})

test('keeps a challenge open that its buyer has not answered, with the way back to it', async () => {
  const started = await payer.start(await payer.application({}, 'challenge'))
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'authentication_required')
  assert.equal(answer.authentication_url, started.authentication_url)
})

test('approves after a challenge and sends the browser to the page that tells it', async () => {
  const started = await payer.start(await payer.application({}, 'challenge'))
  const location = await payer.authenticate(started, { password: '1234' })
  assert.equal(location, `${app.config.edgeOrigin}/payments/complete?payment_id=${started.payment_id}`)
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'approved')
  assert.equal(answer.message, null)
  const invoice = await payer.client.invoices.getInvoice({ params: { id: answer.invoice_id ?? 0 } })
  assert.equal(invoice.status, 1)
  assert.deepEqual(invoice.card, { brand: 'VISA', last4: '1881' })
  assert.deepEqual(invoice.timeline.map(({ kind, state }) => `${kind} ${state}`), ['applied done', 'check_completed current', 'transferred planned', 'card_debit planned'])
})

test('believes no way back that the gateway did not sign, and settles none by it', async () => {
  const started = await payer.start(await payer.application())
  const back = await visitIssuer(started.authentication_url ?? '')
  const forged = await app.app.request(back.replace(/authHash=\w{8}/, 'authHash=00000000'))
  assert.equal(forged.status, 303)
  const { status } = await app.db.selectFrom('payment_transactions').select('status').where('id', '=', started.payment_id).executeTakeFirstOrThrow()
  assert.equal(status, 'authentication_pending')
})

test('takes the way back as a form, too', async () => {
  const started = await payer.start(await payer.application())
  const [path = '', query] = (await visitIssuer(started.authentication_url ?? '')).split('?')
  const response = await app.app.request(path, { method: 'POST', body: new URLSearchParams(query), headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  assert.equal(response.status, 303)
  const { status } = await app.db.selectFrom('payment_transactions').select('status').where('id', '=', started.payment_id).executeTakeFirstOrThrow()
  assert.equal(status, 'authorised')
})

test('charges once for twenty clicks at the same moment', async () => {
  const body = await payer.application()
  const key = randomUUID()
  const before = (await gateway.orders()).length
  const answers = await Promise.all(Array.from({ length: 20 }, () => payer.start(body, key)))
  assert.equal(new Set(answers.map(answer => JSON.stringify(answer))).size, 1)
  assert.equal((await gateway.orders()).length, before + 1)
})

test('gives the same answer to the same key and body, and refuses another body', async () => {
  const body = await payer.application()
  const key = randomUUID()
  const first = await payer.start(body, key)
  assert.deepEqual(await payer.start(body, key), first)
  await assert.rejects(payer.start({ ...body, is_terms_agreed: true, file_ids: [await payer.addFile()] }, key), { code: 'idempotency_key_reused' })
})

test('needs a key', async () => {
  const body = await payer.application()
  await assert.rejects(payer.client.invoices.createInvoice({ body }), { code: 'idempotency_key_required' })
})

test('charges nothing twice when the answer to the application is lost', async () => {
  const body = await payer.application()
  await gateway.arm({ command: 'Authorize/mpi', kind: 'lost_answer' })
  const started = await payer.start(body)
  assert.equal(started.status, 'declined')
  assert.match(started.message ?? '', /お支払いは行われていません/)
  const again = await payer.start({ ...body, card: { kind: 'token', mdk_token: await gateway.token(), is_card_saved: false } })
  await payer.authenticate(again)
  assert.equal((await approve(again.payment_id)).status, 'approved')
  const orders = await Promise.all([orderOf(started.payment_id), orderOf(again.payment_id)])
  assert.deepEqual(orders.map(order => order?.status), ['authenticating', 'authorized'])
})

test('says pending while the gateway is silent about the end, and learns it later', async () => {
  const started = await payer.start(await payer.application())
  await gateway.arm({ command: 'GetResult/mpi', kind: 'server_error', times: 2 })
  await payer.authenticate(started)
  assert.equal((await approve(started.payment_id)).status, 'authentication_required')
  assert.equal((await approve(started.payment_id)).status, 'approved')
})

test('settles a payment whose browser never came back', async () => {
  const started = await payer.start(await payer.application())
  await visitIssuer(started.authentication_url ?? '')
  app.clock.advance({ minutes: 2 })
  const { reconcilePayments } = await import('./jobs.ts')
  await reconcilePayments.run(app.services, {})
  const { status } = await app.db.selectFrom('payment_transactions').select('status').where('id', '=', started.payment_id).executeTakeFirstOrThrow()
  assert.equal(status, 'authorised')
})

test('gives the money back when the gateway speaks of another amount', async () => {
  const started = await payer.start(await payer.application())
  await gateway.arm({ command: 'GetResult/mpi', kind: 'wrong_amount' })
  await payer.authenticate(started)
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'declined')
  assert.match(answer.message ?? '', /金額に相違/)
  await app.runJobs()
  assert.equal((await orderOf(started.payment_id))?.status, 'voided')
})

test('refuses the same file and the same document a second time', async () => {
  const sha256 = 'ab'.repeat(32)
  const document = { registration_number: 'T4011001098993', invoice_number: 'INV-1', amount: 55_000 }
  await payer.pay({ file_ids: [await payer.addFile(sha256)], invoice: document })
  await refuses({ file_ids: [await payer.addFile(sha256)] }, 'duplicate_invoice')
  await refuses({ invoice: document }, 'duplicate_invoice')
})

test('lets a buyer who left the challenge apply again, and voids the first if it is finished after all', async () => {
  const file_ids = [await payer.addFile()]
  const left = await payer.start(await payer.application({ file_ids }, 'challenge'))
  const second = await payer.pay({ file_ids })
  await payer.authenticate(left, { password: '1234' })
  assert.equal((await approve(left.payment_id)).status, 'declined')
  app.clock.advance({ minutes: 2 })
  const { reconcilePayments } = await import('./jobs.ts')
  await reconcilePayments.run(app.services, {})
  assert.equal((await orderOf(left.payment_id))?.status, 'voided')
  assert.equal((await orderOf(second.payment_id))?.status, 'authorized')
})

test('refuses what may not be paid, before the card is asked', async () => {
  const before = (await gateway.orders()).length
  await refuses({ commission_amount: 1 }, 'commission_changed')
  await refuses({ promotion_code: 'NAINAI' }, 'promotion_code_invalid')
  await refuses({ invoice: { amount: 97_087_379 } }, 'amount_over_limit')
  await refuses({ invoice: { transfer_date: '2026-11-25' } }, 'transfer_date_not_available')
  await refuses({ invoice: { transfer_date: '2026-11-28' } }, 'transfer_date_not_available')
  await refuses({ invoice: { transfer_person_name: '漢字' } }, 'transfer_person_name_not_kana')
  await refuses({ supplier: { kind: 'existing', supplier_id: 999_999 } }, 'supplier_not_found')
  await refuses({ account: { kind: 'existing', account_id: 999_999 } }, 'account_not_found')
  await refuses({ card: { kind: 'saved', credit_card_id: 999_999 } }, 'credit_card_not_found')
  await refuses({ file_ids: [randomUUID()] }, 'file_not_found')
  await refuses({ draft_id: 999_999 }, 'draft_not_found')
  await refuses({ card: { kind: 'token', mdk_token: 'made-up', is_card_saved: false } }, 'card_token_invalid')
  await refuses({ supplier: { kind: 'corporation', supplier: { corporate_name: '株式会社テスト商事' } } }, 'supplier_is_own_company')
  assert.equal((await gateway.orders()).length, before)
})

test('accepts the first day that can be chosen and the promotion that is in force', async () => {
  const body = await payer.application({ invoice: { transfer_date: '2026-11-26' }, promotion_code: 'hajimete', commission_amount: 2_200 })
  assert.equal((await payer.start(body)).status, 'authentication_required')
})

test('registers the supplier and account that came with the application, and forgets its draft', async () => {
  const draft = await payer.client.drafts.createDraft({ body: { values: { amount: 1 } } })
  const supplier: CreateInvoiceBody['supplier'] = { kind: 'sole_proprietor', supplier: { business_name: '山田写真事務所' } }
  const account: CreateInvoiceBody['account'] = { kind: 'new', account: { bank_code: '0005', branch_code: '001', account_type: 1, account_number: '7654321', account_holder_kana: 'ヤマダ タロウ' } }
  const { invoice_id } = await payer.pay({ supplier, account, draft_id: draft.id })
  const invoice = await payer.client.invoices.getInvoice({ params: { id: invoice_id } })
  assert.equal(invoice.supplier_name, '山田写真事務所')
  assert.equal(invoice.account?.account_holder_kana, 'ﾔﾏﾀﾞ ﾀﾛｳ')
  const registered = await payer.client.suppliers.getSupplier({ params: { id: invoice.supplier_id ?? 0 } })
  assert.equal(registered.accounts.length, 1)
  await assert.rejects(payer.client.drafts.getDraft({ params: { id: draft.id } }), { code: 'draft_not_found' })
})

test('takes a push twice and early, and none that is not signed', async () => {
  const { contentHmac } = await import('../gateway/signature.ts')
  const started = await payer.start(await payer.application())
  const order = await orderOf(started.payment_id)
  const body = new URLSearchParams({ numberOfNotify: '1', pushId: randomUUID(), orderId0000: order?.order_id ?? '', mstatus0000: 'success' }).toString()
  const push = (hmac: string) => app.app.request('/api/v1/gateway/pushes', { method: 'POST', body, headers: { 'content-hmac': hmac, 'content-type': 'application/x-www-form-urlencoded' } })
  assert.equal((await push('h=HmacSHA256;s=x;v=y')).status, 404)
  const hmac = contentHmac(app.services.gateway.merchant, body)
  assert.equal((await push(hmac)).status, 204)
  await visitIssuer(started.authentication_url ?? '')
  assert.equal((await push(hmac)).status, 204)
  assert.equal((await push(hmac)).status, 204)
  assert.equal((await approve(started.payment_id)).status, 'approved')
})

test('shows no payment of another company', async () => {
  const { payment_id, invoice_id } = await payer.pay()
  const stranger = await app.signIn()
  await assert.rejects(stranger.client.creditCards.approveCredit({ body: { payment_id } }), { code: 'payment_not_found' })
  await assert.rejects(stranger.client.invoices.getInvoice({ params: { id: invoice_id } }), { code: 'invoice_not_found' })
  await assert.rejects(stranger.client.invoices.cancelInvoice({ params: { id: invoice_id } }), { code: 'invoice_not_found' })
})

test('leaves no token in the database', async () => {
  const token = await gateway.token()
  await payer.start(await payer.application({ card: { kind: 'token', mdk_token: token, is_card_saved: true } }))
  const calls = await app.db.selectFrom('gateway_calls').select(['request', 'response']).execute()
  const payments = await app.db.selectFrom('payment_transactions').select('application').execute()
  assert.equal(JSON.stringify([calls, payments]).includes(token), false)
})
