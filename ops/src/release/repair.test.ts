import assert from 'node:assert/strict'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { opsOn } from '../testing/command-line.ts'
import { overwrite } from '../testing/attacker.ts'
import { emptyData, goLive, publishBuild } from '../testing/store.ts'
import { releaseDirectory, releaseFile } from './store.ts'

test('the same sources published again put back what was damaged of a live release', async () => {
  const data = await emptyData()
  const ops = opsOn(data)
  const release = await publishBuild(data, 'remote-payments')
  await goLive(data, await publishBuild(data, 'host'), release)
  const directory = releaseDirectory(data, release.name, release.version)
  const signed = await readFile(join(directory, releaseFile), 'utf8')

  await overwrite(join(directory, 'routes.1.js'), 'damaged')
  await overwrite(join(directory, 'routes.1.js.br'), 'damaged')
  await rm(join(directory, 'remoteEntry.1.js'))
  const { exitCode, stderr } = await ops.run('deploy', 'remote-payments')
  assert.equal(exitCode, 1)
  assert.match(stderr, /^No release of remote-payments is whole: `pnpm ops publish remote-payments` .*\n.*was changed/)

  assert.equal((await publishBuild(data, 'remote-payments')).version, release.version)
  assert.match(await readFile(join(directory, 'routes.1.js'), 'utf8'), /remote-payments routes/)
  assert.equal(await readFile(join(directory, releaseFile), 'utf8'), signed)
  assert.equal((await ops.run('verify')).stderr, '')
})
