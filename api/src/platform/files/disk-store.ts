import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FileTooLarge, type FileStore } from './file-store.ts'

/** Files in a folder of this machine. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!/^[\w-]+(?:[/.][\w-]+)*$/.test(key)) throw new Error(`${key} is no key of a file`)
    return join(folder, key)
  }
  return {
    put: async (key, bytes, maxBytes) => {
      const path = pathOf(key)
      const partial = `${path}.${randomUUID()}.partial`
      await makeFolder(dirname(path))
      try {
        const stored = await write(partial, bytes, maxBytes)
        await rename(partial, path)
        await syncFolder(dirname(path))
        return stored
      } finally {
        await rm(partial, { force: true })
      }
    },
    open: async key => {
      const size = await sizeOf(pathOf(key))
      return size === null ? null : { stream: createReadStream(pathOf(key)), size }
    },
    sizeOf: key => sizeOf(pathOf(key)),
    withLocalCopy: async (key, use) => {
      await access(pathOf(key))
      return use(pathOf(key))
    },
    move: async (from, to) => {
      await makeFolder(dirname(pathOf(to)))
      const isMoved = await rename(pathOf(from), pathOf(to)).then(() => true, orMissing(false))
      if (isMoved) await syncFolder(dirname(pathOf(to)))
      return isMoved
    },
    remove: key => rm(pathOf(key), { force: true }),
    removeOlder: async (group, before) => {
      for (const name of await readdir(pathOf(group)).catch(orMissing<string[]>([]))) {
        const path = join(pathOf(group), name)
        const writtenAt = await stat(path).then(({ mtime }) => mtime, orMissing(null))
        if (writtenAt !== null && writtenAt < before) await rm(path, { force: true })
      }
    },
  }
}

async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true })
  if (firstMade === undefined) return
  for (let made = folder; made.length >= firstMade.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** A file whose bytes are on the disk is gone after a power cut as long as its name is not. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync().catch(whereUnknown)
  } finally {
    await folder.close()
  }
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      size += chunk.byteLength
      if (size > maxBytes) throw new FileTooLarge(`More than ${maxBytes} bytes`)
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

const sizeOf = (path: string): Promise<number | null> => stat(path).then(({ size }) => size, orMissing(null))

// Some file systems have no such thing for folders.
const whereUnknown = (error: NodeJS.ErrnoException): void => {
  if (!['EINVAL', 'ENOTSUP', 'EPERM'].includes(error.code ?? '')) throw error
}

const orMissing =
  <T>(answer: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return answer
    throw error
  }
