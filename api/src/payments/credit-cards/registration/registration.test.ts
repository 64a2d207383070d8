import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import { auditChainOf } from '../../../platform/audit/store.ts'
import { isRefusedCall } from '../../../testing/app/client.ts'
import { startAppWithGateway } from '../../../testing/companies/payer-app.ts'
import { createPayer, type Payer } from '../../../testing/companies/payment.ts'
import { warmPool } from '../../../testing/app/warm-pool.ts'
import { reconcileCardRegistrations } from './jobs.ts'

const { gateway, app } = await startAppWithGateway()
afterEach(() => gateway.disarm())

const newPayer = () => createPayer(app, gateway)
const list = async ({ client }: Payer) => (await client.creditCards.listCreditCards()).credit_cards
const ask = ({ client }: Payer, id: string) => client.creditCards.getCardRegistration({ params: { id } })
const ordersOf = async ({ companyId }: Payer) =>
  (await gateway.orders()).filter(({ order_id }) => order_id.startsWith(`C${companyId}-`))
const orderStatuses = async (payer: Payer) => (await ordersOf(payer)).map(({ status, amount }) => [status, amount])
const deletions = async ({ companyId }: Payer) =>
  (
    await app.db
      .selectFrom('gateway_calls')
      .select('outcome')
      .where('company_id', '=', companyId)
      .where('operation', '=', 'paynowid/v1/Delete/cardinfo')
      .execute()
  ).map(({ outcome }) => outcome)
const declineText = async (payer: Payer, id: string): Promise<string> => {
  const ended = await ask(payer, id)
  assert.equal(ended.status, 'declined')
  return ended.status === 'declined' ? ended.message : ''
}
/** What the reconciler does after its minute. */
const reconcile = async () => {
  app.clock.advance({ minutes: 1 })
  await reconcileCardRegistrations.run(app.worker, {})
  await app.runJobs()
}

test('refuses a token that is made up or used, and saves nothing', async () => {
  const payer = await newPayer()
  const { createCreditCard } = payer.client.creditCards
  const save = (mdk_token: string) => createCreditCard({ body: { mdk_token } }, { idempotencyKey: randomUUID() })
  await assert.rejects(save('made-up'), isRefusedCall('card_token_invalid'))
  const mdk_token = await gateway.token()
  await save(mdk_token)
  await assert.rejects(save(mdk_token), isRefusedCall('card_token_invalid'))
  assert.deepEqual(await list(payer), [])
})

test('asks for a key, and refuses it with another card', async () => {
  const payer = await newPayer()
  await assert.rejects(
    payer.client.creditCards.createCreditCard({ body: { mdk_token: 'x' } }, { idempotencyKey: '' }),
    isRefusedCall('idempotency_key_required'),
  )
  const key = randomUUID()
  await payer.startCard('challenge', undefined, key)
  await assert.rejects(payer.startCard('challenge', undefined, key), isRefusedCall('idempotency_key_reused'))
})

test('saves a card only once its holder is authenticated, and gives the yen back', async () => {
  const payer = await newPayer()
  const started = await payer.startCard('challenge')
  assert.equal(started.status, 'authentication_required')
  await app.runJobs()
  assert.deepEqual(await list(payer), [])

  const ended = await payer.finishCard(started, { password: '1234' })
  assert.equal(ended.status, 'saved')
  assert.deepEqual(await orderStatuses(payer), [['authorized', 1]])
  const [card] = await list(payer)
  assert.deepEqual(ended.status === 'saved' && ended.credit_card, card)
  assert.deepEqual([card?.brand, card?.last4, card?.expire, card?.state], ['VISA', '1881', '12/31', 'usable'])
  await app.runJobs()
  assert.deepEqual(await orderStatuses(payer), [['voided', 1]])
  assert.deepEqual(await deletions(payer), [])
  const records = await app.db
    .selectFrom('audit_log')
    .select(['action', 'subject'])
    .where('chain', '=', auditChainOf(payer.companyId))
    .where('action', '=', 'card.saved')
    .execute()
  assert.deepEqual(records, [{ action: 'card.saved', subject: `credit_card:${card?.id}` }])
})

test('leads the browser back to the saved cards, whatever it brings along', async () => {
  const payer = await newPayer()
  const started = await payer.startCard()
  assert.ok(started.status === 'authentication_required')
  const path = `/api/v1/invoices/credit_cards/registrations/${started.registration_id}/authentication`
  const forged = await app.app.request(`${path}?orderId=x&result=y&authHash=z`)
  const screen = `${app.config.edgeOrigin}/myaccount/creditcards`
  assert.deepEqual(
    [forged.status, forged.headers.get('location')],
    [303, `${screen}?registration_id=${started.registration_id}`],
  )
  assert.deepEqual(await list(payer), [])
  const unknown = await app.app.request(`/api/v1/invoices/credit_cards/registrations/${randomUUID()}/authentication`)
  assert.equal(unknown.headers.get('location'), screen)
  assert.equal(await payer.authenticate(started), `${screen}?registration_id=${started.registration_id}`)
  assert.equal((await list(payer)).length, 1)
})

for (const [title, card, form, text, order] of [
  ['that the issuer declines', 'overLimit', undefined, /利用限度額を超えている/, 'declined'],
  [
    'whose holder is not authenticated',
    'challengeFails',
    { password: '1234' },
    /本人認証に失敗/,
    'authentication_failed',
  ],
  ['whose holder cancels', 'challenge', { action: 'cancel' }, /本人認証を中止/, 'authentication_failed'],
] as const) {
  test(`does not save a card ${title}, and says why`, async () => {
    const payer = await newPayer()
    const started = await payer.startCard(card)
    const ended = await payer.finishCard(started, form)
    // Three wrong passwords end a challenge.
    for (let count = 1; count < 3 && ended.status === 'authentication_required'; count++)
      await payer.finishCard(started, form)
    assert.match(await declineText(payer, started.registration_id), text)
    await app.runJobs()
    assert.deepEqual([await list(payer), await orderStatuses(payer), await deletions(payer)], [[], [[order, 1]], []])
  })
}

test('learns what became of a card whose answer was lost, and saves it once', async () => {
  const payer = await newPayer()
  await gateway.arm({ command: 'Authorize/mpi', kind: 'lost_answer' })
  const key = randomUUID()
  const mdk_token = await gateway.token()
  const save = () => payer.client.creditCards.createCreditCard({ body: { mdk_token } }, { idempotencyKey: key })
  const lost = await save()
  // Nobody can finish an authentication whose address was lost.
  assert.equal(lost.status, 'declined')
  assert.deepEqual(await save(), lost)
  assert.match(await declineText(payer, lost.registration_id), /登録が完了しませんでした/)
  assert.equal((await ordersOf(payer)).length, 1)
})

test('deletes a card at the gateway that was authorised after it was cancelled', async () => {
  const payer = await newPayer()
  await gateway.arm({ command: 'Authorize/mpi', kind: 'lost_answer' })
  const started = await payer.startCard()
  assert.equal(started.status, 'declined')
  const [order] = await ordersOf(payer)
  await fetch(`${gateway.origin}/acs/${order?.authentication_id}`, { redirect: 'manual' })
  assert.deepEqual(await orderStatuses(payer), [['authorized', 1]])
  await app.runJobs()
  await app.runJobs()
  assert.deepEqual(
    [await list(payer), await orderStatuses(payer), await deletions(payer)],
    [[], [['voided', 1]], ['success']],
  )
})

test('finds out by itself how a card ended whose user never came back', async () => {
  const payer = await newPayer()
  await gateway.arm({ command: 'push', kind: 'drop_push' })
  const started = await payer.startCard()
  assert.ok(started.status === 'authentication_required')
  await fetch(started.authentication_url, { redirect: 'manual' })
  await reconcile()
  await payer.signInAgain()
  assert.equal((await list(payer)).length, 1)
  assert.deepEqual(await orderStatuses(payer), [['voided', 1]])
})

test('asks again while the gateway or the issuer is silent', async () => {
  const payer = await newPayer()
  await gateway.arm({ command: 'Authorize/mpi', kind: 'pending', delay_ms: 1 })
  const started = await payer.startCard()
  await gateway.arm({ command: 'GetResult/mpi', kind: 'server_error', times: 2 })
  const silent = await payer.finishCard(started)
  assert.equal(silent.status, 'authentication_required')
  assert.equal((await ask(payer, started.registration_id)).status, 'saved')
})

test('voids the yen later where the gateway is silent about it', async () => {
  const payer = await newPayer()
  await payer.saveCard()
  await gateway.arm({ command: 'Cancel/card', kind: 'server_error', times: 100 })
  await app.runJobs()
  assert.deepEqual(await orderStatuses(payer), [['authorized', 1]])
  await gateway.disarm()
  await reconcile()
  assert.deepEqual(await orderStatuses(payer), [['voided', 1]])
})

test('saves a card whose user was signed out at the issuer, and shows it to no other company', async () => {
  const payer = await newPayer()
  const started = await payer.startCard('challenge')
  assert.ok(started.status === 'authentication_required')
  app.clock.advance({ hours: 1 })
  await assert.rejects(ask(payer, started.registration_id), isRefusedCall('expired_access_token'))
  await payer.authenticate(started, { password: '1234' })
  await payer.signInAgain()
  assert.equal((await ask(payer, started.registration_id)).status, 'saved')
  const stranger = await newPayer()
  await assert.rejects(ask(stranger, started.registration_id), isRefusedCall('card_registration_not_found'))
  await assert.rejects(ask(stranger, randomUUID()), isRefusedCall('card_registration_not_found'))
})

test('does not authenticate a card that is saved already', async () => {
  const payer = await newPayer()
  const card = await payer.saveCard('challenge')
  const again = await payer.startCard('challenge')
  assert.deepEqual(again, { status: 'already_saved', registration_id: again.registration_id, credit_card: card })
  assert.equal((await payer.startCard('challenge', '11/30')).status, 'authentication_required')
  assert.equal((await list(payer)).length, 1)
})

test('saves a card once that was begun twice', async () => {
  const payer = await newPayer()
  const started = [await payer.startCard(), await payer.startCard()]
  const ended = [await payer.finishCard(started[0]!), await payer.finishCard(started[1]!)]
  assert.deepEqual(
    ended.map(({ status }) => status),
    ['saved', 'already_saved'],
  )
  assert.equal((await list(payer)).length, 1)
  await app.runJobs()
  assert.deepEqual(
    [await orderStatuses(payer), await deletions(payer)],
    [
      [
        ['voided', 1],
        ['voided', 1],
      ],
      ['success'],
    ],
  )
})

test('answers the same registration to the same call at the same moment', async () => {
  const payer = await newPayer()
  const mdk_token = await gateway.token()
  const key = randomUUID()
  await warmPool(app)
  const save = () => payer.client.creditCards.createCreditCard({ body: { mdk_token } }, { idempotencyKey: key })
  const answers = await Promise.all([save(), save(), save()])
  assert.equal(new Set(answers.map(({ registration_id }) => registration_id)).size, 1)
  assert.equal((await ordersOf(payer)).length, 1)
  const [{ registration_id } = answers[0]!] = answers
  assert.equal((await ask(payer, registration_id)).status, 'authentication_required')
})

test('begins no eleventh card, and of those begun before saves as many as there is room', async () => {
  const payer = await newPayer()
  for (let count = 0; count < 9; count++) await payer.saveCard('frictionless', `12/${30 + count}`)
  const started = [await payer.startCard('jcb'), await payer.startCard('jcb', '11/30')]
  const ended = await Promise.all(started.map(one => payer.finishCard(one)))
  assert.deepEqual(ended.map(({ status }) => status).sort(), ['declined', 'saved'])
  const declined = ended.find(({ status }) => status === 'declined')
  assert.match(await declineText(payer, declined?.registration_id ?? ''), /登録できるカードは10枚まで/)
  await assert.rejects(payer.startCard('challenge'), isRefusedCall('card_limit_reached'))
  await app.runJobs()
  assert.deepEqual([(await list(payer)).length, await deletions(payer)], [10, ['success']])
})

test('counts declined and unfinished cards, and takes no more than ten in an hour', async () => {
  const payer = await newPayer()
  for (let count = 0; count < 5; count++) await payer.finishCard(await payer.startCard('overLimit'))
  for (let count = 0; count < 5; count++) await payer.startCard('challenge')
  await assert.rejects(payer.startCard(), isRefusedCall('card_attempts_exceeded'))
  await assert.rejects(async () => payer.start(await payer.application()), isRefusedCall('card_attempts_exceeded'))
  assert.equal((await ordersOf(payer)).length, 10)
})

test('asks the gateway about no more cards at the same moment than one after the other', async () => {
  const payer = await newPayer()
  const tokens = await Promise.all(Array.from({ length: 20 }, () => gateway.token('challenge')))
  await warmPool(app)
  const answers = await Promise.allSettled(
    tokens.map(mdk_token =>
      payer.client.creditCards.createCreditCard({ body: { mdk_token } }, { idempotencyKey: randomUUID() }),
    ),
  )
  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 10)
  assert.equal((await ordersOf(payer)).length, 10)
})
