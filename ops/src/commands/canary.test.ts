import type { EnvironmentSet } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { proposePromotion } from '../canary/propose.ts'
import { putLive } from '../environment/change/change.ts'
import { canaryPageOfSet, canaryPagePath, currentSetPath, pagePath } from '../environment/stored/files.ts'
import { releaseDirectory } from '../release/store.ts'
import { environmentWithCandidate, idOf, publishPayments } from '../testing/canary.ts'
import { overwrite } from '../testing/attacker.ts'
import { publishBuild } from '../testing/store.ts'

const company = '4011001098993'
const live = (ops: Awaited<ReturnType<typeof environmentWithCandidate>>['ops']) => ops.data<EnvironmentSet>('status')

test('refuses what is no canary, and changes nothing', async () => {
  const { ops, name, stable, data } = await environmentWithCandidate()
  const other = await publishPayments(data, 'other')
  for (const [args, code, message] of [
    [['canary'], 1, /No canary runs in local/],
    [['canary', '--percent', '5'], 1, /No canary runs in local/],
    [['canary', '--abort'], 1, /No canary runs in local/],
    [['canary', '--promote'], 1, /No canary runs in local/],
    [['canary', '--watch'], 1, /No canary runs in local/],
    [['canary', 'remote-payments', '--percent', '5'], 2, /Say which version of remote-payments: NAME@VERSION/],
    [['canary', name], 1, /Nobody would get the canary: give --percent or --companies/],
    [['canary', name, '--percent', '101'], 2, /--percent takes a number from 0 to 100/],
    [['canary', name, '--percent', 'few'], 2, /--percent takes a number from 0 to 100/],
    [['canary', name, '--companies', '12'], 2, /12 is no corporate number/],
    [['canary', name, '--percent', '5', '--abort'], 2, /--abort takes no versions and no share/],
    [['canary', '--promote', '--abort'], 2, /exclude each other/],
    [['canary', name, name, '--percent', '5'], 2, /named twice/],
    [['canary', idOf(stable), '--percent', '5'], 1, /is live in this version for everybody/],
  ] as const)
    await ops.refuses(args, code, message)
  await ops.data('pin', 'remote-payments')
  await ops.refuses(['canary', name, '--percent', '5'], 1, /remote-payments is pinned/)
  await ops.data('unpin', 'remote-payments')
  await ops.data('canary', name, '--percent', '20')
  await ops.refuses(
    ['canary', idOf(other), '--percent', '30'],
    1,
    /A canary of remote-payments .* promote or abort it first/,
  )
  await ops.refuses(['canary', '--percent', '5'], 1, /a share only grows/)
})

test('the gate refuses what does not fit together for the visitors of the canary alone', async () => {
  const { ops, data } = await environmentWithCandidate()
  const unmet = await publishBuild(data, 'remote-payments', { requires: { react: '^20.0.0' } })
  await ops.refuses(['canary', idOf(unmet), '--percent', '5'], 1, /canary: remote-payments@.* needs react \^20\.0\.0/)
  const { exitCode, stdout } = await ops.run('canary', idOf(unmet), '--percent', '5', '--dry-run')
  assert.equal(exitCode, 1)
  assert.match(stdout, /The gate would refuse it:\n {2}- canary: remote-payments/)
})

// What was judged is not what begins while the judge waits for the environment.
test('promotes the canary that held, and no other one that began meanwhile', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  const other = await publishPayments(data, 'other')
  await ops.data('canary', name, '--percent', '5')
  const { canary: judged } = await live(ops)
  await ops.data('canary', '--abort')
  await ops.data('canary', idOf(other), '--percent', '5')
  const promote = (since: number) => putLive(data, 'local', proposePromotion('local', since))
  await assert.rejects(
    promote(judged!.since),
    /The canary of local since set 2 runs no more: compare the one that does/,
  )
  const { canary: running } = await live(ops)
  assert.equal((await promote(running!.since)).set.releases['remote-payments'], other.version)
})

test('a canary is a second page beside the stable one; aborted, it is gone', async () => {
  const { ops, name, data, candidate, stable } = await environmentWithCandidate()
  const { stdout } = await ops.run('canary', name, '--percent', '5', '--companies', company)
  assert.match(stdout, new RegExp(`canary remote-payments +– → ${candidate.version} for 5 % and ${company}`))
  const [page, canary] = await Promise.all(
    [pagePath(data, 'local'), canaryPagePath(data, 'local')].map(path => readFile(path, 'utf8')),
  )
  assert.ok(page?.includes(stable.version) && !page.includes(candidate.version) && page.includes('"variant":"stable"'))
  assert.ok(
    canary?.includes(candidate.version) && !canary.includes(stable.version) && canary.includes('"variant":"canary"'),
  )
  assert.equal((await ops.run('verify')).exitCode, 0)
  assert.equal((await live(ops)).releases['remote-payments'], stable.version)
  const { stdout: versions } = await ops.run('releases', 'remote-payments')
  assert.match(versions, new RegExp(`${candidate.version} .*canary in local`))
  await ops.data('canary', '--abort')
  const { canary: none, canary_page_integrity, reason } = await live(ops)
  assert.deepEqual([none, canary_page_integrity], [undefined, undefined])
  assert.equal(reason, `abort canary remote-payments ${candidate.version}: by hand`)
  assert.equal(existsSync(canaryPagePath(data, 'local')), false)
  assert.equal((await ops.run('verify')).exitCode, 0)
})

test('a canary can be ended whatever became of its release', async () => {
  const { ops, name, data, candidate } = await environmentWithCandidate()
  await ops.data('canary', name, '--percent', '5')
  await overwrite(join(releaseDirectory(data, 'remote-payments', candidate.version), 'routes.1.js'), 'edited')
  assert.match((await ops.run('verify')).stderr, /routes\.1\.js was changed after publishing/)
  await ops.refuses(['toggle', 'payments', 'off'], 1, /canary: .*routes\.1\.js was changed after publishing/)
  await ops.data('canary', '--abort')
  assert.equal((await ops.run('verify')).exitCode, 0)
})

test('a canary page that was edited, is gone or came from elsewhere is found', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  await writeFile(canaryPagePath(data, 'local'), '<!doctype html>evil')
  assert.match((await ops.run('verify')).stderr, /canary\.html is not what set 1 says/)
  await ops.data('canary', name, '--percent', '5')
  assert.equal((await ops.run('verify')).exitCode, 0)
  for (const path of [canaryPagePath(data, 'local'), canaryPageOfSet(data.environment('local'), 2)]) {
    await copyFile(pagePath(data, 'local'), path)
    assert.match((await ops.run('verify')).stderr, /canary\.html is not what set 2 says/)
    await ops.data('rollback', '--to', '2')
    assert.equal((await ops.run('verify')).exitCode, 0)
    assert.ok((await live(ops)).canary, 'the live set was only written again')
  }
})

test('more visitors, a longer list, a renewal, a toggle or a deploy leave the canary the same', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  await ops.data('canary', name, '--percent', '5')
  const begun = (await live(ops)).canary
  await ops.data('canary', '--percent', '20', '--companies', company)
  await ops.data('renew')
  await ops.data('toggle', 'payments', 'off')
  await publishBuild(data, 'remote-suppliers')
  await ops.data('deploy', 'remote-suppliers')
  const { canary, sequence } = await live(ops)
  assert.equal(sequence, 6)
  assert.deepEqual(canary, { ...begun, percent: 20, companies: [company] })
  const page = await readFile(canaryPagePath(data, 'local'), 'utf8')
  assert.match(page, /"remote_suppliers":\{/)
  assert.match(page, /"payments":"off"/)
})

test('a deploy of the same application and a rollback end it, and the reason says so', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  const next = await publishPayments(data, 'next')
  await ops.data('canary', name, '--percent', '5')
  await ops.data('deploy', idOf(next))
  const deployed = await live(ops)
  assert.deepEqual(deployed.canary, undefined)
  assert.match(deployed.reason, /^deploy remote-payments .*; the canary of remote-payments ends with it$/)
  await ops.data('canary', name, '--percent', '5')
  await ops.data('rollback')
  const back = await live(ops)
  assert.deepEqual([back.canary, back.rolled_back_to], [undefined, 2])
  assert.equal(existsSync(canaryPagePath(data, 'local')), false)
})

test('releases of a canary outlive garbage collection, and others of their age do not', async context => {
  const { ops, name, data, candidate } = await environmentWithCandidate()
  const other = await publishPayments(data, 'other')
  await ops.data('canary', name, '--percent', '5')
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 60 * 86_400_000 })
  const { deleted } = await ops.data<{ deleted: { version: string }[] }>('gc', '--days', '30')
  assert.deepEqual(
    deleted.map(({ version }) => version),
    [other.version],
  )
  assert.ok(existsSync(releaseDirectory(data, 'remote-payments', candidate.version)))
})

test('without reports nobody knows whether it held: it is not promoted, and status says why', async context => {
  const databaseUrl = process.env.DATABASE_URL
  delete process.env.DATABASE_URL
  context.after(() => {
    if (databaseUrl !== undefined) process.env.DATABASE_URL = databaseUrl
  })
  const { ops, name } = await environmentWithCandidate()
  await ops.data('canary', name, '--percent', '5')
  await ops.refuses(
    ['canary', '--promote'],
    1,
    /has not held yet: .*\. `pnpm ops deploy remote-payments@\S+ --env local` does it all the same/,
  )
  assert.match((await ops.run('status')).stdout, /canary remote-payments \S+ for 5 %, since set 2\n {4}not compared: /)
})

test('an edited share is no set at all', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  await ops.data('canary', name, '--percent', '5')
  const envelope = JSON.parse(await readFile(currentSetPath(data, 'local'), 'utf8')) as { payload: string }
  const payload = Buffer.from(envelope.payload, 'base64').toString().replace('"percent":5', '"percent":9')
  await overwrite(
    currentSetPath(data, 'local'),
    JSON.stringify({ ...envelope, payload: Buffer.from(payload).toString('base64') }),
  )
  assert.match((await ops.run('status')).stderr, /changed by hand/)
})
