import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createGateway } from '../gateway/client.ts'
import type { GatewayAnswer } from '../gateway/wire.ts'
import { createTestApp } from '../testing/app.ts'
import { isRefusedCall, RefusedCall } from '../testing/client.ts'
import { startAppWithGateway } from '../testing/payer-app.ts'
import { createPayer } from '../testing/payment.ts'

const { gateway, app: { config } } = await startAppWithGateway()

// The sandbox keeps every card it gives a token for; issuers refuse some.
let vResultCode = ''
const { merchant, call } = createGateway(config)
const refused = ({ result, ...answer }: GatewayAnswer): GatewayAnswer => ({ ...answer, result: { ...result, mstatus: 'failure', vResultCode } })
const app = await createTestApp({
  variables: gateway.variables,
  services: { gateway: { merchant, call: async (command, params) => refused(await call(command, params)) } },
})
after(() => app.close())

const save = async (payer: Awaited<ReturnType<typeof createPayer>>) => payer.client.creditCards.createCreditCard({ body: { mdk_token: await gateway.token() } })

test('says that a card was refused, and counts it as declined', async () => {
  vResultCode = 'AG33000000000000'
  const payer = await createPayer(app, gateway)
  for (let count = 0; count < 10; count++) await assert.rejects(save(payer), isRefusedCall('card_refused'))
  await assert.rejects(save(payer), isRefusedCall('card_attempts_exceeded'))
  assert.deepEqual(await payer.client.creditCards.listCreditCards(), { credit_cards: [] })
})

test('asks the gateway about no more cards at the same moment than one after the other', async () => {
  vResultCode = 'AG33000000000000'
  const payer = await createPayer(app, gateway)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => save(payer)))
  const codes = answers.map(answer => answer.status === 'rejected' && answer.reason instanceof RefusedCall ? answer.reason.code : 'saved')
  assert.deepEqual(codes.toSorted(), [...Array<string>(10).fill('card_attempts_exceeded'), ...Array<string>(10).fill('card_refused')])
})

test('takes the refusal of its own request for a defect', async () => {
  vResultCode = 'P001000000000000'
  const payer = await createPayer(app, gateway)
  await assert.rejects(save(payer), (error: unknown) => error instanceof RefusedCall && error.httpStatus === 500)
})
