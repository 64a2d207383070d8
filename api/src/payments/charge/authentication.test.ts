import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { createGateway } from '../../platform/gateway/client.ts'
import { createTestApp } from '../../testing/app/app.ts'
import { startAppWithPayer } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'

const { gateway, app, payer } = await startAppWithPayer()

// Asks the gateway to let through more than the product does, as a wrong setting of the merchant there would.
const { merchant, call } = createGateway(app.config)
const lenientApp = await createTestApp({
  variables: gateway.variables,
  services: {
    gateway: { merchant, call: (command, params) => call(command, { ...params, serviceOptionType: 'mpi-merchant' }) },
  },
})
const lenientPayer = await createPayer(lenientApp, gateway)
after(() => lenientApp.close())
afterEach(() => gateway.disarm())

const payAuthenticated = async (result: 'N' | 'U' | 'A', { application, start, authenticate, client } = payer) => {
  await gateway.arm({ command: 'Authorize/mpi', kind: 'authentication_status', value: result })
  const started = await start(await application())
  await authenticate(started)
  return client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
}
const newestOrder = async () => (await gateway.orders()).at(-1)

for (const [result, text] of [
  ['N', /本人認証に失敗/],
  ['U', /本人認証を行えませんでした/],
] as const) {
  test(`declines where the authentication ends with ${result}, and never asks the issuer for money`, async () => {
    const { status, message } = await payAuthenticated(result)
    assert.equal(status, 'declined')
    assert.match(message ?? '', text)
    assert.equal((await newestOrder())?.status, 'authentication_failed')
  })
}

// The order's status alone was believed: an authorised card without authentication is charged at our own risk.
test('reads no more of a way back than the gateway would send', async () => {
  const body = new URLSearchParams({ orderId: 'x', result: 'y'.repeat(100_000), authHash: 'z' })
  const answer = await app.app.request(`/api/v1/invoices/credit_cards/authentication/${crypto.randomUUID()}`, {
    method: 'POST',
    body,
  })
  assert.equal(answer.status, 413)
})

// Reading the form failed, and anybody got a defect out of it without signing in.
test('leads on from a way back whose form can not be read', async () => {
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
    const answer = await app.app.request(`/api/v1/invoices/credit_cards/authentication/${crypto.randomUUID()}`, {
      method: 'POST',
      body: 'no form',
      headers: { 'content-type': type },
    })
    assert.deepEqual(
      [answer.status, new URL(answer.headers.get('location') ?? '').pathname],
      [303, '/payments/complete'],
    )
  }
})

test('gives the money back where the gateway authorised a card that was not authenticated', async () => {
  const { status, message, invoice_id } = await payAuthenticated('U', lenientPayer)
  assert.deepEqual([status, invoice_id], ['declined', null])
  assert.match(message ?? '', /本人認証（3Dセキュア）を確認できなかったため、お支払いを取り消しました/)
  assert.equal((await newestOrder())?.status, 'authorized')
  await lenientApp.runJobs()
  assert.equal((await newestOrder())?.status, 'voided')
})

// It stayed at the gateway, where it could have been charged, and nobody could see or delete it.
test('deletes a card at the gateway that was to be saved with a payment that is given back', async () => {
  await gateway.arm({ command: 'Authorize/mpi', kind: 'authentication_status', value: 'U' })
  const started = await lenientPayer.start(
    await lenientPayer.application({ card: { kind: 'token', mdk_token: await gateway.token(), is_card_saved: true } }),
  )
  await lenientPayer.authenticate(started)
  await lenientApp.runJobs()
  assert.deepEqual((await lenientPayer.client.creditCards.listCreditCards()).credit_cards, [])
  const deletions = await lenientApp.db
    .selectFrom('gateway_calls')
    .select('outcome')
    .where('operation', '=', 'paynowid/v1/Delete/cardinfo')
    .execute()
  assert.deepEqual(deletions, [{ outcome: 'success' }])
})

test('approves where the authentication was attempted, for which the issuer answers', async () => {
  assert.equal((await payAuthenticated('A')).status, 'approved')
})
