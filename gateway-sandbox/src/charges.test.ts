import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startSandbox, type RunningSandbox } from './testing/gateway.ts'
import { authHash } from './signature.ts'

let server: RunningSandbox
before(async () => (server = await startSandbox()))
after(() => server.stop())

const byCard = { command: 'Authorize/card' }

test('refuses a call whose hash or merchant is wrong, without leaving an order', async () => {
  const { ccid, secret } = server.environment.merchant
  const params = { merchantCcid: ccid, orderId: 'forged' }
  const forged = await server.postJson('/paynow/v2/GetResult/card', {
    params,
    authHash: authHash({ ccid, secret: 'guess' }, JSON.stringify(params)),
  })
  assert.equal((await forged.json()).result.vResultCode, 'P001000000000000')

  const other = { merchantCcid: 'B1', orderId: 'forged' }
  const foreign = await server.postJson('/paynow/v2/GetResult/card', {
    params: other,
    authHash: authHash({ ccid, secret }, JSON.stringify(other)),
  })
  assert.equal((await foreign.json()).result.vResultCode, 'P001000000000000')
})

test('answers 400 to what is no request and 404 to what is no command', async () => {
  assert.equal((await server.postJson('/paynow/v2/GetResult/card', { orderId: 'x' })).status, 400)
  assert.equal((await server.postJson('/paynow/v2/Refund/card', {})).status, 404)
})

test('takes the request as two form fields, too', async () => {
  const { merchant } = server.environment
  const params = JSON.stringify({ merchantCcid: merchant.ccid, orderId: 'none' })
  const body = new URLSearchParams({ params, authHash: authHash(merchant, params) })
  const answer = await (await fetch(`${server.origin}/paynow/v2/GetResult/card`, { method: 'POST', body })).json()
  assert.equal(answer.result.vResultCode, 'P007000000000000')
})

test('refuses amounts outside 1 to 99,999,999 yen and leaves the token usable', async () => {
  const token = await server.token()
  for (const amount of ['0', '100000000', '-1', '1.5', '1e3', '']) {
    const answer = await server.authorize('amount', { ...byCard, amount, payNowIdParam: { token } })
    assert.equal(answer.result.vResultCode, 'P004000000000000', amount)
  }
  const largest = await server.authorize('amount', { ...byCard, amount: 99_999_999, payNowIdParam: { token } })
  assert.equal(largest.result.mstatus, 'success')
})

test('refuses an order id that was used before, even for a declined card', async () => {
  const declined = await server.authorize('twice', { ...byCard, card_number: '4242424242424242' })
  assert.deepEqual(
    [declined.result.mstatus, declined.result.vResultCode, declined.result.orderStatus],
    ['failure', 'AC01000000000000', 'declined'],
  )
  const again = await server.authorize('twice', byCard)
  assert.equal(again.result.vResultCode, 'P003000000000000')
})

test('says which parameter it cannot take', async () => {
  const answer = await server.authorize('bad id!', byCard)
  assert.equal(answer.result.vResultCode, 'P002000000000000')
  assert.match(answer.result.reason, /^orderId/)
  assert.equal(
    (await server.authorize('instalments', { ...byCard, jpo: '61C03' })).result.vResultCode,
    'P002000000000000',
  )
})

test('authorises, captures once, refunds once', async () => {
  const authorised = await server.authorize('whole', byCard)
  assert.equal(authorised.result.mstatus, 'success')
  assert.match(authorised.result.vResultCode, /^[A-Z0-9]{16}$/)
  assert.match(authorised.result.resAuthCode, /^\d{6}$/)
  assert.equal(authorised.result.reqCardNumber, '411111******1111')

  assert.equal(
    (await server.call('Capture/card', { orderId: 'whole', amount: '1' })).result.vResultCode,
    'P004000000000000',
  )
  assert.equal(
    (await server.call('Capture/card', { orderId: 'whole', amount: '113300' })).result.orderStatus,
    'captured',
  )
  const again = await server.call('Capture/card', { orderId: 'whole' })
  assert.deepEqual(
    [again.result.mstatus, again.result.vResultCode, again.result.orderStatus],
    ['failure', 'P008000000000000', 'captured'],
  )
  assert.equal((await server.call('Cancel/card', { orderId: 'whole' })).result.orderStatus, 'refunded')
  assert.equal((await server.call('Cancel/card', { orderId: 'whole' })).result.vResultCode, 'P008000000000000')

  const search = await server.call('Search/card', { searchParameters: { common: { orderId: 'whole' } } })
  const [order] = search.result.orderInfos.orderInfo
  assert.deepEqual(
    order.transactionInfos.transactionInfo.map(({ command }: { command: string }) => command),
    ['Authorize', 'Capture', 'Cancel'],
  )
})

test('voids what is authorised and captures it no more', async () => {
  await server.authorize('void', byCard)
  assert.equal((await server.call('Cancel/card', { orderId: 'void' })).result.orderStatus, 'voided')
  assert.equal((await server.call('Capture/card', { orderId: 'void' })).result.orderStatus, 'voided')
})

test('authorises again on the card of a voided order', async () => {
  await server.authorize('first', byCard)
  await server.call('Cancel/card', { orderId: 'first' })
  const again = await server.call('ReAuthorize/card', {
    orderId: 'second',
    originalOrderId: 'first',
    amount: '500',
    withCapture: 'true',
  })
  assert.deepEqual(
    [again.result.mstatus, again.result.orderStatus, again.result.amount],
    ['success', 'captured', '500'],
  )
})

test('knows no order that it never accepted', async () => {
  assert.equal((await server.call('GetResult/mpi', { orderId: 'nobody' })).result.vResultCode, 'P007000000000000')
  const search = await server.call('Search/card', { searchParameters: { common: { orderId: 'nobody' } } })
  assert.deepEqual(search.result.orderInfos.orderInfo, [])
})
