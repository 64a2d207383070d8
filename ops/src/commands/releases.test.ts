import assert from 'node:assert/strict'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { changeEnvironment } from '../environment/change/change.ts'
import { releaseDirectory } from '../release/store.ts'
import { opsOn } from '../testing/command-line.ts'
import { emptyData, goLive, initialValues, publishBuild } from '../testing/store.ts'

test('releases marks what is live where, and names a broken one without stopping', async () => {
  const data = await emptyData()
  const [old, live, broken] = [await host('1'), await host('2'), await host('3')]
  function host(text: string) {
    return publishBuild(data, 'host', { scripts: { 'host.1.js': text } })
  }
  await appendFile(join(releaseDirectory(data, 'host', broken.version), 'release.json'), ' ')
  await goLive(data, live)
  await changeEnvironment(data, 'staging', { releases: { host: old.version } }, 'test', initialValues)
  await changeEnvironment(data, 'demo', { releases: { host: old.version } }, 'test', initialValues)

  const { exitCode, stdout, stderr } = await opsOn(data).run('releases', 'host')
  assert.equal(exitCode, 0)
  assert.match(
    stdout,
    new RegExp(
      `^${live.version} +\\S+ +\\d\\.\\d kB +0 min ago +live in local\\n${old.version} .* live in demo, staging$`,
    ),
  )
  assert.match(stderr, new RegExp(`host@${broken.version}: release.json is not signed`))
})
