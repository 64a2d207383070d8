import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { edgeOrigin, startSandbox, type RunningSandbox } from './testing/gateway.ts'
import { authenticationLifeMs } from './authentication.ts'
import { authHash } from './signature.ts'

let server: RunningSandbox
before(async () => (server = await startSandbox()))
after(() => server.stop())

const challengeCard = '4012888888881881'
const start = async (orderId: string, params: Record<string, unknown> = {}) =>
  String((await server.authorize(orderId, params)).result.authStartUrl)
const resultOf = async (orderId: string) => (await server.call('GetResult/mpi', { orderId })).result

test('shows nothing for an address that belongs to no authentication', async () => {
  const response = await server.visit(`${server.origin}/acs/guess`)
  assert.equal(response.status, 404)
})

test('fails a challenge after three wrong passwords', async () => {
  const url = await start('wrong', { card_number: challengeCard })
  for (const left of [2, 1]) {
    const response = await server.visit(url, { action: 'authenticate', password: '0000' })
    assert.match(await response.text(), new RegExp(`残り${left}回`))
  }
  assert.equal((await server.visit(url, { action: 'authenticate', password: '0000' })).status, 303)
  const result = await resultOf('wrong')
  assert.deepEqual(
    [
      result.mstatus,
      result.vResultCode,
      result.mpiMstatus,
      result.dddTransactionStatus,
      result.cardMstatus,
      result.orderStatus,
    ],
    ['failure', 'GN01000000000000', 'failure', 'N', undefined, 'authentication_failed'],
  )
})

test('fails a challenge that the user cancels', async () => {
  const url = await start('cancelled', { card_number: challengeCard })
  assert.equal((await server.visit(url, { action: 'cancel' })).status, 303)
  assert.equal((await resultOf('cancelled')).vResultCode, 'GC01000000000000')
})

test('fails the JCB card whose issuer refuses every password', async () => {
  const url = await start('jcb-fails', { card_number: '3566002020360505' })
  assert.equal((await server.visit(url)).status, 200)
  await server.visit(url, { action: 'authenticate', password: '1234' })
  assert.equal((await resultOf('jcb-fails')).vResultCode, 'GN01000000000000')
})

test('lets an authentication lapse after ten minutes', async t => {
  const url = await start('lapsed', { card_number: challengeCard })
  const { now } = server.clock
  t.after(() => (server.clock.now = now))
  server.clock.now = new Date(now.getTime() + authenticationLifeMs + 1)
  assert.equal((await server.visit(url, { action: 'authenticate', password: '1234' })).status, 303)
  assert.equal((await resultOf('lapsed')).vResultCode, 'GT01000000000000')
})

test('declines after a good authentication when the limit is reached', async () => {
  await server.visit(await start('limit', { card_number: '4242424242424242' }))
  const result = await resultOf('limit')
  assert.deepEqual(
    [result.mstatus, result.vResultCode, result.mpiMstatus, result.cardMstatus],
    ['failure', 'G001AC0100000000', 'success', 'failure'],
  )
})

test('is pending until the user is done, and charges nothing before', async () => {
  await start('waiting', { card_number: challengeCard })
  const result = await resultOf('waiting')
  assert.deepEqual([result.mstatus, result.orderStatus, result.cardMstatus], ['pending', 'authenticating', undefined])
  assert.equal((await server.call('Capture/card', { orderId: 'waiting' })).result.vResultCode, 'P008000000000000')
})

test('sends a frictionless card straight back with a signed result', async () => {
  const url = await start('frictionless')
  const response = await server.visit(url)
  assert.equal(response.status, 303)
  const back = new URL(response.headers.get('location') ?? '')
  assert.equal(back.origin + back.pathname, `${edgeOrigin}/back`)
  const result = back.searchParams.get('result') ?? ''
  assert.equal(back.searchParams.get('authHash'), authHash(server.environment.merchant, result))
  assert.deepEqual(JSON.parse(result), {
    orderId: 'frictionless',
    mpiMstatus: 'success',
    vResultCode: 'G001A00100000000',
    dddTransactionStatus: 'Y',
  })
})

test('authorises once however often the browser comes by', async () => {
  const url = await start('reloaded')
  const [first, second] = [await server.visit(url), await server.visit(url)]
  assert.equal(first.headers.get('location'), second.headers.get('location'))
  const { orders } = await server.admin('GET', '/orders/reloaded')
  assert.equal(orders[0].transactions.length, 1)
})

test('asks for the password, then authorises and saves the card under its account', async () => {
  const token = await server.token({ card_number: challengeCard })
  const url = await start('challenge', { payNowIdParam: { token, accountParam: { accountId: 'corp-1' } } })
  const page = await server.visit(url)
  assert.match(
    page.headers.get('content-security-policy') ?? '',
    /default-src 'none'.*form-action 'self' http:\/\/localhost:3000/,
  )
  assert.match(await page.text(), /113,300円/)
  assert.equal((await server.visit(url, { action: 'authenticate', password: '１２３４' })).status, 303)
  const answer = await server.call('GetResult/mpi', { orderId: 'challenge' })
  assert.equal(answer.result.dddTransactionStatus, 'Y')
  assert.equal(answer.payNowIdResponse.account.cardInfo[0].cardNumber, '401288******1881')
})

test('goes on with an attempted authentication only where the merchant said so', async () => {
  for (const [serviceOptionType, code] of [
    ['mpi-complete', 'GA01000000000000'],
    ['mpi-company', 'G001A00100000000'],
  ]) {
    await server.armFault({ command: 'Authorize/mpi', kind: 'authentication_status', value: 'A' })
    await server.visit(await start(`attempt-${serviceOptionType}`, { serviceOptionType }))
    assert.equal((await resultOf(`attempt-${serviceOptionType}`)).vResultCode, code)
  }
})
