import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { countOutbox } from '../../platform/jobs/store.ts'
import { contentHmac } from '../../platform/gateway/signature.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { visitIssuer } from '../../testing/companies/payment.ts'
import { reconcilePayments } from '../reconciler/reconcile-payments.ts'

const gatewayPushOrigin = 'http://api.internal:8080'
const { gateway, app, payer } = await startAppWithPayer({ variables: { GATEWAY_PUSH_ORIGIN: gatewayPushOrigin } })
afterEach(() => gateway.disarm())

const approve = (payment_id: string) => payer.client.creditCards.approveCredit({ body: { payment_id } })
const countInvoices = async () => (await payer.client.invoices.listInvoices()).total_count
const orderOf = async (payment_id: string) => {
  const { order_id } = await app.db
    .selectFrom('payment_transactions')
    .select('order_id')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow()
  return (await gateway.orders()).find(order => order.order_id === order_id)
}
const statusOf = async (id: string | null) =>
  (
    await app.db
      .selectFrom('payment_transactions')
      .select('status')
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow()
  ).status

test('declines a card over its limit, says what to do, and makes no invoice', async () => {
  const count = await countInvoices()
  const started = await payer.start(await payer.application({}, 'overLimit'))
  await payer.authenticate(started)
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'declined')
  assert.equal(answer.is_credit_approved, false)
  assert.match(answer.message ?? '', /利用限度額を超えています。別のカード/)
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

test('leaves a challenge open that its buyer has not answered, with the way back to it', async () => {
  const started = await payer.start(await payer.application({}, 'challenge'))
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'authentication_required')
  assert.equal(answer.authentication_url, started.authentication_url)
})

test('approves after a challenge and sends the browser to the page that shows it', async () => {
  const started = await payer.start(await payer.application({}, 'challenge'))
  const location = await payer.authenticate(started, { password: '1234' })
  assert.equal(location, `${app.config.edgeOrigin}/payments/complete?payment_id=${started.payment_id}`)
  const answer = await approve(started.payment_id)
  assert.equal(answer.status, 'approved')
  assert.equal(answer.message, null)
  const invoice = await payer.client.invoices.getInvoice({ params: { id: answer.invoice_id ?? 0 } })
  assert.equal(invoice.status, 1)
  assert.deepEqual(invoice.card, { brand: 'VISA', last4: '1881' })
  assert.deepEqual(
    invoice.timeline.map(({ kind, state }) => `${kind} ${state}`),
    ['applied done', 'check_completed current', 'transferred planned', 'card_debit planned'],
  )
})

test('stores how the issuer authenticated and which authorisation it gave', async () => {
  const { payment_id } = await payer.pay()
  const { response } = await app.db
    .selectFrom('gateway_calls')
    .select('response')
    .where('payment_id', '=', payment_id)
    .where('operation', '=', 'paynow/v2/GetResult/mpi')
    .executeTakeFirstOrThrow()
  assert.match(JSON.stringify(response), /"resAuthCode":"\w+".*"dddTransactionStatus":"Y"/)
})

// Inside containers nobody listens on the origin that browsers use.
test('sends browsers back to the edge, and pushes to where the gateway reaches the API', async () => {
  const { payment_id } = await payer.start(await payer.application())
  const { request } = await app.db
    .selectFrom('gateway_calls')
    .select('request')
    .where('payment_id', '=', payment_id)
    .where('operation', '=', 'paynow/v2/Authorize/mpi')
    .executeTakeFirstOrThrow()
  const { redirectionUri, pushUrl } = request as Record<string, string>
  assert.equal(redirectionUri, `${app.config.edgeOrigin}/api/v1/invoices/credit_cards/authentication/${payment_id}`)
  assert.equal(pushUrl, `${gatewayPushOrigin}/api/v1/gateway/pushes`)
})

test('believes no way back that the gateway did not sign, and settles none by it', async () => {
  const started = await payer.start(await payer.application())
  const back = await visitIssuer(started.authentication_url ?? '')
  const forged = await app.app.request(back.replace(/authHash=\w{8}/, 'authHash=00000000'))
  assert.equal(forged.status, 303)
  const { status } = await app.db
    .selectFrom('payment_transactions')
    .select('status')
    .where('id', '=', started.payment_id)
    .executeTakeFirstOrThrow()
  assert.equal(status, 'authentication_pending')
})

test('takes the way back as a form, too', async () => {
  const started = await payer.start(await payer.application())
  const [path = '', query] = (await visitIssuer(started.authentication_url ?? '')).split('?')
  const response = await app.app.request(path, {
    method: 'POST',
    body: new URLSearchParams(query),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  assert.equal(response.status, 303)
  const { status } = await app.db
    .selectFrom('payment_transactions')
    .select('status')
    .where('id', '=', started.payment_id)
    .executeTakeFirstOrThrow()
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
  await assert.rejects(payer.start({ ...body, is_terms_agreed: true, file_ids: [await payer.addFile()] }, key), {
    code: 'idempotency_key_reused',
  })
})

test('needs a key', async () => {
  const body = await payer.application()
  await assert.rejects(payer.client.invoices.createInvoice({ body }, { idempotencyKey: '' }), {
    code: 'idempotency_key_required',
  })
})

test('charges nothing twice when the answer to the application is lost', async () => {
  const body = await payer.application()
  await gateway.arm({ command: 'Authorize/mpi', kind: 'lost_answer' })
  const started = await payer.start(body)
  assert.equal(started.status, 'declined')
  assert.match(started.message ?? '', /お支払いは行われていません/)
  const again = await payer.start({
    ...body,
    card: { kind: 'token', mdk_token: await gateway.token(), is_card_saved: false },
  })
  await payer.authenticate(again)
  assert.equal((await approve(again.payment_id)).status, 'approved')
  const orders = await Promise.all([orderOf(started.payment_id), orderOf(again.payment_id)])
  assert.deepEqual(
    orders.map(order => order?.status),
    ['authenticating', 'authorized'],
  )
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
  await reconcilePayments.run(app.worker, {})
  const { status } = await app.db
    .selectFrom('payment_transactions')
    .select('status')
    .where('id', '=', started.payment_id)
    .executeTakeFirstOrThrow()
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

// The sandbox's issuer fails no cancellation; others do.
test('goes on with a release that the gateway refuses while it holds the money', async () => {
  const started = await payer.start(await payer.application())
  await gateway.arm({ command: 'GetResult/mpi', kind: 'wrong_amount' })
  await payer.authenticate(started)
  app.clock.advance({ minutes: 2 })
  const refused = {
    result: { mstatus: 'failure', vResultCode: 'A002000000000000', merrMsg: '', orderStatus: 'authorized' },
  } as const
  await reconcilePayments.run({ ...app.worker, gateway: { ...app.services.gateway, call: async () => refused } }, {})
  const payment = await app.db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', started.payment_id)
    .executeTakeFirstOrThrow()
  assert.equal(payment.pending_action, 'release')
  assert.deepEqual(payment.gateway_requested_at, app.clock.now())
  await app.runJobs()
  assert.equal((await orderOf(started.payment_id))?.status, 'voided')
})

test('a buyer who left the challenge applies again, and the first is voided if it is finished', async () => {
  const file_ids = [await payer.addFile()]
  const left = await payer.start(await payer.application({ file_ids }, 'challenge'))
  const second = await payer.pay({ file_ids })
  await payer.authenticate(left, { password: '1234' })
  assert.equal((await approve(left.payment_id)).status, 'declined')
  app.clock.advance({ minutes: 2 })
  await reconcilePayments.run(app.worker, {})
  assert.equal((await orderOf(left.payment_id))?.status, 'voided')
  assert.equal((await orderOf(second.payment_id))?.status, 'authorized')
})

test('takes a push twice and early, and none that is not signed', async () => {
  const started = await payer.start(await payer.application())
  const order = await orderOf(started.payment_id)
  const body = new URLSearchParams({
    numberOfNotify: '1',
    pushId: randomUUID(),
    orderId0000: order?.order_id ?? '',
    mstatus0000: 'success',
  }).toString()
  const push = (hmac: string) =>
    app.app.request('/api/v1/gateway/pushes', {
      method: 'POST',
      body,
      headers: { 'content-hmac': hmac, 'content-type': 'application/x-www-form-urlencoded' },
    })
  assert.equal((await push('h=HmacSHA256;s=x;v=y')).status, 404)
  const hmac = contentHmac(app.services.gateway.merchant, body)
  assert.equal((await push(hmac)).status, 204)
  await visitIssuer(started.authentication_url ?? '')
  assert.equal((await push(hmac)).status, 204)
  assert.equal((await push(hmac)).status, 204)
  await app.runJobs()
  assert.equal(await statusOf(started.payment_id), 'authorised')
  assert.equal((await approve(started.payment_id)).status, 'approved')
})

test('a result that the gateway pushes is asked for by a job, with nobody waiting', async () => {
  const started = await payer.start(await payer.application({}, 'challenge'))
  const order = await orderOf(started.payment_id)
  await visitIssuer(started.authentication_url ?? '', { password: '1234' })
  const body = new URLSearchParams({
    numberOfNotify: '1',
    pushId: randomUUID(),
    orderId0000: order?.order_id ?? '',
    mstatus0000: 'success',
  }).toString()
  const headers = {
    'content-hmac': contentHmac(app.services.gateway.merchant, body),
    'content-type': 'application/x-www-form-urlencoded',
  }
  assert.equal((await app.app.request('/api/v1/gateway/pushes', { method: 'POST', body, headers })).status, 204)
  assert.equal(await statusOf(started.payment_id), 'authentication_pending')
  await app.runJobs()
  assert.equal(await statusOf(started.payment_id), 'authorised')
})

test('a push about a payment whose end is known asks for no job', async () => {
  const { payment_id } = await payer.pay()
  await app.runJobs()
  const order = await orderOf(payment_id)
  const pushId = randomUUID()
  const body = new URLSearchParams({ pushId, orderId0000: order?.order_id ?? '' }).toString()
  const headers = { 'content-hmac': contentHmac(app.services.gateway.merchant, body) }
  assert.equal((await app.app.request('/api/v1/gateway/pushes', { method: 'POST', body, headers })).status, 204)
  assert.equal(await countOutbox(app.db), 0)
  const pushes = app.db.selectFrom('gateway_pushes').select('order_id').where('push_id', '=', pushId)
  assert.deepEqual(await pushes.execute(), [{ order_id: order?.order_id }])
})

test('shows no payment of another company', async () => {
  const { payment_id, invoice_id } = await payer.pay()
  const stranger = await app.signIn()
  await assert.rejects(stranger.client.creditCards.approveCredit({ body: { payment_id } }), {
    code: 'payment_not_found',
  })
  await assert.rejects(stranger.client.invoices.getInvoice({ params: { id: invoice_id } }), {
    code: 'invoice_not_found',
  })
  await assert.rejects(stranger.client.invoices.cancelInvoice({ params: { id: invoice_id } }), {
    code: 'invoice_not_found',
  })
})
