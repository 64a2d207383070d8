import assert from 'node:assert/strict'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyFile } from '../testing/command-line.ts'
import { emptyData, publishBuild } from '../testing/store.ts'
import { prepareKeys } from './keys.ts'

// They counted as never made: all that they had signed was set aside, and other keys began.
test('keys that cannot be read are no reason to begin new ones', async () => {
  const data = await emptyData()
  await publishBuild(data, 'host')
  const keys = join(data.root, 'keys')
  await rename(keys, `${keys}.elsewhere`)
  await writeFile(keys, '')
  const before = await everyFile(data)
  const message = new RegExp(`^${keys}/trust/keys\\.json cannot be read`)
  await assert.rejects(
    prepareKeys(data, () => {}),
    { name: 'OpsError', message },
  )
  assert.deepEqual(await everyFile(data), before)
})
