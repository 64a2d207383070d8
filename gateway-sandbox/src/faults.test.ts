import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, test } from 'node:test'
import { text } from 'node:stream/consumers'
import { startSandbox, type RunningSandbox } from './testing/gateway.ts'

let server: RunningSandbox
const api = createServer()
before(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  const { port } = api.address() as AddressInfo // Listening on a port, so the address is an object.
  server = await startSandbox({
    variables: { GATEWAY_PUSH_URL: `http://127.0.0.1:${port}/push` },
    pushRetryDelaysMs: [0, 0],
  })
})
afterEach(() => server.admin('DELETE', '/faults'))
after(async () => {
  await server.stop()
  api.close()
})

/** Answers the next push with `status` and returns what it said. */
async function takePush(status = 200) {
  // node:events cannot know the types of a request event.
  const [request, response] = (await once(api, 'request')) as [IncomingMessage, ServerResponse]
  const body = await text(request)
  response.writeHead(status).end()
  return { body, fields: Object.fromEntries(new URLSearchParams(body)), hmac: request.headers['content-hmac'] }
}
const statusOf = async (orderId: string) => (await server.admin('GET', `/orders/${orderId}`)).orders?.[0].status
const byCard = { command: 'Authorize/card' }

test('refuses its test calls to anybody without the token', async () => {
  const response = await server.postJson('/sandbox/faults', { command: '*', kind: 'pending' })
  assert.equal(response.status, 401)
})

test('says what is wrong with a fault that it does not know', async () => {
  assert.ok((await server.admin('POST', '/faults', { command: '*', kind: 'explode' })).error)
})

test('loses the answer of a charge that it made', async () => {
  await server.armFault({ command: 'Authorize/card', kind: 'lost_answer' })
  await assert.rejects(server.authorize('lost', byCard), TypeError)
  assert.equal(await statusOf('lost'), 'authorized')
})

test('answers 503 before or after the charge', async () => {
  await server.armFault({ command: 'Authorize/card', kind: 'server_error', order_id: 'before' })
  await server.armFault({ command: 'Authorize/card', kind: 'server_error_after', order_id: 'after' })
  await assert.rejects(server.authorize('before', byCard), /503/)
  await assert.rejects(server.authorize('after', byCard), /503/)
  assert.equal(await statusOf('before'), undefined)
  assert.equal(await statusOf('after'), 'authorized')
})

test('is silent for a while and then answers what happened', async () => {
  await server.armFault({ command: 'Authorize/card', kind: 'time_out', delay_ms: 30 })
  const hasty = server.authorize('slow', byCard)
  assert.equal((await hasty).result.mstatus, 'success')
})

test('declines for the reason that a test asks for, once', async () => {
  await server.armFault({ command: '*', kind: 'decline', value: 'AC02' })
  assert.equal((await server.authorize('no', byCard)).result.vResultCode, 'AC02000000000000')
  assert.equal((await server.authorize('yes', byCard)).result.mstatus, 'success')
})

test('names a wrong amount but charges the right one', async () => {
  await server.authorize('amount', byCard)
  await server.armFault({ command: 'GetResult/card', kind: 'wrong_amount' })
  assert.equal((await server.call('GetResult/card', { orderId: 'amount' })).result.amount, '113301')
  assert.equal((await server.admin('GET', '/orders/amount')).orders[0].amount, 113_300)
})

test('holds an answer back as pending and pushes it when it is due', async t => {
  const { now } = server.clock
  t.after(() => (server.clock.now = now))
  await server.armFault({ command: 'Authorize/card', kind: 'pending', delay_ms: 40 })
  const answer = await server.authorize('pending', byCard)
  assert.deepEqual(
    [answer.result.mstatus, answer.result.vResultCode, answer.result.orderStatus],
    ['pending', 'A002000000000000', 'pending'],
  )
  assert.equal((await server.call('Capture/card', { orderId: 'pending' })).result.vResultCode, 'P008000000000000')
  server.clock.now = new Date(now.getTime() + 40)
  const push = await takePush()
  assert.equal(push.fields.orderId0000, 'pending')
  assert.equal((await server.call('GetResult/card', { orderId: 'pending' })).result.mstatus, 'success')
})

test('pushes the end of an authentication signed, and again with the same id until it is taken', async () => {
  const { result } = await server.authorize('pushed')
  const [first] = await Promise.all([takePush(500), server.visit(result.authStartUrl)])
  const second = await takePush(200)
  assert.equal(first.body, second.body)
  const { ccid, secret } = server.environment.merchant
  assert.equal(first.hmac, `h=HmacSHA256;s=${ccid};v=${createHmac('sha256', secret).update(first.body).digest('hex')}`)
  assert.deepEqual(
    [
      first.fields.orderId0000,
      first.fields.vResultCode0000,
      first.fields.mpiMstatus0000,
      first.fields.cardMstatus0000,
      first.fields.amount0000,
    ],
    ['pushed', 'G001A00100000000', 'success', 'success', '113300'],
  )
})

test('pushes twice or never when a test asks for it', async () => {
  await server.armFault({ command: 'push', kind: 'drop_push', order_id: 'dropped' })
  await server.armFault({ command: 'push', kind: 'duplicate_push', order_id: 'doubled' })
  await server.visit((await server.authorize('dropped')).result.authStartUrl)
  const { result } = await server.authorize('doubled')
  const [first] = await Promise.all([takePush(), server.visit(result.authStartUrl)])
  const second = await takePush()
  assert.deepEqual([first.fields.orderId0000, second.body], ['doubled', first.body])
  assert.deepEqual((await server.admin('GET', '/orders/dropped')).orders[0].pushes, [])
})

test('still has orders, saved cards and unsent pushes after a restart', async t => {
  const { port } = api.address() as AddressInfo
  const variables = { GATEWAY_PUSH_URL: `http://127.0.0.1:${port}/push` }
  const earlier = await startSandbox({ variables, pushRetryDelaysMs: [0, 0, 0] })
  const { result } = await earlier.authorize('restart')
  const [refusedPush] = await Promise.all([takePush(503), earlier.visit(result.authStartUrl)])
  await earlier.stop({ retainData: true })

  const delivered = takePush()
  const later = await startSandbox({ variables, dataDir: earlier.folder })
  t.after(() => later.stop())
  assert.equal((await delivered).body, refusedPush.body)
  assert.equal((await later.call('GetResult/mpi', { orderId: 'restart' })).result.mstatus, 'success')
})
