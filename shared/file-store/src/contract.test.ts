import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { createDiskStore } from './disk-store.ts'
import { type FileStore, FileTooLarge, type ListedFile } from './file-store.ts'
import { createS3Store } from './s3/late-store.ts'
import { startS3 } from './testing/s3-server.ts'
import { withFallback } from './with-fallback.ts'

const folder = mkdtempSync(join(tmpdir(), 'file-stores-'))
const s3 = await startS3()
const other = await startS3()
after(async () => {
  await s3.close()
  await other.close()
  rmSync(folder, { recursive: true, force: true })
})

const stores: Readonly<Record<string, () => FileStore>> = {
  'the disk': () => createDiskStore(join(folder, 'alone')),
  S3: () => createS3Store(s3.settings),
  'S3 with the disk behind it': () =>
    withFallback(createS3Store(other.settings), createDiskStore(join(folder, 'behind'))),
}

async function* chunksOf(...chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk)
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const max = 1_000_000

for (const [name, create] of Object.entries(stores))
  describe(`a file store: ${name}`, () => {
    let files: FileStore
    before(() => {
      files = create()
    })
    const textOf = async (key: string) => {
      const opened = await files.open(key)
      return opened && (await buffer(opened.stream)).toString()
    }
    const listOf = async (group: string) => {
      const found: ListedFile[] = []
      for await (const file of files.list(group)) found.push(file)
      return found
    }
    const keysOf = async (group: string) => (await listOf(group)).map(({ key }) => key)

    test('knows nothing of a file that is not there, and does not fail', async () => {
      assert.equal(await files.open('originals/none'), null)
      assert.equal(await files.sizeOf('originals/none'), null)
      assert.equal(await files.move('originals/none', 'originals/nowhere'), false)
      await files.remove('originals/none')
      await assert.rejects(files.withLocalCopy('originals/none', () => Promise.resolve()))
      assert.deepEqual(await keysOf('nothing'), [])
      await files.removeOlder('nothing', new Date())
    })

    test('refuses a key that leads out of the store', async () => {
      for (const key of ['../x', 'a/../b', '/a', 'a//b', 'a b', ''])
        await assert.rejects(async () => files.put(key, chunksOf('x'), max), /is no key of a file/)
    })

    test('leaves nothing of a file that is too large, also of one that comes in parts', async () => {
      await assert.rejects(files.put('large/small', chunksOf('12345', '678'), 7), FileTooLarge)
      const part = randomBytes(9_000_000)
      await assert.rejects(files.put('large/parts', chunksOf(part, part, part, part), 30_000_000), FileTooLarge)
      assert.deepEqual(await keysOf('large'), [])
    })

    test('leaves nothing of a file whose sender went away, and passes that error on', async () => {
      const part = randomBytes(9_000_000)
      for (const chunks of [['abc'], [part, part, part]]) {
        const left = async function* () {
          yield* chunksOf(...chunks)
          throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
        }
        await assert.rejects(files.put('left/file', left(), 100_000_000), { message: 'aborted', code: 'ECONNRESET' })
      }
      assert.deepEqual(await keysOf('left'), [])
    })

    test('gives back the bytes that were put, with their size and hash', async () => {
      const stored = await files.put('originals/a', chunksOf('請求', '書'), max)
      assert.deepEqual(stored, { size: 9, sha256: sha256(Buffer.from('請求書')) })
      assert.equal(await files.sizeOf('originals/a'), 9)
      assert.equal((await files.open('originals/a'))?.size, 9)
      assert.equal(await textOf('originals/a'), '請求書')
      assert.equal(await files.withLocalCopy('originals/a', path => readFile(path, 'utf8')), '請求書')
    })

    test('stores an empty file', async () => {
      assert.equal((await files.put('originals/empty', chunksOf(), max)).size, 0)
      assert.equal(await files.sizeOf('originals/empty'), 0)
      assert.equal(await textOf('originals/empty'), '')
    })

    test('stores a file of several parts', async () => {
      const bytes = randomBytes(17_000_000)
      const stored = await files.put(
        'exports/parts',
        chunksOf(...[0, 1, 2].map(n => bytes.subarray(n * 6e6, (n + 1) * 6e6))),
        2e7,
      )
      assert.deepEqual(stored, { size: bytes.length, sha256: sha256(bytes) })
      const opened = await files.open('exports/parts')
      assert.equal(sha256(await buffer(opened!.stream)), sha256(bytes))
    })

    test('replaces what was there, and adds only where nothing is', async () => {
      await files.put('pages/a/1.png', chunksOf('old'), max)
      await files.put('pages/a/1.png', chunksOf('new'), max)
      assert.equal(await files.add('pages/a/1.png', chunksOf('other'), max), null)
      assert.equal(await textOf('pages/a/1.png'), 'new')
      assert.equal((await files.add('pages/a/2.png', chunksOf('second'), max))?.size, 6)
      assert.equal(await textOf('pages/a/2.png'), 'second')
    })

    test('moves a file with its bytes, in place of what was there', async () => {
      await files.put('uploads/m', chunksOf('moved'), max)
      await files.put('candidates/m', chunksOf('before'), max)
      assert.equal(await files.move('uploads/m', 'candidates/m'), true)
      assert.equal(await files.sizeOf('uploads/m'), null)
      assert.equal(await textOf('candidates/m'), 'moved')
    })

    test('removes a file, once and again', async () => {
      await files.put('removed/r', chunksOf('x'), max)
      await files.remove('removed/r')
      await files.remove('removed/r')
      assert.equal(await files.sizeOf('removed/r'), null)
    })

    test('lists the files of a group and no others, also those in folders', async () => {
      for (const key of ['listed/b', 'listed/a/2.png', 'listed/a/1.png', 'listed-else/x'])
        await files.put(key, chunksOf(key), max)
      const found = await listOf('listed')
      assert.deepEqual(
        found.map(({ key, size }) => [key, size]),
        ['listed/a/1.png', 'listed/a/2.png', 'listed/b'].map(key => [key, key.length]),
      )
      for (const { writtenAt } of found) assert.ok(Math.abs(writtenAt.getTime() - Date.now()) < 60_000)
    })

    test('names size, hash and age of a file, and the groups that there are', async () => {
      await files.put('hashed/h', chunksOf('hashed'), max)
      const { size, sha256: hash, writtenAt } = (await files.inspect('hashed/h'))!
      assert.deepEqual([size, hash], [6, sha256(Buffer.from('hashed'))])
      assert.ok(Math.abs(writtenAt.getTime() - Date.now()) < 60_000)
      assert.equal(await files.inspect('hashed/none'), null)
      const parts = await buffer((await files.open('exports/parts'))!.stream)
      assert.equal((await files.inspect('exports/parts'))?.sha256, sha256(parts))
      assert.ok((await files.groups()).includes('hashed'))
    })

    test('removes what is older than a moment, of one group', async () => {
      await files.put('old/x', chunksOf('x'), max)
      await files.put('older/x', chunksOf('x'), max)
      await files.removeOlder('old', new Date(Date.now() - 3_600_000))
      assert.deepEqual(await keysOf('old'), ['old/x'])
      await files.removeOlder('old', new Date(Date.now() + 3_600_000))
      assert.deepEqual([await keysOf('old'), await keysOf('older')], [[], ['older/x']])
    })

    test('can be used, and says so', async () => {
      await files.check()
    })
  })
