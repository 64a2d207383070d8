import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, mock, test } from 'node:test'
import { createEdge } from '../edge/server.ts'
import { pagePath } from '../environment/stored/files.ts'
import { releaseDirectory } from '../release/store.ts'
import { opsOn } from '../testing/command-line.ts'
import { edgeOptions } from '../testing/edge.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const ops = opsOn(data)
const host = await publishBuild(data, 'host')
const remote = await publishBuild(data, 'remote-payments')
await goLive(data, host, remote)

let apiStatus = 200
const api = await listen(createServer((_, response) => response.writeHead(apiStatus).end()))
const edge = await listen(createEdge(edgeOptions(data, api)))

async function listen(server: Server): Promise<string> {
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  after(() => {
    server.close().closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Status {
  readonly drift: readonly { readonly kind: string; readonly message: string }[]
}
/** What is not as it should be, as a person and a job see it. */
async function drift(...args: string[]) {
  const findings = (await ops.data<Status>('status', ...args)).drift
  const { exitCode, stdout } = await ops.run('status', ...args, '--check')
  assert.equal(exitCode, findings.length > 0 ? 1 : 0)
  for (const { message } of findings) assert.ok(stdout.includes(message))
  return findings.map(({ kind, message }) => `${kind}: ${message}`).join('\n')
}

test('says that edge and API cannot be reached, and goes on', async () => {
  const found = await drift('--url', 'http://127.0.0.1:9')
  assert.match(
    found,
    /edge: The edge at http:\/\/127\.0\.0\.1:9 cannot be reached\napi: The API behind .* cannot be reached/,
  )
})

test('says that the API does not answer well', async () => {
  apiStatus = 503
  assert.match(await drift('--url', edge), /^api: The API behind \S+ answers 503$/)
  apiStatus = 200
})

test('says which files of the store are gone, and that the page was changed', async () => {
  await writeFile(pagePath(data, 'local'), 'else')
  await rm(join(releaseDirectory(data, remote.name, remote.version), 'routes.1.js'))
  const found = await drift('--url', edge)
  assert.match(found, /release: remote-payments@\S+: routes\.1\.js is gone/)
  assert.match(found, /served_file: \S+index\.html is not what set 1 says; `pnpm ops rollback --to 1 --env local`/)
  // The edge takes the page from beside the set.
  assert.doesNotMatch(found, /^edge:/m)
})

test('says that an edge which only serves files has another page', async () => {
  const isLive = (url = '') => url === '/environment.json'
  const files = await listen(
    createServer(({ url }, response) => response.end(isLive(url) ? JSON.stringify({ sequence: 1 }) : 'else')),
  )
  assert.match(await drift('--url', files), /^edge: The page at \S+ is not the one of set 1$/m)
})

test('says that a live release cannot be read', async () => {
  await rm(releaseDirectory(data, remote.name, remote.version), { recursive: true })
  assert.match(await drift('--url', edge), /^release: remote-payments@\S+ is not in the release store/)
})

test('finds nothing while all is as it should be, with the local edge from where start put it', async () => {
  await goLive(
    data,
    await publishBuild(data, 'host', { scripts: { 'host.1.js': '2' } }),
    await publishBuild(data, 'remote-payments'),
  )
  assert.equal(await drift(), '')
  assert.match((await ops.run('status')).stdout, /Edge and API were not asked: give --url/)
  await writeFile(join(data.root, 'local.json'), JSON.stringify({ edge_origin: edge }))
  assert.equal(await drift(), '')
  const { stdout } = await ops.run('status')
  assert.match(stdout, /^local {2}set 2 {2}live for 0 min/)
  assert.match(stdout, new RegExp(`Store, page, ${edge} and its API are as they should be`))
})

test('says that the edge serves another set', async () => {
  const other = await emptyData()
  await goLive(other, await publishBuild(other, 'host'))
  const old = await listen(createEdge(edgeOptions(other, api)))
  assert.match(await drift('--url', old), /edge: \S+ serves set 1, live is 2/)
})

test('shows until when the live set is accepted, who signed it, and when nobody renews it', async () => {
  const { signed_by, expires_at } = await ops.data<{ signed_by: string; expires_at: string }>('status')
  const { retired } = await ops.data<{ retired: { id: string } }>('keys', 'rotate', 'environment-local')
  assert.equal(signed_by, retired.id)
  const { stdout } = await ops.run('status')
  assert.match(stdout, new RegExp(`until ${expires_at}\n  signed by key ${signed_by} of environment-local, retired`))
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 23 * 86_400_000 })
  after(() => mock.timers.reset())
  assert.match(await drift(), /^expiry: Nobody renewed set 2, .*`pnpm ops renew --env local`/)
  await ops.data('renew')
  assert.equal(await drift(), '')
})
