import type { DocumentVariant, EnvironmentSet } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, beforeEach, test } from 'node:test'
import { repositoryRoot } from '../applications.ts'
import { createEdge } from '../edge/server.ts'
import { startApi } from '../testing/api.ts'
import { environmentWithCandidate } from '../testing/canary.ts'
import { edgeOptions } from '../testing/edge.ts'
import type { Comparison } from './lines.ts'

const { data, ops, name, stable, candidate } = await environmentWithCandidate()
const options = edgeOptions(data, '')
const api = await startApi(data, { VARIANT_SECRET: options.variantSecrets.join() })
const server = createEdge({ ...options, apiOrigins: [api.origin] }).listen(0, '127.0.0.1')
await once(server, 'listening')
const edge = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const databaseUrl = process.env.DATABASE_URL
process.env.DATABASE_URL = api.databases.reader
after(() => {
  server.close().closeAllConnections()
  if (databaseUrl === undefined) delete process.env.DATABASE_URL
  else process.env.DATABASE_URL = databaseUrl
})
let address = 0

// Each test starts with the stable releases and no canary.
beforeEach(async () => {
  await ops.run('canary', '--abort')
  await ops.data('deploy', `remote-payments@${stable.version}`)
})

const live = () => ops.data<EnvironmentSet & { compared: Comparison }>('status')

interface Documents {
  readonly opened: number
  readonly failed?: number
  readonly message?: string
}

/** What pages of a variant report of so many documents, each failed one twice. */
async function report(
  variant: DocumentVariant,
  { opened, failed = 0, message = 'x is undefined' }: Documents,
): Promise<void> {
  const { sequence } = await live()
  const origin = {
    release: 'host@1.0.0-aaaaaaaaaa',
    environment: 'local',
    sequence,
    variant,
    route: '/payments/create',
  }
  const error = { ...origin, type: 'error', message }
  const all = [
    ...Array.from({ length: opened }, () => [
      { ...origin, type: 'document' },
      { ...origin, type: 'vital', name: 'LCP', value: variant === 'canary' ? 3000 : 1000 },
    ]),
    ...Array.from({ length: failed }, () => [{ ...error, is_first: true }, error]),
  ].flat()
  for (let from = 0; from < all.length; from += 20) {
    address += 1
    const body = JSON.stringify(all.slice(from, from + 20))
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${address % 250}` }
    assert.equal((await fetch(`${edge}/reports`, { method: 'POST', body, headers })).status, 204)
  }
}

const begin = (...more: string[]) => ops.data('canary', name, '--percent', '5', '--min-documents', '20', ...more)

test('a canary that fails more ends by itself, with figures, and the next document is stable', async () => {
  await begin()
  await report('stable', { opened: 40, failed: 1 })
  await report('canary', { opened: 20, failed: 5, message: 'invoice.amount is undefined\n  at form' })
  const compared = (await live()).compared
  assert.equal(compared.state, 'fails')
  const { exitCode, stdout } = await ops.run('canary', '--watch')
  assert.equal(exitCode, 1)
  assert.match(stdout, /^canary of remote-payments \S+ in local ended with set \d+: 5 of 20 documents/)
  const { canary, releases, reason, author } = await live()
  assert.deepEqual([canary, releases['remote-payments'], author], [undefined, stable.version, 'canary watch'])
  assert.equal(
    reason,
    `abort canary remote-payments ${candidate.version}: 5 of 20 documents (25.0 %) failed, 1 of 40 documents (2.5 %) ` +
      'of the stable ones: over the limit of 5 points; most often: invoice.amount is undefined',
  )
  assert.match(await (await fetch(edge)).text(), /"variant":"stable"/)
  assert.doesNotMatch(await (await fetch(edge)).text(), new RegExp(candidate.version))
})

test('neither few documents, nor one visitor with two, nor what fails in both alike ends it', async () => {
  for (const [stableOnes, canaryOnes, state] of [
    [{ opened: 0 }, { opened: 0 }, 'waiting'],
    [{ opened: 40 }, { opened: 19, failed: 19 }, 'waiting'],
    [{ opened: 40 }, { opened: 20, failed: 2 }, 'holds'],
    [{ opened: 40, failed: 12 }, { opened: 20, failed: 6 }, 'holds'],
  ] as const) {
    await begin()
    await report('stable', stableOnes)
    await report('canary', canaryOnes)
    assert.equal((await live()).compared.state, state)
    await ops.data('canary', '--abort')
  }
})

test('reports of pages of an override are compared with nothing', async () => {
  await begin()
  await report('override', { opened: 30, failed: 30 })
  const { evidence } = (await live()).compared
  assert.deepEqual(
    Object.values(evidence).map(({ documents, errors }) => [documents, errors]),
    [
      [0, 0],
      [0, 0],
    ],
  )
  await ops.data('canary', '--abort')
})

test('a new canary starts from zero, and one that is only widened does not', async () => {
  await begin()
  assert.equal((await live()).compared.evidence.canary.documents, 0)
  await report('canary', { opened: 3 })
  await ops.data('canary', '--percent', '20')
  await report('canary', { opened: 4 })
  assert.equal((await live()).compared.evidence.canary.documents, 7)
})

test('status compares errors and vitals of both, for people and as JSON', async () => {
  await begin()
  await report('stable', { opened: 10, failed: 1 })
  await report('canary', { opened: 4 })
  const { evidence } = (await live()).compared
  assert.deepEqual([evidence.stable.documents, evidence.stable.failed_documents, evidence.stable.errors], [10, 1, 2])
  assert.equal(evidence.stable.errors_per_document, 0.2)
  assert.ok((evidence.canary.vitals.LCP ?? 0) > (evidence.stable.vitals.LCP ?? 0) * 2)
  const { stdout } = await ops.run('status')
  assert.match(
    stdout,
    /stable 10 documents, 10\.0 % failed, 0\.20 errors each, LCP \d+ ms\n {4}canary 4 documents, 0\.0 % failed/,
  )
  assert.match(stdout, /waiting: .*nothing is concluded from fewer than 20 documents/)
})

test('a canary that held is promoted to everybody; one that has not held yet is not', async () => {
  await begin()
  await report('canary', { opened: 19 })
  await ops.refuses(['canary', '--promote'], 1, /has not held yet: .*fewer than 20 documents/)
  await report('canary', { opened: 1 })
  const { stdout, exitCode } = await ops.run('canary', '--promote')
  assert.equal(exitCode, 0, stdout)
  const { canary, releases, reason } = await live()
  assert.deepEqual([canary, releases['remote-payments']], [undefined, candidate.version])
  assert.equal(reason, `promote canary remote-payments ${candidate.version}`)
})

test('a watch outlives a database that is away, says so once, and ends what fails afterwards', async () => {
  await begin()
  const command = [join(repositoryRoot, 'ops/src/main.ts'), 'canary', '--watch']
  const child = spawn(process.execPath, command, {
    env: { ...process.env, DATA_DIR: data.root },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said: string[] = []
  const lines = createInterface(child.stderr)
  lines.on('line', line => said.push(line))
  await once(lines, 'line')
  await api.withoutDatabase(async () => {
    await once(lines, 'line')
  })
  await report('stable', { opened: 40 })
  await report('canary', { opened: 20, failed: 5 })
  assert.deepEqual(await ended, [1, null])
  assert.equal(said.length, 2, said.join('\n'))
  assert.match(said[0] ?? '', /^watching the canary of local/)
  assert.match(said[1] ?? '', /^The canary of local is not watched: /)
  assert.equal((await live()).canary, undefined)
})
