import { type FileStore, FileStoreUnavailable } from '@invoice-card/file-store'
import { partKeys } from '../parts/backup-store.ts'
import type { Absent, Entry, NamedFile } from './entry.ts'
import { OtherBytes, SourceFailed, verified } from './verified.ts'

/** What became of a file that a row names. */
export type Copied = { readonly entry: Entry; readonly isNew: boolean } | { readonly entry: Absent }

interface Between {
  readonly product: FileStore
  readonly backups: FileStore
}

/**
 * Copies a file under its hash, unless an earlier backup has it. A damaged one is copied as it is.
 * @throws FileStoreUnavailable, and what a full disk says
 */
export async function copyIntoBackup(between: Between, named: NamedFile): Promise<Copied> {
  try {
    return await copy(between, named)
  } catch (error) {
    if (!(error instanceof SourceFailed) || error.cause instanceof FileStoreUnavailable) throw error
    return { entry: { key: named.key, missing: `cannot be read: ${error.message}` } }
  }
}

async function copy(between: Between, { key, sha256: expected }: NamedFile): Promise<Copied> {
  const { product, backups } = between
  const size = await product.sizeOf(key)
  if (size === null) return { entry: { key, missing: 'is not in the file store' } }
  const sha256 = expected ?? (await hashOf(product, key))
  if (sha256 === null) return { entry: { key, missing: 'was removed meanwhile' } }
  const entry = { key, size, sha256 }
  if ((await backups.sizeOf(partKeys.content(sha256))) === size) return { entry, isNew: false }
  try {
    return (await store(between, key, sha256)) ? { entry, isNew: true } : gone(key)
  } catch (error) {
    if (!(error instanceof OtherBytes)) throw error
    // Its own hash is the message.
    const damaged = { ...entry, sha256: error.message, ...(expected && { row_sha256: expected }) }
    return (await store(between, key, damaged.sha256)) ? { entry: damaged, isNew: true } : gone(key)
  }
}

const gone = (key: string): Copied => ({ entry: { key, missing: 'was removed meanwhile' } })

async function store({ product, backups }: Between, key: string, sha256: string): Promise<boolean> {
  const opened = await product.open(key)
  if (!opened) return false
  await backups.put(partKeys.content(sha256), verified(opened.stream, sha256), opened.size)
  return true
}

const hashOf = async (product: FileStore, key: string): Promise<string | null> => {
  try {
    return (await product.inspect(key))?.sha256 ?? null
  } catch (error) {
    throw new SourceFailed((error as Error).message, { cause: error })
  }
}
