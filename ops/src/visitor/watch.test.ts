import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { createEdge } from '../edge/server.ts'
import { changeEnvironment } from '../environment/change/change.ts'
import { opsOn } from '../testing/command-line.ts'
import { edgeOptions } from '../testing/edge.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { runWatch, type Alarm } from './run-watch.ts'
import { compareWithSet } from './compare-with-set.ts'

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Answer {
  readonly headers: Headers
  body: string
}
type Tampering = (path: string, answer: Answer) => void

let tamper: Tampering = () => undefined
let card = '<script>card</script>'

const data = await emptyData()
await goLive(data, await publishBuild(data, 'host'), await publishBuild(data, 'remote-payments'))
const cardOrigin = await serve((_, response) => {
  response.writeHead(200, { 'content-security-policy': `default-src 'none'` }).end(card)
})
await changeEnvironment(data, 'local', { card_frame_origin: cardOrigin }, 'card')
const edge = await serve((request, response) => {
  server.emit('request', request, response)
})
const server = createEdge(edgeOptions(data, 'http://127.0.0.1:1'))
/** Between visitors and the edge: who can change what they get without changing a file. */
const origin = await serve((request, response) => {
  const path = request.url ?? ''
  void fetch(edge + path, { headers: { 'accept-encoding': 'identity' } }).then(async got => {
    const answer = { headers: new Headers(got.headers), body: await got.text() }
    tamper(path, answer)
    for (const name of ['content-length', 'transfer-encoding', 'connection', 'keep-alive']) answer.headers.delete(name)
    response.writeHead(got.status, Object.fromEntries(answer.headers)).end(answer.body)
  })
})
const ops = opsOn(data)
const watchOnce = () => ops.run('watch', '--once', '--url', origin)

test('until a person has accepted the card document, that is what is wrong', async () => {
  const { exitCode, stdout } = await watchOnce()
  assert.equal(exitCode, 1)
  assert.match(stdout, /^\S+\/frame was never accepted[^\n]+$/)
  await ops.data('watch', '--accept-card-document', '--url', origin)
  assert.deepEqual(await watchOnce(), { exitCode: 0, stdout: `Visitors of ${origin} get what is live`, stderr: '' })
})

const byte = (body: string) => body.replace('e', 'E')
const attacks: Readonly<Record<string, readonly [Tampering, RegExp]>> = {
  'one byte of the page': [
    (path, answer) => {
      if (path === '/') answer.body = byte(answer.body)
    },
    /\/ is no page of set 2$/,
  ],
  'a script more, on the page of the payment alone': [
    (path, answer) => {
      if (path === '/payments/create') answer.body += '<script src="//evil.example/x.js"></script>'
    },
    /\/payments\/create is no page of set 2$/,
  ],
  'one byte of a script': [
    (path, answer) => {
      if (path.includes('remoteEntry')) answer.body = byte(answer.body)
    },
    /remoteEntry\.1\.js is not what its release says$/,
  ],
  'a script that is gone': [
    (path, answer) => {
      if (path.includes('routes.1')) answer.body = ''
    },
    /routes\.1\.js is not what its release says$/,
  ],
  'a weaker policy': [
    (_, { headers }) => {
      headers.set('content-security-policy', 'frame-ancestors *')
    },
    /content-security-policy is "frame-ancestors \*"/,
  ],
  'a header less': [
    (_, { headers }) => {
      headers.delete('integrity-policy')
    },
    /integrity-policy is missing/,
  ],
  'a header that leads away': [
    (_, { headers }) => {
      headers.set('refresh', '0; url=https://evil.example')
    },
    /sends refresh: "0; url=/,
  ],
}
for (const [name, [tampering, message]] of Object.entries(attacks)) {
  test(`${name} is named`, async () => {
    tamper = tampering
    const { exitCode, stdout } = await watchOnce()
    tamper = () => undefined
    assert.equal(exitCode, 1)
    assert.match(stdout, new RegExp(message.source, 'm'))
  })
}

test('another card document is named', async () => {
  const accepted = card
  card = '<script>other</script>'
  assert.match((await watchOnce()).stdout, /\/frame is not the one that was accepted$/)
  card = accepted
})

test('the watch notifies once of what is wrong, and when it is over', async () => {
  const alarms: Alarm[] = []
  const stop = new AbortController()
  let looks = 0
  await runWatch({
    environment: 'local',
    origin,
    everyMs: 1,
    signal: stop.signal,
    compareWithSet: async () => {
      looks += 1
      tamper = looks < 4 ? (attacks['one byte of a script']?.[0] ?? tamper) : () => undefined
      return compareWithSet(data, 'local', origin)
    },
    sendAlarm: async alarm => {
      alarms.push(alarm)
      if (alarms.length === 2) stop.abort()
      return true
    },
  })
  assert.deepEqual(
    alarms.map(({ alarm, deviations }) => [alarm, deviations.length]),
    [
      ['visitors_get_something_else', 1],
      ['visitors_get_what_is_live', 0],
    ],
  )
  assert.equal(looks, 4)
})

test('while a canary runs, either page may come, and its scripts are listed and checked, too', async () => {
  const scripts = { 'remoteEntry.2.js': 'tried', 'routes.2.js': 'tried routes' }
  const tried = await publishBuild(data, 'remote-payments', { scripts })
  await ops.data('canary', `${tried.name}@${tried.version}`, '--percent', '100')
  assert.deepEqual((await watchOnce()).stdout, `Visitors of ${origin} get what is live`)
  tamper = (path, answer) => {
    if (path.includes('remoteEntry.2')) answer.body = byte(answer.body)
  }
  assert.match((await watchOnce()).stdout, /remoteEntry\.2\.js is not what its release says$/)
  tamper = () => undefined
  const listed = await ops.data<{ scripts: Record<string, string>[] }>('inventory')
  assert.ok(listed.scripts.some(({ script }) => script?.endsWith('remoteEntry.2.js')))
  await ops.data('canary', '--abort')
})

test('a product that does not answer is an alarm, too: one, and not one for each script', async () => {
  const { exitCode, stdout } = await ops.run('watch', '--once', '--url', 'http://127.0.0.1:1')
  assert.equal(exitCode, 1)
  assert.equal(stdout, 'http://127.0.0.1:1/ cannot be reached; no page came, so scripts were not asked for')
})

test('the inventory has every script of the policy, with owner and purpose, as JSON and CSV', async () => {
  const { scripts } = await ops.data<{ scripts: Record<string, string>[] }>('inventory')
  const page = await (await fetch(origin)).text()
  const policy = /script-src ([^;]+)/
    .exec(page)?.[1]
    ?.split(' ')
    .map(hash => hash.replaceAll("'", ''))
  assert.deepEqual(scripts.map(({ integrity }) => integrity).sort(), policy?.sort())
  assert.ok(scripts.every(({ owner, purpose }) => owner && purpose))
  assert.ok(scripts.some(({ script, owner }) => script?.includes('/remote-payments/') && owner === 'payments'))
  const { stdout } = await ops.run('inventory', '--csv')
  assert.equal(stdout.split('\n').length, scripts.length + 1)
  assert.match(stdout, /^script,integrity,bytes,application,version,owner,purpose,assured_by\n/)
})
