import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, test } from 'node:test'
import { createGateway, GatewayUnreachableError } from './client.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function gatewayThat(answers: RequestListener, timeoutMs?: number) {
  server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const gatewayOrigin = `http://127.0.0.1:${port}`
  return createGateway({ gatewayOrigin, gatewayCcid: 'A', gatewaySecret: 'secret' }, timeoutMs)
}
const ask = (gateway: Awaited<ReturnType<typeof gatewayThat>>) =>
  gateway.call('paynow/v2/GetResult/mpi', { orderId: '注文1' })
const answer = JSON.stringify({ result: { mstatus: 'success', vResultCode: 'G001', merrMsg: '取引成功' } })

test('posts a signed question and reads its answer, two over one connection', async () => {
  const bodies: string[] = []
  const ports = new Set<number | undefined>()
  const gateway = await gatewayThat(async (request, response) => {
    ports.add(request.socket.remotePort)
    assert.equal(request.url, '/paynow/v2/GetResult/mpi')
    bodies.push(Buffer.concat(await request.toArray()).toString())
    response.end(answer)
  })
  assert.equal((await ask(gateway)).result.merrMsg, '取引成功')
  assert.equal((await ask(gateway)).result.vResultCode, 'G001')
  assert.deepEqual(
    bodies.map(body => (JSON.parse(body) as { params: object }).params),
    Array.from({ length: 2 }, () => ({ merchantCcid: 'A', orderId: '注文1' })),
  )
  assert.equal(ports.size, 1)
})

const silent: Readonly<Record<string, RequestListener>> = {
  'answers with 500': (_, response) => response.writeHead(500).end(answer),
  'sends elsewhere': ({ url }, response) =>
    url === '/elsewhere' ? response.end(answer) : response.writeHead(307, { location: '/elsewhere' }).end(),
  'answers with no JSON': (_, response) => response.end('<html>'),
  'answers in another language': (_, response) => response.end('{"result":{}}'),
  'breaks off before it answers': request => request.socket.destroy(),
  'breaks off within its answer': (_, response) => {
    response.writeHead(200, { 'content-length': answer.length * 2 }).write(answer)
    setImmediate(() => response.destroy())
  },
  'does not answer in time': () => {},
  'does not end its answer in time': (_, response) => {
    response.writeHead(200).write(answer)
  },
}
for (const [title, answers] of Object.entries(silent))
  test(`does not know what a gateway did that ${title}`, async () => {
    await assert.rejects(ask(await gatewayThat(answers, 300)), GatewayUnreachableError)
  })
