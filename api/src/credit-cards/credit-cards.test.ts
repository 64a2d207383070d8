import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { startAppWithPayer } from '../testing/payer-app.ts'
import { warmPool } from '../testing/warm-pool.ts'

const { gateway, app, payer } = await startAppWithPayer()
afterEach(() => gateway.disarm())

const save = async (card: Parameters<typeof gateway.token>[0] = 'frictionless') =>
  payer.client.creditCards.createCreditCard({ body: { mdk_token: await gateway.token(card) } })
const list = async () => (await payer.client.creditCards.listCreditCards()).credit_cards

test('refuses a token that is made up or used', async () => {
  const { createCreditCard } = payer.client.creditCards
  await assert.rejects(createCreditCard({ body: { mdk_token: 'made-up' } }), { code: 'card_token_invalid' })
  const mdk_token = await gateway.token()
  await createCreditCard({ body: { mdk_token } })
  await assert.rejects(createCreditCard({ body: { mdk_token } }), { code: 'card_token_invalid' })
})

test('says that the gateway is silent instead of failing', async () => {
  await gateway.arm({ command: 'Add/cardinfo', kind: 'server_error' })
  await assert.rejects(save(), { code: 'service_unavailable' })
})

test('keeps brand, last digits and expiry as the gateway tells them', async () => {
  const { brand, last4, expire, is_expired } = await save('jcb')
  assert.deepEqual({ brand, last4, expire, is_expired }, { brand: 'JCB', last4: '0000', expire: '12/31', is_expired: false })
})

test('pays with a saved card, again with 3-D Secure', async () => {
  const card = await save('challenge')
  const started = await payer.start(await payer.application({ card: { kind: 'saved', credit_card_id: card.id } }))
  assert.equal(started.status, 'authentication_required')
  await payer.authenticate(started, { password: '1234' })
  assert.equal((await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).is_credit_approved, true)
})

test('saves the card of a payment when its buyer asked for it, and only after it was authorised', async () => {
  const count = (await list()).length
  const started = await payer.start(await payer.application({ card: { kind: 'token', mdk_token: await gateway.token('jcb'), is_card_saved: true } }))
  assert.equal((await list()).length, count)
  await payer.authenticate(started)
  assert.equal((await list()).length, count + 1)
})

test('refuses a saved card past its expiry', async () => {
  const card = await save()
  await app.db.updateTable('credit_cards').set({ expire: '10/26' }).where('id', '=', card.id).execute()
  const body = await payer.application({ card: { kind: 'saved', credit_card_id: card.id } })
  await assert.rejects(payer.start(body), { code: 'card_expired' })
  assert.equal((await list()).find(({ id }) => id === card.id)?.is_expired, true)
})

test('forgets a card here and at the gateway, and lets no other company touch it', async () => {
  const card = await save()
  const stranger = await app.signIn()
  const params = { id: card.id }
  await assert.rejects(stranger.client.creditCards.deleteCreditCard({ params }), { code: 'credit_card_not_found' })
  await payer.client.creditCards.deleteCreditCard({ params })
  assert.equal((await list()).some(({ id }) => id === card.id), false)
  await assert.rejects(payer.client.creditCards.deleteCreditCard({ params }), { code: 'credit_card_not_found' })
})

// Each counted before any was kept, and all found room.
test('of cards that are kept at the same moment as many find room as there is, and the gateway forgets the others', async () => {
  while ((await list()).length < 8) await save()
  const tokens = await Promise.all(Array.from({ length: 5 }, () => gateway.token()))
  await warmPool(app)
  const outcomes = await Promise.allSettled(tokens.map(mdk_token => payer.client.creditCards.createCreditCard({ body: { mdk_token } })))
  const codes = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : []))
  assert.deepEqual(codes, Array(3).fill('card_limit_reached'))
  assert.equal((await list()).length, 10)
  await app.runJobs()
  const deleted = await app.db.selectFrom('gateway_calls').select('outcome').where('company_id', '=', payer.companyId).where('operation', '=', 'paynowid/v1/Delete/cardinfo').orderBy('id', 'desc').limit(3).execute()
  assert.deepEqual(deleted, Array(3).fill({ outcome: 'success' }))
  const [last] = await list()
  await payer.client.creditCards.deleteCreditCard({ params: { id: last?.id ?? 0 } })
})

test('keeps no more than ten cards', async () => {
  while ((await list()).length < 10) await save()
  await assert.rejects(save(), { code: 'card_limit_reached' })
})

test('pays with an eleventh card, but keeps ten also where the buyer asked for it', async () => {
  const before = await list()
  const started = await payer.start(await payer.application({ card: { kind: 'token', mdk_token: await gateway.token('jcb'), is_card_saved: true } }))
  await payer.authenticate(started)
  assert.equal((await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })).is_credit_approved, true)
  assert.deepEqual(await list(), before)
  // Nor does the gateway keep what nobody sees.
  await app.runJobs()
  const deleted = await app.db.selectFrom('gateway_calls').select('outcome').where('company_id', '=', payer.companyId).where('operation', '=', 'paynowid/v1/Delete/cardinfo').orderBy('id', 'desc').limit(1).execute()
  assert.deepEqual(deleted, [{ outcome: 'success' }])
})
