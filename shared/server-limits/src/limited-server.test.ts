import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { createLimitedServer, type LimitedServerOptions } from './limited-server.ts'

const unfinishedBody = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nx'
const unfinishedHeaders = 'POST / HTTP/1.1\r\nhost: localhost\r\nx-part'
// Something that stays open would hang: these tests wait for the end of connections and of nothing else.
const limit = { timeout: 30_000 }

/** Reads all of a body, like a handler of JSON. */
const readBody: RequestListener = (request, response) => {
  text(request).then(
    body => response.end(String(body.length)),
    () => response.destroy(),
  )
}
const answerAtOnce: RequestListener = (_, response) => response.writeHead(401).end('no')

async function listen(context: TestContext, options: LimitedServerOptions, listener = readBody) {
  const server = createLimitedServer(listener, options)
  server.listen(0, '0.0.0.0')
  await once(server, 'listening')
  context.after(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  /** A connection from that address of this machine. */
  const from = (localAddress: string, sent: string): Socket => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    socket.write(sent)
    return socket
  }
  return { from, post: (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body }) }
}

/** What came until the connection was closed. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let answer = ''
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    socket.once('close', () => resolve(answer))
  })

for (const [what, sent] of [
  ['bodies', unfinishedBody],
  ['headers', unfinishedHeaders],
] as const)
  test(`hundreds of unfinished ${what} of one address are closed, and delay nobody`, limit, async context => {
    const { from, post } = await listen(context, { limits: { headersMs: 1000, bodyGraceMs: 1000, connections: 400 } })
    const hostile = Array.from({ length: 500 }, () => answerOf(from('127.0.0.2', sent)))
    assert.equal(await (await post('four')).text(), '4')
    const statuses = new Set((await Promise.all(hostile)).map(answer => answer.slice(9, 12)))
    assert.ok(statuses.has('408'), [...statuses].join())
  })

test('an address has so many unfinished bodies and no more', limit, async context => {
  const { from } = await listen(context, { limits: { bodiesPerAddress: 2, bodyGraceMs: 1000 } })
  const answers = await Promise.all(
    ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3'].map(address => answerOf(from(address, unfinishedBody))),
  )
  assert.deepEqual(answers.map(answer => answer.slice(9, 12)).toSorted(), ['408', '408', '408', '429'])
})

test('bodies are counted by who sent them, where a proxy says who that is', limit, async context => {
  const { from } = await listen(context, {
    limits: { bodiesPerAddress: 1, bodyGraceMs: 1000 },
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
  })
  const answers = await Promise.all(
    ['2001:db8:0:1::1', '2001:db8:0:1::2', '198.51.100.7'].map(sender =>
      answerOf(from('127.0.0.2', unfinishedBody.replace('\r\n\r\n', `\r\nx-forwarded-for: ${sender}\r\n\r\n`))),
    ),
  )
  assert.deepEqual(answers.map(answer => answer.slice(9, 12)).toSorted(), ['408', '408', '429'])
})

test('a body whose bytes are here counts no more, though nobody has read it yet', limit, async context => {
  const answers: (() => void)[] = []
  const arrived = Promise.withResolvers<void>()
  const { from } = await listen(context, { limits: { bodiesPerAddress: 1 } }, (_, response) => {
    answers.push(() => response.end('late'))
    if (answers.length === 2) arrived.resolve()
  })
  const whole = 'POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 1\r\n\r\nx'
  const both = [from('127.0.0.2', whole), from('127.0.0.2', whole)].map(answerOf)
  await arrived.promise
  for (const answer of answers) answer()
  for (const answer of await Promise.all(both)) assert.match(answer, /^HTTP\/1.1 200/)
})

test('a slow body that is fast enough gets through; one that stands still is closed', limit, async context => {
  const arrived = Promise.withResolvers<void>()
  const { from } = await listen(
    context,
    { limits: { bodyGraceMs: 500, bodyBytesPerSecond: 1 } },
    (request, response) => {
      arrived.resolve()
      readBody(request, response)
    },
  )
  const slow = from('127.0.0.2', 'POST / HTTP/1.1\r\nconnection: close\r\nhost: a\r\ncontent-length: 1000\r\n\r\n')
  const answer = answerOf(slow)
  await arrived.promise
  // They are good for 500 seconds more.
  slow.write('x'.repeat(500))
  const silent = await answerOf(from('127.0.0.2', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n'))
  assert.match(silent, /^HTTP\/1.1 408/)
  slow.write('x'.repeat(500))
  assert.match(await answer, /^HTTP\/1.1 200[^]*\b1000\b/)
})

test('a body that its handler refused unread is not waited for', limit, async context => {
  const { from } = await listen(context, { limits: { bodyGraceMs: 500 } }, answerAtOnce)
  assert.match(await answerOf(from('127.0.0.2', unfinishedBody)), /^HTTP\/1.1 401/)
})

test('no body takes longer than all of them may, however fast it is', limit, async context => {
  const { from } = await listen(context, { limits: { bodyGraceMs: 60_000, bodyMs: 500 } })
  assert.match(await answerOf(from('127.0.0.2', unfinishedBody)), /^HTTP\/1.1 408/)
})
