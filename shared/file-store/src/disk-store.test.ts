import assert from 'node:assert/strict'
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createDiskStore } from './disk-store.ts'

// Only the bytes were made to last: after a power cut an accepted invoice could have had no file.
test(
  'a file that is put or moved has its name on the disk, and so have the folders made for it',
  { skip: process.platform !== 'linux' },
  async context => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-store-'))
    context.after(() => rmSync(folder, { recursive: true, force: true }))
    const handle = await open(folder)
    const prototype = Object.getPrototypeOf(handle) as FileHandle
    await handle.close()
    const synced: string[] = []
    const sync = prototype.sync
    context.mock.method(prototype, 'sync', function (this: FileHandle) {
      synced.push(readlinkSync(`/proc/self/fd/${this.fd}`))
      return sync.call(this)
    })
    const files = createDiskStore(join(folder, 'files'))
    const foldersOf = async (work: Promise<unknown>) => {
      await work
      return synced
        .splice(0)
        .filter(path => !path.endsWith('.partial'))
        .map(path => path.slice(folder.length))
    }
    const bytes = async function* () {
      yield new Uint8Array(3)
    }
    assert.deepEqual(await foldersOf(files.put('pages/a/1.png', bytes(), 3)), [
      '/files/pages',
      '/files',
      '',
      '/files/pages/a',
    ])
    assert.deepEqual(await foldersOf(files.put('pages/a/1.png', bytes(), 3)), ['/files/pages/a'])
    assert.deepEqual(await foldersOf(files.move('pages/a/1.png', 'pages/b')), ['/files/pages'])
    assert.deepEqual(await foldersOf(files.move('pages/missing', 'pages/b')), [])
  },
)
