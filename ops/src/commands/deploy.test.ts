import assert from 'node:assert/strict'
import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { releaseDirectory } from '../release/store.ts'
import { everyFile, opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

const data = await emptyData()
const host = await publishBuild(data, 'host')
await goLive(data, host)
const ops = opsOn(data)

const payments = (text: string) =>
  publishBuild(data, 'remote-payments', { scripts: { 'remoteEntry.1.js': text, 'routes.1.js': '' } })

test('the first deploy takes settings from a file, and says which are wrong', async () => {
  const settings = join(data.root, 'settings.json')
  await writeFile(settings, JSON.stringify({ ...initialValues, links: {} }))
  assert.match(
    (await ops.run('deploy', 'host', '--env', 'staging', '--settings', settings)).stderr,
    /links\.operation_manual/,
  )
  await writeFile(settings, JSON.stringify(initialValues))
  assert.equal((await ops.data('deploy', 'host', '--env', 'staging', '--settings', settings)).sequence, 1)
})

test('a dry run shows the difference and the verdict, and changes nothing', async () => {
  const [good, bad] = [await payments('dry'), await publishBuild(data, 'remote-suppliers', { federation: '3.0.0' })]
  const before = await everyFile(data)
  const passed = await ops.run('deploy', 'remote-payments', '--dry-run')
  assert.match(passed.stdout, new RegExp(`remote-payments +– → ${good.version}[\\s\\S]*The gate would let it go`))
  const refused = await ops.run('deploy', `${bad.name}@${bad.version}`, '--dry-run')
  assert.match(
    refused.stdout,
    /The gate would refuse it:\n {2}- remote-suppliers@\S+ was built with federation 3\.0\.0/,
  )
  assert.deepEqual([passed.exitCode, refused.exitCode], [0, 1])
  assert.deepEqual(await everyFile(data), before)
})

test('a dry run of an environment that is not there yet makes no folder', async () => {
  const before = await everyFile(data)
  assert.equal(
    (await ops.run('deploy', 'host', '--env', 'later', '--settings', join(data.root, 'settings.json'), '--dry-run'))
      .exitCode,
    0,
  )
  assert.deepEqual(await everyFile(data), before)
})

test('without a version the newest whole release goes live; broken ones are named', async () => {
  const whole = await payments('whole')
  const damaged = await payments('damaged')
  await writeFile(join(releaseDirectory(data, damaged.name, damaged.version), 'routes.1.js'), 'else')
  const forged = await payments('forged')
  await appendFile(join(releaseDirectory(data, forged.name, forged.version), 'release.json'), ' ')
  await mkdir(join(data.releases, 'remote-payments', 'notes'))
  const { exitCode, stdout, stderr } = await ops.run('deploy', 'remote-payments')
  assert.equal(exitCode, 0)
  assert.match(stdout, new RegExp(whole.version))
  for (const version of [damaged.version, forged.version, 'notes'])
    assert.match(stderr, new RegExp(`Warning: .*${version}`))
})

test('a live release makes no new set', async () => {
  const { stdout } = await ops.run('deploy', `host@${host.version}`)
  assert.match(stdout, /Nothing to change: set \d+ of local stays live/)
})

test('a deploy of what is switched off says that nobody gets it', async () => {
  await ops.data('deploy', `remote-payments@${(await payments('off')).version}`)
  await ops.data('toggle', 'payments', 'off')
  const { version } = await payments('unseen')
  assert.match(
    (await ops.run('deploy', `remote-payments@${version}`)).stdout,
    /payments is switched off: `pnpm ops toggle payments on --env local` shows it/,
  )
  await ops.data('toggle', 'payments', 'on')
})
