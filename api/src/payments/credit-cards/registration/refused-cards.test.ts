import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { createGateway } from '../../../platform/gateway/client.ts'
import type { GatewayAnswer, GatewaySavedCard } from '../../../platform/gateway/wire.ts'
import { createTestApp } from '../../../testing/app/app.ts'
import { startAppWithGateway } from '../../../testing/companies/payer-app.ts'
import { createPayer } from '../../../testing/companies/payment.ts'

const {
  gateway,
  app: { config },
} = await startAppWithGateway()
afterEach(async () => {
  change = same
  await gateway.disarm()
})

// The sandbox gives no token for other brands, and asks the issuer only about authenticated cards; a gateway with
// another contract does.
const same = (answer: GatewayAnswer): GatewayAnswer => answer
let change = same
const sent: object[] = []
const { merchant, call } = createGateway(config)
const app = await createTestApp({
  variables: gateway.variables,
  services: {
    gateway: {
      merchant,
      call: async (command, params) => {
        sent.push(params)
        return change(await call(command, { ...params, serviceOptionType: 'mpi-merchant' }))
      },
    },
  },
})
after(() => app.close())

/** With other facts of the cards that the gateway has stored. */
const withCards = (
  { result, payNowIdResponse }: GatewayAnswer,
  facts: Partial<Pick<GatewaySavedCard, 'cardBrand' | 'cardExpire'>>,
): GatewayAnswer => ({
  result,
  ...(payNowIdResponse && {
    payNowIdResponse: {
      account: {
        ...payNowIdResponse.account,
        cardInfo: payNowIdResponse.account.cardInfo.map(card => ({ ...card, ...facts })),
      },
    },
  }),
})
const withExpiry =
  (cardExpire: string) =>
  ({ result, ...answer }: GatewayAnswer): GatewayAnswer =>
    withCards({ ...answer, result: { ...result, reqCardExpire: cardExpire } }, { cardExpire })
/** With a card of another order in the same account, listed after the order's own. */
const withAnother = ({ result, payNowIdResponse }: GatewayAnswer): GatewayAnswer => ({
  result,
  ...(payNowIdResponse && {
    payNowIdResponse: {
      account: { ...payNowIdResponse.account, cardInfo: [...payNowIdResponse.account.cardInfo, another] },
    },
  }),
})
const another = { cardId: 'card-of-another', cardNumber: '353011******0000', cardExpire: '11/31', cardBrand: 'JCB' }
const savedCards = async ({ client }: Awaited<ReturnType<typeof createPayer>>) =>
  (await client.creditCards.listCreditCards()).credit_cards.map(({ brand, last4 }) => `${brand} ${last4}`)
const ofBrand =
  (cardBrand: string) =>
  ({ result, ...answer }: GatewayAnswer): GatewayAnswer =>
    withCards({ ...answer, result: { ...result, cardBrand } }, { cardBrand })
const declined = async (payer: Awaited<ReturnType<typeof createPayer>>) => {
  const ended = await payer.finishCard(await payer.startCard())
  assert.equal(ended.status, 'declined')
  await app.runJobs()
  assert.deepEqual((await payer.client.creditCards.listCreditCards()).credit_cards, [])
  return ended.status === 'declined' ? ended.message : ''
}
const deletions = async (companyId: number) =>
  (
    await app.db
      .selectFrom('gateway_calls')
      .select('outcome')
      .where('company_id', '=', companyId)
      .where('operation', '=', 'paynowid/v1/Delete/cardinfo')
      .execute()
  ).length
const newestOrder = async () => (await gateway.orders()).at(-1)?.status

// The card listed last was taken: the next payments would have charged a card that nobody chose.
test('registers the card of its own order, whichever the gateway lists last', async () => {
  const payer = await createPayer(app, gateway)
  change = withAnother
  assert.equal((await payer.finishCard(await payer.startCard())).status, 'saved')
  assert.deepEqual(await savedCards(payer), ['VISA 1111'])
})

test('saves the card of its own payment, whichever the gateway lists last', async () => {
  const payer = await createPayer(app, gateway)
  change = withAnother
  const started = await payer.start(
    await payer.application({ card: { kind: 'token', mdk_token: await gateway.token(), is_card_saved: true } }),
  )
  await payer.authenticate(started)
  const ended = await payer.client.creditCards.approveCredit({ body: { payment_id: started.payment_id } })
  assert.deepEqual([ended.status, await savedCards(payer)], ['approved', ['VISA 1111']])
})

test('deletes at the gateway the card of its own order alone', async () => {
  const payer = await createPayer(app, gateway)
  await gateway.arm({ command: 'Authorize/mpi', kind: 'authentication_status', value: 'U' })
  change = withAnother
  sent.length = 0
  await declined(payer)
  assert.equal(await deletions(payer.companyId), 1)
  assert.doesNotMatch(JSON.stringify(sent), /card-of-another/)
})

test('does not authenticate a card of a brand that is not accepted', async () => {
  const payer = await createPayer(app, gateway)
  change = ofBrand('MASTER')
  assert.match(await declined(payer), /このブランドのカードは登録できません/)
  assert.equal(await newestOrder(), 'authenticating')
})

test('deletes a card at the gateway that turns out to be of such a brand', async () => {
  const payer = await createPayer(app, gateway)
  const started = await payer.startCard()
  change = ofBrand('MASTER')
  assert.equal((await payer.finishCard(started)).status, 'declined')
  await app.runJobs()
  assert.deepEqual([await newestOrder(), await deletions(payer.companyId)], ['voided', 1])
})

test('deletes a card that was authorised without authentication', async () => {
  const payer = await createPayer(app, gateway)
  await gateway.arm({ command: 'Authorize/mpi', kind: 'authentication_status', value: 'U' })
  assert.match(await declined(payer), /本人認証（3Dセキュア）を確認できなかった/)
  assert.deepEqual([await newestOrder(), await deletions(payer.companyId)], ['voided', 1])
})

test('says that a card was refused, and counts it as declined', async () => {
  const refused = { mstatus: 'failure', vResultCode: 'AG33000000000000' } as const
  change = ({ result, ...answer }) => ({ ...answer, result: { ...result, ...refused } })
  const payer = await createPayer(app, gateway)
  for (let count = 0; count < 10; count++) assert.match(await declined(payer), /カードを登録できませんでした/)
  await assert.rejects(payer.startCard(), { code: 'card_attempts_exceeded' })
})

// Its row was rolled back with what it led to, and looked like a question that nobody had answered.
test('an answer that cannot be recorded stays on record, and is asked for again', async () => {
  const payer = await createPayer(app, gateway)
  const started = await payer.startCard()
  change = withExpiry('1231')
  await assert.rejects(payer.finishCard(started))
  const answers = await app.db
    .selectFrom('gateway_calls')
    .select(['outcome', 'answered_at'])
    .where('company_id', '=', payer.companyId)
    .where('operation', '=', 'paynow/v2/GetResult/mpi')
    .execute()
  assert.ok(answers.length > 0)
  for (const { outcome, answered_at } of answers) assert.deepEqual([outcome, answered_at], ['success', app.clock.now()])
  change = same
  const { registration_id } = started
  const ended = await payer.client.creditCards.getCardRegistration({ params: { id: registration_id } })
  assert.equal(ended.status, 'saved')
})
