import { type FileStore, type ListedFile, unfinishedGroups } from '@invoice-card/file-store'
import { copyFile, type Outcome } from './copy-file.ts'

/** What became of the files, and what was passed over. */
export interface Migrated {
  readonly files: number
  readonly bytes: number
  readonly copied: number
  readonly copied_bytes: number
  /** Found at the target with the same bytes. */
  readonly same: number
  /** Replaced at the source while it ran, so copied again. */
  readonly renewed: number
  /** Written at the target after the source had it. */
  readonly newer_at_target: readonly string[]
  /** Uploads that are not accepted yet; they stay where they are. */
  readonly unfinished: number
  readonly failed: readonly { readonly key: string; readonly message: string }[]
  /** How often the source was gone through: again as long as files came. */
  readonly rounds: number
}

export interface Options {
  readonly isDryRun: boolean
  readonly onProgress: (done: { readonly files: number; readonly of: number; readonly bytes: number }) => void
}

const mostRounds = 10
const atOnce = 8

/**
 * Copies all files from one store to another while both are in use. Each copy is read back and compared by its SHA-256;
 * a file that is there already is compared and left. Can be stopped at any time and run again.
 */
export async function migrate(from: FileStore, to: FileStore, { isDryRun, onProgress }: Options): Promise<Migrated> {
  const groups = await from.groups()
  const unfinished = (await Promise.all(unfinishedGroups.map(group => count(from, group)))).reduce((a, b) => a + b, 0)
  const finished = groups.filter(group => !unfinishedGroups.some(name => name === group))
  const found = (await Promise.all(finished.map(group => count(from, group)))).reduce((a, b) => a + b, 0)
  const done = new Map<string, number>()
  const failed: { key: string; message: string }[] = []
  const newer: string[] = []
  const totals: Record<Outcome, number> = { copied: 0, renewed: 0, same: 0, newer_at_target: 0, gone: 0 }
  let [bytes, copiedBytes, rounds, finishedCount] = [0, 0, 0, 0]

  const one = async (file: ListedFile): Promise<void> => {
    done.set(file.key, file.writtenAt.getTime())
    bytes += file.size
    try {
      const outcome = await copyFile({ from, to, isDryRun }, file.key)
      totals[outcome]++
      if (outcome === 'copied' || outcome === 'renewed') copiedBytes += file.size
      if (outcome === 'newer_at_target') newer.push(file.key)
    } catch (error) {
      await to.check()
      failed.push({ key: file.key, message: (error as Error).message })
    }
    onProgress({ files: ++finishedCount, of: Math.max(found, done.size), bytes: copiedBytes })
  }
  for (let isNew = true; isNew && rounds < mostRounds; rounds++) {
    isNew = false
    for (const group of finished)
      await inParallel(from.list(group), atOnce, async file => {
        if (done.get(file.key) === file.writtenAt.getTime()) return
        isNew = !isDryRun
        await one(file)
      })
  }
  return {
    files: done.size,
    bytes,
    copied: totals.copied,
    copied_bytes: copiedBytes,
    same: totals.same,
    renewed: totals.renewed,
    newer_at_target: newer,
    unfinished,
    failed,
    rounds,
  }
}

async function count(store: FileStore, group: string): Promise<number> {
  let found = 0
  for await (const _ of store.list(group)) found++
  return found
}

/** Works on so many at once; the first error ends it after those that were begun. */
async function inParallel<T>(all: AsyncIterable<T>, most: number, work: (one: T) => Promise<void>): Promise<void> {
  const iterator = all[Symbol.asyncIterator]()
  const worker = async () => {
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
