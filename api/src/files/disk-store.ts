import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises'
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
      await mkdir(dirname(path), { recursive: true })
      try {
        const stored = await write(partial, bytes, maxBytes)
        await rename(partial, path)
        return stored
      }
      finally {
        await rm(partial, { force: true })
      }
    },
    open: async (key) => {
      const size = await sizeOf(pathOf(key))
      return size === null ? null : { stream: createReadStream(pathOf(key)), size }
    },
    withLocalCopy: async (key, use) => {
      await access(pathOf(key))
      return use(pathOf(key))
    },
    move: async (from, to) => {
      await mkdir(dirname(pathOf(to)), { recursive: true })
      return rename(pathOf(from), pathOf(to)).then(() => true, orMissing(false))
    },
    remove: (key) => rm(pathOf(key), { force: true }),
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
  }
  finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

const sizeOf = (path: string): Promise<number | null> => stat(path).then(({ size }) => size, orMissing(null))

const orMissing = <T>(answer: T) => (error: NodeJS.ErrnoException): T => {
  if (error.code === 'ENOENT') return answer
  throw error
}
