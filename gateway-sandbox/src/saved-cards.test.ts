import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { jst, startSandbox, type RunningSandbox } from './testing/gateway.ts'

let server: RunningSandbox
before(async () => (server = await startSandbox()))
after(() => server.stop())

const save = async (accountId: string) => {
  const answer = await server.call('Add/cardinfo', {
    payNowIdParam: { token: await server.token(), accountParam: { accountId } },
  })
  return answer.payNowIdResponse.account.cardInfo[0]
}
const saved = (accountId: string, cardId: string) => ({
  payNowIdParam: { accountParam: { accountId, cardParam: { cardId } } },
})

test('refuses to charge a card of another account', async () => {
  const { cardId } = await save('corp-a')
  const answer = await server.authorize('stolen', saved('corp-b', cardId))
  assert.equal(answer.result.vResultCode, 'P009000000000000')
})

test('saves a card, charges it more than once and deletes it', async () => {
  const card = await save('corp-c')
  assert.deepEqual(
    { ...card, cardId: '' },
    { cardId: '', cardNumber: '411111******1111', cardExpire: '12/28', cardBrand: 'VISA' },
  )
  for (const orderId of ['saved-1', 'saved-2']) {
    const answer = await server.authorize(orderId, { command: 'Authorize/card', ...saved('corp-c', card.cardId) })
    assert.equal(answer.result.mstatus, 'success')
  }
  assert.equal((await server.call('Delete/cardinfo', saved('corp-c', card.cardId))).result.mstatus, 'success')
  assert.equal(
    (await server.call('Delete/cardinfo', saved('corp-c', card.cardId))).result.vResultCode,
    'P009000000000000',
  )
  const left = await server.call('Get/cardinfo', { payNowIdParam: { accountParam: { accountId: 'corp-c' } } })
  assert.deepEqual(left.payNowIdResponse.account.cardInfo, [])
})

test('saves a new card with its charge only when the charge succeeded', async () => {
  const withAccount = async (card_number: string) => ({
    payNowIdParam: { token: await server.token({ card_number }), accountParam: { accountId: 'corp-d' } },
  })
  const declined = await server.authorize('keep-no', {
    command: 'Authorize/card',
    ...(await withAccount('4242424242424242')),
  })
  assert.equal(declined.payNowIdResponse, undefined)
  const charged = await server.authorize('keep-yes', {
    command: 'Authorize/card',
    ...(await withAccount('3530111333300000')),
  })
  const listed = await server.call('Get/cardinfo', { payNowIdParam: { accountParam: { accountId: 'corp-d' } } })
  assert.deepEqual(listed.payNowIdResponse.account.cardInfo, charged.payNowIdResponse.account.cardInfo)
  assert.equal(listed.payNowIdResponse.account.cardInfo[0].cardBrand, 'JCB')
})

test('declines a saved card that has expired since', async t => {
  const { cardId } = await save('corp-e')
  const { now } = server.clock
  t.after(() => (server.clock.now = now))
  server.clock.now = jst('2029-01-01T00:00:00')
  const answer = await server.authorize('expired', { command: 'Authorize/card', ...saved('corp-e', cardId) })
  assert.deepEqual([answer.result.mstatus, answer.result.vResultCode], ['failure', 'AC03000000000000'])
})
