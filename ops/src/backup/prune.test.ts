import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test, type TestContext } from 'node:test'
import { createDiskStore } from '@invoice-card/file-store'
import { entryLine } from './files/entry.ts'
import { listBackups, partKeys } from './parts/backup-store.ts'
import { storeCompressed } from './parts/lines.ts'
import { prune } from './prune.ts'

const [older, newer] = ['20260101T000000Z-0000', '20260301T000000Z-0000']
const sha256 = 'ab'.repeat(32)
const progress = { report: () => {}, end: () => {} }
const bytes = (text: string) => Readable.from([Buffer.from(text)])

/** A place with two backups, both of one file. */
async function place(context: TestContext) {
  const text = await mkdtemp(join(tmpdir(), 'prune-'))
  context.after(() => rm(text, { recursive: true }))
  const store = createDiskStore(text)
  for (const name of [older, newer]) {
    await storeCompressed(store, partKeys.files(name), bytes(entryLine({ key: 'originals/1', size: 4, sha256 })))
    await store.put(partKeys.manifest(name), bytes('{}'), 100)
  }
  await store.put(partKeys.content(sha256), bytes('file'), 100)
  return { store, text }
}

// The older ones went first, and the rest was found to be damaged afterwards.
test('deletes no backup where the list of one that stays is gone or damaged', async context => {
  const backups = await place(context)
  const list = partKeys.files(newer)
  for (const damage of [() => backups.store.remove(list), () => backups.store.put(list, bytes('damaged'), 100)]) {
    await damage()
    await assert.rejects(prune(backups, new Date('2026-02-01'), progress))
    const names = (await listBackups(backups)).map(({ name }) => name)
    assert.deepEqual(names, [older, newer])
    assert.ok(await backups.store.sizeOf(partKeys.content(sha256)))
  }
})

test('deletes older backups, and leaves what a newer one names', async context => {
  const backups = await place(context)
  await backups.store.put(partKeys.content('cd'.repeat(32)), bytes('unnamed'), 100)
  assert.deepEqual(await prune(backups, new Date('2026-02-01'), progress), { backups: [older], files: 1, bytes: 7 })
  assert.ok(await backups.store.sizeOf(partKeys.content(sha256)))
})
