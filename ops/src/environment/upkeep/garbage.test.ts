import assert from 'node:assert/strict'
import fs, { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { after, before, mock, test } from 'node:test'
import type { DataDirectory } from '../../data-directory.ts'
import { deleteMapsWithout, mapsDirectory } from '../../release/maps.ts'
import type { Release } from '../../release/release.ts'
import { listReleases, releaseDirectory } from '../../release/store.ts'
import { opsOn } from '../../testing/command-line.ts'
import { emptyData, goLive, publishBuild } from '../../testing/store.ts'
import { currentSetPath, setPath } from '../stored/files.ts'

// Not while the file is read: others of its process are read by then, and run before it.
before(() => mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') }))
after(() => mock.timers.reset())

/** An environment of so many sets, each with a host of its own, and 400 days later. */
async function oldEnvironment(sets: number): Promise<DataDirectory> {
  const data = await emptyData()
  for (let round = 0; round < sets; round += 1) {
    await goLive(data, await publishBuild(data, 'host', { scripts: { 'host.1.js': `round ${round}` } }))
  }
  mock.timers.tick(400 * 86_400_000)
  return data
}

const refusesGc = (data: DataDirectory, message: RegExp, ...options: string[]) =>
  opsOn(data).refuses(['gc', ...options], 1, message)

// Only environments with a live set were asked, so the releases of this one were deleted.
test('deletes nothing while an environment has sets and no live one, and says what to do', async () => {
  const data = await oldEnvironment(2)
  await rm(currentSetPath(data, 'local'))
  const message = /Nothing was deleted: The live set of local is gone.*: copy \S+000002\.json to \S+current\.json/
  await refusesGc(data, message)
  await refusesGc(data, message, '--dry-run')
})

// A disk that is not mounted: nobody was there to ask, so everything was garbage.
test('deletes nothing while the folder of an environment that was live is gone', async () => {
  const data = await oldEnvironment(1)
  await rm(data.environments, { recursive: true })
  const state = data.seen('ops', 'local')
  await refusesGc(data, new RegExp(`Nothing was deleted: .*local was live here.*or delete ${state} if nobody needs it`))
  await refusesGc(data, /Nothing was deleted/, '--dry-run')
  await rm(state)
  assert.equal((await opsOn(data).data<{ deleted: unknown[] }>('gc')).deleted.length, 1)
})

test('a first deploy that was interrupted retains its releases and stops nobody', async () => {
  const data = await oldEnvironment(1)
  await rm(currentSetPath(data, 'local'))
  // Its process died before the set was live.
  await rm(join(data.root, 'state'), { recursive: true })
  const { deleted, remaining } = await opsOn(data).data<{ deleted: unknown[]; remaining: number }>('gc')
  assert.deepEqual([deleted, remaining], [[], 1])
  assert.equal((await listReleases(data, 'host')).releases.length, 1)
})

test('deletes nothing while environments or their sets cannot be listed', async () => {
  for (const folderOf of [
    (data: DataDirectory) => data.environments,
    (data: DataDirectory) => dirname(setPath(data, 'local', 1)),
  ]) {
    const data = await oldEnvironment(1)
    await rename(folderOf(data), `${folderOf(data)}-elsewhere`)
    await writeFile(folderOf(data), '')
    await refusesGc(data, /\S+ cannot be read: ENOTDIR/, '--dry-run')
  }
})

// Built long ago and pulled for the deploy of today, it was gone before that.
test('a release that came into the store in that time stays, however long ago it was published', async () => {
  const data = await oldEnvironment(1)
  await publishBuild(data, 'remote-payments')
  mock.timers.tick(40 * 86_400_000)
  const { name, version } = (await listReleases(data, 'remote-payments')).releases[0]!
  const [now, folder] = [new Date(), releaseDirectory(data, name, version)]
  await utimes(folder, now, now)
  const deleted = async () => (await opsOn(data).data<{ deleted: { version: string }[] }>('gc', '--dry-run')).deleted
  assert.deepEqual(await deleted(), [])
  mock.timers.tick(40 * 86_400_000)
  assert.deepEqual(
    (await deleted()).map(one => one.version),
    [version],
  )
})

// Maps come after their release: asked first, the store did not have it yet.
test('source maps of a release that is published meanwhile stay', async context => {
  const data = await oldEnvironment(1)
  const build = { scripts: { 'host.1.js': 'meanwhile', 'host.1.js.map': '{}' } }
  await mkdir(join(data.maps, 'host'), { recursive: true })
  let published: Release | undefined
  const { readdir } = fs
  context.mock.method(fs, 'readdir', async (folder: string, ...options: []) => {
    const names = await readdir(folder, ...options)
    const isOfHost = folder === join(data.releases, 'host') || folder === join(data.maps, 'host')
    if (isOfHost && published === undefined) published = await publishBuild(data, 'host', build)
    return names
  })
  syncBuiltinESMExports()
  await deleteMapsWithout(data)
  context.mock.restoreAll()
  syncBuiltinESMExports()
  assert.deepEqual(await fs.readdir(mapsDirectory(data, published!)), ['host.1.js.map'])
})
