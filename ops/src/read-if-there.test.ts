import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { auditFile } from '@invoice-card/environment/schema'
import { readAudits } from './audit/records.ts'
import type { DataDirectory } from './data-directory.ts'
import { changeEnvironment } from './environment/change/change.ts'
import { readSettings } from './environment/change/settings-file.ts'
import { canaryPagePath, currentSetPath, overridesPath, setPath } from './environment/stored/files.ts'
import { changedServedFiles, readCurrentSet } from './environment/stored/store.ts'
import { unlisted } from './environment/upkeep/unlisted.ts'
import { createToken } from './registry/tokens.ts'
import { deleteMapsWithout } from './release/maps.ts'
import { changedFiles, listReleases, readRelease, releaseDirectory } from './release/store.ts'
import { emptyData, goLive, publishBuild } from './testing/store.ts'
import { acceptedCardDocument } from './visitor/card-document.ts'

const data = await emptyData()
const host = await publishBuild(data, 'host')
const live = await goLive(data, host)
const ofHost = releaseDirectory(data, 'host', host.version)
const deploy = () => changeEnvironment(data, 'local', { token_api_key: 'other' }, 'test')

/** A folder in the place of a file fails to be read as one without rights does, also for root. */
async function withFolderAt(path: string, work: () => Promise<void>): Promise<void> {
  const aside = existsSync(path) ? join(data.root, 'aside') : null
  if (aside) await rename(path, aside)
  await mkdir(path, { recursive: true })
  try {
    await work()
  } finally {
    await rmdir(path)
    if (aside) await rename(aside, path)
  }
}

const readers: readonly (readonly [string, string, (data: DataDirectory) => Promise<unknown>])[] = [
  ['tokens of a registry', join(data.registry, 'tokens.json'), () => createToken(data, 'payments', [])],
  ['what an API serves', join(data.environment('local'), 'api.json'), deploy],
  ['the live set', currentSetPath(data, 'local'), () => readCurrentSet(data, 'local')],
  ['the history', setPath(data, 'local', 1), deploy],
  ['a release', join(ofHost, 'release.json'), () => readRelease(data, 'host', host.version)],
  ['a signature', join(ofHost, 'release.sig'), () => readRelease(data, 'host', host.version)],
  ['audits', join(data.root, auditFile('host', host.version)), () => readAudits(data, host)],
  ['the accepted card document', data.acceptedCardDocument('local'), () => acceptedCardDocument(data, 'local')],
  ['settings', join(data.root, 'settings.json'), () => readSettings(join(data.root, 'settings.json'))],
]
for (const [what, path, read] of readers) {
  test(`what cannot be read is not absent: ${what}`, () =>
    withFolderAt(path, () => assert.rejects(read(data), { name: 'OpsError', message: new RegExp(`^${path} cannot`) })))
}

test('a folder that cannot be listed is not taken for an empty one', async () => {
  const other = await emptyData()
  for (const [folder, list] of [
    [overridesPath(other, 'local'), () => changedServedFiles(other, live)],
    [join(other.releases, 'host'), () => listReleases(other, 'host')],
    [other.maps, () => deleteMapsWithout(other)],
    [other.releases, () => unlisted(other, 'local')],
  ] as const) {
    await rm(folder, { recursive: true, force: true })
    await mkdir(dirname(folder), { recursive: true })
    await writeFile(folder, '')
    await assert.rejects(list(), { name: 'OpsError', message: new RegExp(`^${folder} cannot be read: ENOTDIR`) })
  }
})

test('a served file that cannot be read is named as changed, even where there has to be none', () =>
  withFolderAt(canaryPagePath(data, 'local'), async () => {
    assert.deepEqual(await changedServedFiles(data, live), [canaryPagePath(data, 'local')])
  }))

test('a compressed form of a release that cannot be read is named as changed', () =>
  withFolderAt(join(ofHost, 'host.1.js.br'), async () => {
    assert.deepEqual(await changedFiles(data, host), ['host.1.js.br'])
  }))
