import { createLimitedServer } from '@invoice-card/server-limits'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, describe, test, type TestContext } from 'node:test'
import { text } from 'node:stream/consumers'
import { startNginx } from '../testing/nginx.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'))

async function portOf(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

const connectTo = (origin: string): Socket => connect({ port: Number(new URL(origin).port), host: '127.0.0.1' })
const bodyBegins = 'POST /api/v1/invoices HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\nx'

const held = new Set<string>()
const allHeld = Promise.withResolvers<void>()
const patientApi = createServer((request, response) => {
  if (request.method === 'GET') return response.end('answered')
  held.add(request.url ?? '')
  if (held.size === 256) allHeld.resolve()
  return request.resume()
})
const patientEdge = await startNginx(data, await portOf(patientApi))

const listener: RequestListener = (request, response) => request.resume().once('end', () => response.end())
/** nginx waits a moment, and the API behind it as long as it does everywhere. */
const edge = await startNginx(data, await portOf(createLimitedServer(listener)), {
  name: 'hurried',
  times: { client_header_timeout: '300ms', client_body_timeout: '300ms' },
})
/** The other way round. */
const beforeHurriedApi = await startNginx(
  data,
  await portOf(createLimitedServer(listener, { limits: { bodyGraceMs: 300 } })),
  { name: 'before-hurried-api' },
)

test('of 400 unfinished bodies of one address 256 are held, and another address is served', async () => {
  const get = async (path: string, localAddress: string) =>
    (await sendRaw(patientEdge, path, { localAddress, agent: false })).statusCode
  const sockets = Array.from({ length: 400 }, () => connectTo(patientEdge))
  const allRefused = Promise.withResolvers<void>()
  const answers: string[] = []
  for (const [index, socket] of sockets.entries()) {
    socket.once('data', (answer: Buffer) => {
      answers.push(answer.toString('latin1', 0, 12))
      if (answers.length === 400 - 256) allRefused.resolve()
    })
    socket.write(bodyBegins.replace('invoices', String(index)))
  }
  await Promise.all([allRefused.promise, allHeld.promise])
  assert.equal(await get('/toppage', '127.0.0.1'), 429)
  for (const path of ['/toppage', '/api/v1/invoices']) assert.equal(await get(path, '127.0.0.2'), 200, path)
  assert.deepEqual([new Set(answers), answers.length, held.size], [new Set(['HTTP/1.1 429']), 144, 256])
  for (const socket of sockets) socket.destroy()
})

describe('a slow sender is cut off', { timeout: 20_000 }, () => {
  /** Sends the beginning, and then a byte every `everyMs`, until the other side ends it. */
  async function drip(context: TestContext, origin: string, beginning: string, everyMs: number) {
    const socket = connectTo(origin)
    await once(socket, 'connect')
    // Cut off while it still sends, it may be reset.
    socket.on('error', () => {})
    const dripping = setInterval(() => socket.writable && socket.write('x'), everyMs)
    context.after(() => {
      clearInterval(dripping)
      socket.destroy()
    })
    socket.write(beginning)
    const startedAt = performance.now()
    const answer = await text(socket).catch(() => '')
    return { answer, durationMs: performance.now() - startedAt }
  }
  const neverMs = 60_000
  const assertCutOff = ({ answer, durationMs }: Awaited<ReturnType<typeof drip>>) => {
    assert.match(answer, /^$|^HTTP\/1.1 408/)
    // What is not hurried waits ten seconds and more.
    assert.ok(durationMs < 5000, `${durationMs} ms`)
  }

  for (const [title, beginning, everyMs] of [
    ['headers that come letter by letter', 'GET /toppage HTTP/1.1\r\nhost: a\r\nx-slow: ', 50],
    ['a first line that comes letter by letter', 'GET /', 50],
    ['headers that stop', 'GET /toppage HTTP/1.1\r\nhost: a\r\n', neverMs],
    ['a body that stops', bodyBegins, neverMs],
  ] as const)
    test(title, async context => assertCutOff(await drip(context, edge, beginning, everyMs)))

  // nginx counts the time between two pieces: how long all of a body may take is for the API to say, which sees each.
  test('a body that comes byte by byte', async context =>
    assertCutOff(await drip(context, beforeHurriedApi, bodyBegins, 50)))

  test('a sender of all of it is served', async () => {
    assert.equal((await sendRaw(edge, '/toppage')).statusCode, 200)
    const socket = connectTo(edge)
    socket.write('POST /api/v1/invoices HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n\r\nxx')
    assert.match(await text(socket), /^HTTP\/1.1 200/)
  })
})
