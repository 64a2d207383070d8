import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { readPage } from '@invoice-card/environment/page'
import { integrityOf } from '@invoice-card/environment/verify'
import { createEdge } from '../edge/server.ts'
import { pagePath } from '../environment/stored/files.ts'
import { edgeOptions } from '../testing/edge.ts'
import { sendRaw } from '../testing/send-raw.ts'
import { emptyData, goLive, publishBuild, type Build } from '../testing/store.ts'
import { readDevBuild } from './build.ts'
import { createDevEdge } from './server.ts'

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const data = await emptyData()
const host = await publishBuild(data, 'host')
const payments = await publishBuild(data, 'remote-payments')
const account = await publishBuild(data, 'remote-account')
await goLive(data, host, payments, account)

const api = await listen(
  createServer((request, response) => {
    json(request)
      .catch(() => null)
      .then(body =>
        response.end(
          JSON.stringify({ url: request.url, host: request.headers.host, origin: request.headers.origin, body }),
        ),
      )
  }),
)
const environment = await listen(createEdge(edgeOptions(data, api)))

/** A build of a remote as the watching webpack leaves it. */
async function buildOf(name: string, routes: string, build: Build = {}) {
  const folder = join(data.root, 'dev', name)
  await publishBuild(data, name, { ...build, scripts: { 'remoteEntry.1.js': 'dev', 'routes.1.js': routes } })
  await mkdir(folder, { recursive: true })
  for (const file of ['build.json', 'remoteEntry.1.js', 'routes.1.js']) {
    await writeFile(join(folder, file), await readFile(join(data.root, 'dist', name, file)))
  }
  return readDevBuild({ name }, folder)
}

async function startDev(name = 'remote-payments', from = environment, build: Build = {}) {
  const edge = createDevEdge(from, await buildOf(name, 'first', build))
  return { ...edge, origin: await listen(edge.server) }
}

/** What a browser makes of a page: its data, and the hashes of the scripts that may run. */
async function open(origin: string) {
  const response = await fetch(`${origin}/payments/create`)
  const html = await response.text()
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, source = '']) => source)
  return { response, html, page: readPage(html), policy, inline }
}

test('the page has one other remote; all else is what the environment serves', async () => {
  const { origin } = await startDev()
  const before = await open(environment)
  const { page, response } = await open(origin)
  assert.match(page.remotes.remote_payments?.version ?? '', /^1\.0\.0-dev\.[0-9a-f]{10}$/)
  assert.deepEqual(page.remotes.remote_account, before.page.remotes.remote_account)
  assert.deepEqual(
    [page.sequence, page.host, page.toggles],
    [before.page.sequence, before.page.host, before.page.toggles],
  )
  assert.equal(response.headers.get('integrity-policy'), 'blocked-destinations=(script)')
  assert.equal(response.headers.get('cache-control'), 'no-store')
})

test('the policy allows the scripts of the build and no longer those that it replaces', async () => {
  const { origin } = await startDev()
  const { page, policy, inline } = await open(origin)
  for (const [path, integrity] of Object.entries(page.integrity)) {
    assert.equal(integrityOf(await fetch(origin + path).then(response => response.text())), integrity)
    assert.ok(policy.includes(`'${integrity}'`))
  }
  for (const source of inline) assert.ok(policy.includes(`'${integrityOf(source)}'`))
  for (const { integrity } of Object.values(payments.files)) assert.ok(!policy.includes(integrity))
  assert.doesNotMatch(policy, /unsafe|eval|nonce/)
  assert.match(policy, /require-trusted-types-for 'script'/)
})

test('a build may have another prefix than its live release', async () => {
  const moved = { name: 'payments', prefix: 'pay', owner: 'payments', toggle: { whenOff: 'all' as const } }
  const { origin } = await startDev('remote-payments', environment, { remote: moved })
  const { page } = await open(origin)
  assert.deepEqual(
    page.preload.map(({ prefix }) => prefix),
    [null, 'pay', 'account'],
  )
})

test('every page says what is shown, and from where', async () => {
  const { origin } = await startDev()
  const { html } = await open(origin)
  assert.ok(html.includes(`開発中の remote-payments を表示しています（${new URL(origin).host}）`))
})

test('open pages are notified of a build, and the next page has it', async () => {
  const { origin, show, fail } = await startDev()
  const { body } = await fetch(`${origin}/dev-edge/events`)
  const events = body!.pipeThrough(new TextDecoderStream()).getReader()
  const first = (await open(origin)).page.remotes.remote_payments!.version
  assert.equal((await events.read()).value, `event: built\ndata: ${first}\n\n`)
  fail()
  assert.match((await events.read()).value ?? '', /^event: failed\n/)
  assert.equal((await open(origin)).page.remotes.remote_payments!.version, first)
  show(await buildOf('remote-payments', 'second'))
  const { page } = await open(origin)
  const next = page.remotes.remote_payments!
  assert.notEqual(next.version, first)
  assert.equal((await events.read()).value, `event: built\ndata: ${next.version}\n\n`)
  assert.equal(await fetch(origin + next.files[0]).then(response => response.text()), 'second')
  await events.cancel()
})

test('a remote that the environment does not have yet is shown beside the others', async () => {
  const { origin } = await startDev('remote-hello')
  const { page } = await open(origin)
  assert.deepEqual(Object.keys(page.remotes).sort(), ['remote_account', 'remote_hello', 'remote_payments'])
  assert.equal(page.remotes.remote_payments?.version, payments.version)
})

test('calls reach the environment as its own page would send them', async () => {
  const { origin } = await startDev()
  const sent = { method: 'POST', headers: { origin }, body: '{"a":1}' }
  assert.deepEqual(await fetch(`${origin}/api/v1/x?y=1`, sent).then(response => response.json()), {
    url: '/api/v1/x?y=1',
    host: new URL(environment).host,
    origin: environment,
    body: { a: 1 },
  })
})

test('a failure in a build of one machine is not reported to the environment', async () => {
  const { origin } = await startDev()
  const response = await fetch(`${origin}/reports`, { method: 'POST', body: '{}' })
  assert.deepEqual([response.status, await response.text()], [204, ''])
})

test('a page of somebody else cannot reach it under a name of its own', async () => {
  const { origin } = await startDev()
  assert.equal((await sendRaw(origin, '/', { headers: { host: 'evil.example' } })).statusCode, 421)
})

test('an environment that is away, or no environment, is named', async context => {
  const log = context.mock.method(console, 'error', () => undefined)
  const { origin } = await startDev('remote-payments', 'http://127.0.0.1:1')
  const away = await fetch(origin)
  assert.equal(away.status, 502)
  assert.match(await away.text(), /http:\/\/127\.0\.0\.1:1 から画面を取得できません/)
  const other = await startDev('remote-payments', api)
  assert.equal((await fetch(other.origin)).status, 502)
  assert.match(String(log.mock.calls.at(-1)?.arguments[0]), /is no page of it/)
})

test('nothing of the environment changes by it', async () => {
  const before = await readFile(pagePath(data, 'local'), 'utf8')
  await open((await startDev()).origin)
  assert.equal(await readFile(pagePath(data, 'local'), 'utf8'), before)
})
