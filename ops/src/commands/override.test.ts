import type { EnvironmentSet, Override } from '@invoice-card/environment/schema'
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { overridePageOfSet, overridePagePath, overridesPath, pagePath } from '../environment/stored/files.ts'
import { createKey } from '../keys/key-store.ts'
import { releaseDirectory } from '../release/store.ts'
import { overwrite } from '../testing/attacker.ts'
import { environmentWithCandidate, idOf, publishPayments } from '../testing/canary.ts'
import { initialValues, publishBuild } from '../testing/store.ts'

/** A live environment that allows overrides, and a version of remote-payments that is not live. */
async function allowing(origins: string[] = []) {
  const made = await environmentWithCandidate()
  await changeEnvironment(made.data, 'local', { override_origins: origins }, 'allow overrides')
  const live = () => made.ops.data<EnvironmentSet>('status')
  const show = (name: string, ...more: string[]) =>
    made.ops.data<EnvironmentSet & { link: string }>('override', name, ...more)
  return { ...made, live, show }
}
const [dayMs, hourMs] = [86_400_000, 3_600_000]

test('refuses what is no override, and changes nothing', async () => {
  const { ops, name, stable } = await allowing()
  const from = 'https://previews.example/releases/remote-payments/1.0.0-abc'
  for (const [args, code, message] of [
    [['--end', 'remote-payments'], 1, /No override remote-payments is live in local/],
    [['--hours', '2'], 2, /Say which remote/],
    [['--from', from], 2, /Say which remote/],
    [['remote-payments'], 2, /Say which version of remote-payments: NAME@VERSION, or --from URL/],
    [['host@1.0.0'], 2, /not of the host/],
    [[name, '--hours', '25'], 2, /--hours takes at most 24, not 25/],
    [[name, '--hours', '0'], 2, /--hours takes a whole number from 1/],
    [[name, '--end', 'remote-payments'], 2, /--end takes no version/],
    [[name, '--from', from], 2, /--from has the version in its address/],
    [
      ['remote-payments', '--from', 'file:///releases/remote-payments/1.0.0'],
      2,
      /--from takes the folder of a release/,
    ],
    [['remote-payments', '--from', `${from}?x=1`], 2, /--from takes the folder of a release/],
    [['remote-suppliers', '--from', from], 2, /the folder of a release of remote-suppliers/],
    [['../payments', '--from', from], 2, /is no name of an application|takes the folder of a release/],
    [
      ['remote-payments', '--from', from],
      1,
      /https:\/\/previews\.example is not in override_origins of local \(none\)/,
    ],
    [['remote-payments@1.0.0-none'], 1, /is not in the release store/],
    [[idOf(stable)], 1, /is live for everybody/],
  ] as const)
    await ops.refuses(['override', ...args], code, message)
})

test('an environment that says nothing of overrides refuses them, and the way out works', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  await ops.refuses(
    ['override', name],
    1,
    /local allows no overrides: put "override_origins": \[\] into its settings file/,
  )
  const file = join(data.root, 'settings.json')
  const { toggles: _, ...settings } = initialValues
  for (const [origin, message] of [
    ['http://previews.example', /override_origins\.0: must be an origin/],
    ['https://previews.example/', /must be an origin/],
    ['https://*.example', /must be an origin/],
  ] as const) {
    await writeFile(file, JSON.stringify({ ...settings, override_origins: [origin] }))
    await ops.refuses(['deploy', 'host', '--settings', file], 1, message)
  }
  await writeFile(file, JSON.stringify({ ...settings, override_origins: [] }))
  await ops.data('deploy', 'host', '--settings', file)
  assert.equal((await ops.run('override', name)).exitCode, 0)
})

test('production never has overrides', async () => {
  const { ops, name, data } = await environmentWithCandidate()
  await createKey(data, 'environment-production')
  const releases = (await ops.data<EnvironmentSet>('status')).releases
  await changeEnvironment(data, 'production', { releases }, 'begin', initialValues)
  const file = join(data.root, 'settings.json')
  await writeFile(file, JSON.stringify({ ...initialValues, override_origins: [] }))
  await ops.refuses(
    ['deploy', 'host', '--env', 'production', '--settings', file],
    1,
    /override_origins: production is a production environment.*set it to null/,
  )
  await ops.refuses(
    ['override', name, '--env', 'production'],
    1,
    /production is a production environment and shows no overrides/,
  )
  await writeFile(file, JSON.stringify({ ...initialValues, override_origins: null }))
  assert.equal((await ops.run('deploy', 'host', '--env', 'production', '--settings', file)).exitCode, 0)
})

test('the gate refuses what does not fit together for those who have the link alone', async () => {
  const { ops, data } = await allowing()
  const unmet = await publishBuild(data, 'remote-payments', { requires: { react: '^20.0.0' } })
  await ops.refuses(['override', idOf(unmet)], 1, /override [0-9a-f]{16}: remote-payments@.* needs react \^20\.0\.0/)
  const { exitCode, stdout } = await ops.run('override', idOf(unmet), '--dry-run')
  assert.equal(exitCode, 1)
  assert.match(stdout, /The gate would refuse it:\n {2}- override [0-9a-f]{16}: remote-payments/)
})

test('an override is a page of its own beside the stable one; ended, it is gone', async () => {
  const { ops, name, data, candidate, stable, live, show } = await allowing()
  const { stdout: trial } = await ops.run('override', name, '--dry-run')
  assert.match(trial, /override remote-payments +– → .*\nThe gate would let it go live\.\nDry run/)
  assert.equal((await live()).overrides, undefined)
  const { link, overrides: [begun] = [] } = await show(name, '--hours', '2', '--url', 'https://staging.example')
  assert.equal(link, `https://staging.example/overrides/${begun?.id}`)
  const hours = (Date.parse(begun!.until) - Date.now()) / hourMs
  assert.ok(hours > 1.9 && hours <= 2, String(hours))
  const [page, own] = await Promise.all(
    [pagePath(data, 'local'), overridePagePath(data, 'local', begun!.id)].map(path => readFile(path, 'utf8')),
  )
  assert.ok(page?.includes(stable.version) && !page.includes(candidate.version) && page.includes('"variant":"stable"'))
  assert.ok(own?.includes(candidate.version) && !own.includes(stable.version) && own.includes('"variant":"override"'))
  assert.match(own!, new RegExp(`${candidate.version} を試用表示しています（\\d+月\\d+日 \\d\\d:\\d\\dまで）`))
  assert.equal((await ops.run('verify')).exitCode, 0)
  const line = new RegExp(
    `override remote-payments ${candidate.version} until ${begun!.until} +/overrides/${begun!.id}`,
  )
  for (const command of ['override', 'status']) assert.match((await ops.run(command)).stdout, line)
  assert.match(
    (await ops.run('releases', 'remote-payments')).stdout,
    new RegExp(`${candidate.version} .*override in local`),
  )
  assert.match((await ops.run('inventory')).stdout, new RegExp(`inline: override ${begun!.id}`))
  await ops.data('override', '--end', begun!.id)
  const { overrides, override_page_integrity, reason } = await live()
  assert.deepEqual([overrides, override_page_integrity], [undefined, undefined])
  assert.equal(reason, `end override remote-payments ${candidate.version}`)
  assert.deepEqual(await readdir(overridesPath(data, 'local')), [])
  assert.equal((await ops.run('verify')).exitCode, 0)
})

test('one of the same remote replaces the older, of another stands beside it; each ends by name', async () => {
  const { name, data, live, show, ops } = await allowing()
  const [next, suppliers] = [await publishPayments(data, 'next'), await publishBuild(data, 'remote-suppliers')]
  const { overrides: [first] = [] } = await show(name)
  await show(idOf(next))
  await show(idOf(suppliers))
  const { overrides = [] } = await live()
  assert.deepEqual(
    overrides.map(({ releases }) => releases),
    [{ 'remote-payments': next.version }, { 'remote-suppliers': suppliers.version }],
  )
  assert.notEqual(overrides[0]?.id, first?.id)
  assert.equal((await readdir(overridesPath(data, 'local'))).length, 2)
  await ops.data('override', '--end', 'remote-payments')
  assert.deepEqual((await live()).overrides, [overrides[1]])
})

test('an override can be ended whatever became of its release', async () => {
  const { ops, name, data, candidate, show } = await allowing()
  await show(name)
  await overwrite(join(releaseDirectory(data, 'remote-payments', candidate.version), 'routes.1.js'), 'edited')
  assert.match((await ops.run('verify')).stderr, /routes\.1\.js was changed after publishing/)
  assert.match((await ops.run('status')).stdout, /routes\.1\.js is gone or was changed/)
  await ops.refuses(
    ['toggle', 'payments', 'off'],
    1,
    /override [0-9a-f]{16}: .*routes\.1\.js was changed after publishing.*; or end it: `pnpm ops override --end [0-9a-f]{16} --env local`/,
  )
  await ops.data('override', '--end', 'remote-payments')
  assert.equal((await ops.run('verify')).exitCode, 0)
})

test('a page that was edited, is gone or came from elsewhere is found', async () => {
  const { ops, name, data, live, show } = await allowing()
  const { sequence, overrides: [begun] = [] } = await show(name)
  const stranger = overridePagePath(data, 'local', '0123456789abcdef')
  for (const path of [
    overridePagePath(data, 'local', begun!.id),
    overridePageOfSet(data.environment('local'), sequence, begun!.id),
    stranger,
  ]) {
    await cp(pagePath(data, 'local'), path, { force: true })
    assert.match((await ops.run('verify')).stderr, new RegExp(`${path} is not what set ${sequence} says`))
    await ops.data('rollback', '--to', String(sequence))
    assert.equal((await ops.run('verify')).exitCode, 0)
  }
  assert.equal(existsSync(stranger), false)
  assert.deepEqual((await live()).overrides, [begun], 'the live set was only written again')
  await writeFile(join(overridesPath(data, 'local'), 'evil.js'), 'evil')
  assert.match((await ops.run('verify')).stderr, /evil\.js is in no list/)
})

test("a renewal, a toggle, another deploy or its own remote's deploy keep it, composed again", async () => {
  const { ops, name, data, candidate, live, show } = await allowing()
  const next = await publishPayments(data, 'next')
  await publishBuild(data, 'remote-suppliers')
  const { overrides: [begun] = [] } = await show(name)
  await ops.data('renew')
  await ops.data('toggle', 'payments', 'off')
  await ops.data('deploy', 'remote-suppliers')
  await ops.data('deploy', idOf(next))
  assert.deepEqual((await live()).overrides, [begun])
  const page = await readFile(overridePagePath(data, 'local', begun!.id), 'utf8')
  assert.ok(
    page.includes('"remote_suppliers":{') && page.includes('"payments":"off"') && page.includes(candidate.version),
  )
  assert.ok(!page.includes(next.version))
})

test('a rollback, a deploy of what it shows and an environment that allows none any more end it', async () => {
  const { ops, name, data, live, show } = await allowing()
  await show(name)
  await ops.data('deploy', name)
  assert.deepEqual((await live()).overrides, undefined)
  assert.match((await live()).reason, /^deploy remote-payments .*; the override of remote-payments ends$/)
  const next = idOf(await publishPayments(data, 'next'))
  await show(next)
  await ops.data('rollback')
  assert.deepEqual((await live()).overrides, undefined)
  await show(next)
  await changeEnvironment(data, 'local', { override_origins: null }, 'no more')
  assert.deepEqual((await live()).overrides, undefined)
  assert.deepEqual(await readdir(overridesPath(data, 'local')), [])
})

test('past its time the set is accepted as before, and the daily job ends it', async context => {
  const { ops, name, data, live, show } = await allowing()
  await show(name, '--hours', '1')
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + hourMs })
  assert.equal((await ops.run('verify')).exitCode, 0)
  assert.match((await ops.run('override')).stdout, /over since/)
  await ops.data('renew', '--when-due')
  assert.deepEqual(
    [(await live()).overrides, (await live()).reason],
    [undefined, 'renew; the override of remote-payments ends'],
  )
  assert.deepEqual(await readdir(overridesPath(data, 'local')), [])
})

test('releases of a live override outlive garbage collection, and others of their age do not', async context => {
  const { ops, name, data, candidate } = await allowing()
  const other = await publishPayments(data, 'other')
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 29 * dayMs })
  await ops.data<Override[]>('override', name)
  context.mock.timers.setTime(Date.now() + 2 * dayMs)
  const { deleted } = await ops.data<{ deleted: { version: string }[] }>('gc', '--days', '30')
  assert.deepEqual(
    deleted.map(({ version }) => version),
    [other.version],
  )
  assert.ok(existsSync(releaseDirectory(data, 'remote-payments', candidate.version)))
})

test('axe is asked for by a deploy, not by an override', async () => {
  const { ops, name, data, show } = await allowing()
  await changeEnvironment(data, 'local', { requires_audit: true }, 'from now on')
  await show(name)
  await ops.refuses(['deploy', name], 1, /axe has not looked at/)
})
