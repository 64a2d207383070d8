import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { counted, hashOfStream } from './counted.ts'
import { fileKey, type FileStore, FileStoreUnavailable, type ListedFile, type StoredFile } from './file-store.ts'

/** Files in a folder of this machine. */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, fileKey(key))
  /** Writes a file beside its place, and has `place` put it there. */
  const writeBeside = async <T>(
    key: string,
    { bytes, maxBytes }: { readonly bytes: AsyncIterable<Uint8Array>; readonly maxBytes: number },
    place: (partial: string, path: string, stored: StoredFile) => Promise<T>,
  ): Promise<T> => {
    const path = pathOf(key)
    const partial = `${path}.${randomUUID()}.partial`
    await makeFolder(dirname(path))
    try {
      const placed = await place(partial, path, await write(partial, bytes, maxBytes))
      await syncFolder(dirname(path))
      return placed
    } finally {
      await rm(partial, { force: true })
    }
  }
  const opened = async (key: string) => {
    const size = await sizeOf(pathOf(key))
    return size === null ? null : { stream: createReadStream(pathOf(key)), size }
  }
  return {
    put: (key, bytes, maxBytes) =>
      writeBeside(key, { bytes, maxBytes }, async (partial, path, stored) => {
        await rename(partial, path)
        return stored
      }),
    add: (key, bytes, maxBytes) =>
      writeBeside(key, { bytes, maxBytes }, (partial, path, stored) =>
        link(partial, path).then(
          () => stored,
          (error: NodeJS.ErrnoException) => {
            if (error.code === 'EEXIST') return null
            throw error
          },
        ),
      ),
    open: opened,
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
    inspect: async key => {
      const found = await stat(pathOf(key)).catch(orMissing(null))
      const file = found && (await opened(key))
      return file && { size: file.size, sha256: await hashOfStream(file.stream), writtenAt: found.mtime }
    },
    groups: async () =>
      (await readdir(folder, { withFileTypes: true }).catch(orMissing([])))
        .filter(entry => entry.isDirectory())
        .map(({ name }) => name)
        .toSorted(),
    list: group => listFolder(folder, fileKey(group)),
    downloadUrl: () => Promise.resolve(null),
    check: () =>
      makeFolder(folder).catch((cause: unknown) => {
        throw new FileStoreUnavailable(`${folder} cannot be used`, { cause })
      }),
  }
}

async function* listFolder(root: string, key: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(root, key), { withFileTypes: true }).catch(orMissing([]))
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${key}/${entry.name}`
    if (entry.isDirectory()) yield* listFolder(root, path)
    if (!entry.isFile() || path.endsWith('.partial')) continue
    const found = await stat(join(root, path)).catch(orMissing(null))
    if (found) yield { key: path, size: found.size, writtenAt: found.mtime }
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

async function write(path: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile> {
  const source = counted(bytes, maxBytes)
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source.bytes) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  return source.result()
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
