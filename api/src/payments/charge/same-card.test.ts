import assert from 'node:assert/strict'
import { after, afterEach, test } from 'node:test'
import { createGateway, type GatewayCommand } from '../../platform/gateway/client.ts'
import type { GatewayAnswer } from '../../platform/gateway/wire.ts'
import { createTestApp } from '../../testing/app/app.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer, type Payer, visitIssuer } from '../../testing/companies/payment.ts'

const {
  gateway,
  app: { config },
} = await startAppWithGateway()
afterEach(async () => {
  accounts.clear()
  await gateway.disarm()
})

const { merchant, call } = createGateway(config)
// Nobody but this test asks for it.
const getCards = 'paynowid/v1/Get/cardinfo' as GatewayCommand
const cardsOf = (accountId: string) => call(getCards, { payNowIdParam: { accountParam: { accountId } } })
const accounts = new Set<string>()

/** A gateway may name all cards of the account in its answer, the newest last. */
const withAllCards = async (answer: GatewayAnswer): Promise<GatewayAnswer> => {
  if (!answer.payNowIdResponse) return answer
  const { accountId } = answer.payNowIdResponse.account
  accounts.add(accountId)
  const { payNowIdResponse } = await cardsOf(accountId)
  return { ...answer, ...(payNowIdResponse && { payNowIdResponse }) }
}
const app = await createTestApp({
  variables: gateway.variables,
  services: {
    gateway: {
      merchant,
      // Without authentication a card is authorised, and refused by us.
      call: async (command, params) =>
        withAllCards(await call(command, { ...params, serviceOptionType: 'mpi-merchant' })),
    },
  },
})
after(() => app.close())

const begin = async (payer: Payer) =>
  payer.start(
    await payer.application({ card: { kind: 'token', mdk_token: await gateway.token(), is_card_saved: true } }),
  )

/** The same card in two orders, both authorised and not recorded: the first is given back, the second one stands. */
async function enterTwice() {
  const payer = await createPayer(app, gateway)
  await gateway.arm({ command: 'Authorize/mpi', kind: 'authentication_status', value: 'U' })
  const [first, second] = [await begin(payer), await begin(payer)]
  const [firstReturn, secondReturn] = [
    await visitIssuer(first.authentication_url ?? ''),
    await visitIssuer(second.authentication_url ?? ''),
  ]
  const approve = async (payment_id: string) =>
    (await payer.client.creditCards.approveCredit({ body: { payment_id } })).status
  await app.app.request(firstReturn)
  assert.equal(await approve(first.payment_id), 'declined')
  return {
    payer,
    endSecond: async () => {
      await app.app.request(secondReturn)
      assert.equal(await approve(second.payment_id), 'approved')
    },
  }
}

/** The one saved card, paying once more. */
async function paySaved({ client, pay }: Payer): Promise<void> {
  const [card, ...others] = (await client.creditCards.listCreditCards()).credit_cards
  assert.equal(others.length, 0)
  assert.ok(card)
  await pay({ card: { kind: 'saved', credit_card_id: card.id } })
}
/** How many cards the gateway stores of the one company. */
const countStored = async () => {
  const [accountId = ''] = accounts
  return (await cardsOf(accountId)).payNowIdResponse?.account.cardInfo.length
}

// The newest of both was deleted, and stood among the saved cards.
test('an order that is given back deletes its own card, and not that of another order', async () => {
  const { payer, endSecond } = await enterTwice()
  await endSecond()
  await app.runJobs()
  assert.equal(await countStored(), 1)
  await paySaved(payer)
})

test('no card is deleted before it is known which one the other order saves', async () => {
  const { payer, endSecond } = await enterTwice()
  await assert.rejects(app.runJobs(), /no end yet/)
  assert.equal(await countStored(), 2)
  await endSecond()
  await app.runJobs()
  assert.equal(await countStored(), 1)
  await paySaved(payer)
})
