import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { compareBooks } from '../../backoffice/nightly-comparison/books.ts'
import type { GatewayCommand } from '../../platform/gateway/client.ts'
import { leave } from '../../testing/companies/leave.ts'
import { startAppWithGateway } from '../../testing/companies/payer-app.ts'
import { createPayer } from '../../testing/companies/payment.ts'
import { runJob } from '../../worker/run-job.ts'

const { gateway, app } = await startAppWithGateway()
afterEach(() => gateway.disarm())

/** Ids of the cards that the gateway has of a company. */
async function cardsAtGateway(companyId: number): Promise<string[]> {
  const payNowIdParam = { accountParam: { accountId: `company-${companyId}` } }
  // The product asks this of no gateway.
  const command = 'paynowid/v1/Get/cardinfo' as GatewayCommand
  const { payNowIdResponse } = await app.worker.gateway.call(command, { payNowIdParam })
  return (payNowIdResponse?.account?.cardInfo ?? []).map(({ cardId }) => cardId)
}

/** A company that left while the gateway refused to delete its cards, until the queue gave up. */
async function leaveWithCards(count: number) {
  const user = await createPayer(app, gateway)
  for (let card = 0; card < count; card++) await user.saveCard('frictionless', `12/${30 + card}`)
  await app.runJobs()
  await leave(app, user)
  await refuseDeletions()
  await assert.rejects(() => app.runJobs())
  // As a job whose attempts are used up.
  await app.db.deleteFrom('outbox').where('kind', '=', 'deleteGatewayCard').execute()
  await gateway.disarm()
  return user
}
const refuseDeletions = (times = 10) => gateway.arm({ command: 'Delete/cardinfo', kind: 'server_error', times })
const askAgain = () => runJob(app.worker, 'deleteLeftGatewayCards', {})
const leftCards = async () =>
  (await compareBooks(app.db, app.clock.now(), app.worker.config.settlementDays))
    .filter(({ kind }) => kind === 'card_at_gateway')
    .map(({ subject }) => subject)

// The job ended as failed after days, and nobody asked again: a card of a company that is gone stayed for good.
test('a card whose deletion the gateway refused to the last attempt is deleted on a later day', async () => {
  const { companyId } = await leaveWithCards(2)
  assert.equal((await cardsAtGateway(companyId)).length, 2)
  await refuseDeletions(1)
  await assert.rejects(askAgain(), /1$/)
  assert.equal((await cardsAtGateway(companyId)).length, 1)
  await askAgain()
  assert.deepEqual(await cardsAtGateway(companyId), [])
})

test('a card that stays at the gateway for three days is a finding until it is deleted there', async () => {
  const { companyId } = await leaveWithCards(1)
  const { id } = await app.db
    .selectFrom('credit_cards')
    .select('id')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  app.clock.advance({ hours: 71 })
  assert.deepEqual(await leftCards(), [])
  app.clock.advance({ hours: 2 })
  assert.deepEqual(await leftCards(), [`credit_card:${id}`])
  await askAgain()
  assert.deepEqual(await leftCards(), [])
})

// The job of the card itself asked first whose it is, the daily one did not.
test('a card that is saved again is not deleted at the gateway, and is asked about no more', async () => {
  const user = await createPayer(app, gateway)
  const saved = await user.saveCard('frictionless', '10/30')
  await app.runJobs()
  const { id: live, ...card } = await app.db
    .selectFrom('credit_cards')
    .selectAll()
    .where('id', '=', saved.id)
    .executeTakeFirstOrThrow()
  const left = { ...card, deleted_at: app.clock.now() }
  const { id } = await app.db.insertInto('credit_cards').values(left).returning('id').executeTakeFirstOrThrow()
  await askAgain()
  assert.deepEqual(await cardsAtGateway(user.companyId), [card.gateway_card_id])
  await user.client.creditCards.deleteCreditCard({ params: { id: live } })
  assert.deepEqual(await cardsAtGateway(user.companyId), [])
  app.clock.advance({ hours: 73 })
  assert.ok(!(await leftCards()).includes(`credit_card:${id}`))
})

test('the gateway is asked once for a card that it deletes, by its owner or with the account', async () => {
  const user = await createPayer(app, gateway)
  const own = await user.saveCard('frictionless', '11/30')
  await user.saveCard('frictionless', '11/31')
  await app.runJobs()
  await user.client.creditCards.deleteCreditCard({ params: { id: own.id } })
  await leave(app, user)
  await app.runJobs()
  await askAgain()
  const calls = await app.db
    .selectFrom('gateway_calls')
    .select('outcome')
    .where('company_id', '=', user.companyId)
    .where('operation', '=', 'paynowid/v1/Delete/cardinfo')
    .execute()
  assert.deepEqual(calls, [{ outcome: 'success' }, { outcome: 'success' }])
})
