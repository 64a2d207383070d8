import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createGateway } from '../gateway/client.ts'
import type { GatewayAnswer } from '../gateway/wire.ts'
import { createTestApp } from '../testing/app.ts'
import { isRefusedCall } from '../testing/client.ts'
import { startAppWithGateway } from '../testing/payer-app.ts'
import { createPayer } from '../testing/payment.ts'

const { gateway, app: { config } } = await startAppWithGateway()

// The sandbox gives no token for other brands; a gateway whose merchant has a contract for them does.
const { merchant, call } = createGateway(config)
const ofOtherBrand = ({ payNowIdResponse, ...answer }: GatewayAnswer): GatewayAnswer => ({
  ...answer,
  ...payNowIdResponse && { payNowIdResponse: { account: { ...payNowIdResponse.account, cardInfo: payNowIdResponse.account.cardInfo.map(card => ({ ...card, cardBrand: 'MASTER' })) } } },
})
const app = await createTestApp({
  variables: gateway.variables,
  services: { gateway: { merchant, call: async (command, params) => ofOtherBrand(await call(command, params)) } },
})
after(() => app.close())

const callsOf = async (companyId: number, operation: string) => app.db.selectFrom('gateway_calls').select('outcome')
  .where('company_id', '=', companyId).where('operation', '=', operation).execute()

// Refused only here, it stayed at the gateway, where nobody saw it and it could be charged.
test('forgets a card of a brand that is not accepted at the gateway, too', async () => {
  const { client, companyId } = await createPayer(app, gateway)
  await assert.rejects(async () => client.creditCards.createCreditCard({ body: { mdk_token: await gateway.token() } }), isRefusedCall('card_brand_not_accepted'))
  assert.deepEqual(await client.creditCards.listCreditCards(), { credit_cards: [] })
  await app.runJobs()
  assert.deepEqual(await callsOf(companyId, 'paynowid/v1/Delete/cardinfo'), [{ outcome: 'success' }])
})

test('counts such a card as declined', async () => {
  const { client, companyId } = await createPayer(app, gateway)
  const save = async () => client.creditCards.createCreditCard({ body: { mdk_token: await gateway.token() } })
  for (let count = 0; count < 10; count++) await assert.rejects(save(), isRefusedCall('card_brand_not_accepted'))
  await assert.rejects(save(), isRefusedCall('card_attempts_exceeded'))
  assert.equal((await callsOf(companyId, 'paynowid/v1/Add/cardinfo')).length, 10)
})
