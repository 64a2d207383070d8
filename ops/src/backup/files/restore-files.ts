import { type FileStore, FileStoreUnavailable } from '@invoice-card/file-store'
import { OpsError } from '../../applications.ts'
import { inOrder } from '../parts/in-order.ts'
import { linesOf, openCompressed } from '../parts/lines.ts'
import type { Manifest } from '../parts/manifest.ts'
import { partKeys } from '../parts/backup-store.ts'
import type { Progress } from '../parts/progress.ts'
import { problemOf } from '../parts/verify.ts'
import { type Entry, readEntry } from './entry.ts'
import { OtherBytes, SourceFailed, verified } from './verified.ts'

interface Between {
  readonly backups: FileStore
  readonly product: FileStore
}

/** Key to what is wrong with it. */
type Problems = Map<string, string>

const atOnce = 8

/** Copies the files of a backup to the product's store; one whose bytes are others is left out, and named. */
export const restoreFiles = (between: Between, manifest: Manifest, progress: Progress): Promise<Problems> =>
  eachEntry(between.backups, manifest, progress, entry => restoreFile(between, entry))

/** Reads the files of a backup, and names those that are not what was stored. */
export const verifyFiles = (backups: FileStore, manifest: Manifest, progress: Progress): Promise<Problems> =>
  eachEntry(backups, manifest, progress, async ({ sha256 }) => {
    const content = partKeys.content(sha256)
    const problem = await problemOf(backups, content, sha256)
    return problem && `${problem} (${content})`
  })

async function restoreFile({ backups, product }: Between, { key, sha256 }: Entry): Promise<string | null> {
  const opened = await backups.open(partKeys.content(sha256))
  if (!opened) return `is gone from the backup (${partKeys.content(sha256)})`
  try {
    await product.put(key, verified(opened.stream, sha256), opened.size)
    return null
  } catch (error) {
    if (error instanceof OtherBytes) return `has other bytes in the backup (${partKeys.content(sha256)})`
    if (!(error instanceof SourceFailed) || error.cause instanceof FileStoreUnavailable) throw error
    return `cannot be read from the backup (${partKeys.content(sha256)}): ${error.message}`
  }
}

async function eachEntry(
  backups: FileStore,
  { name, files: { count, missing } }: Manifest,
  progress: Progress,
  work: (entry: Entry) => Promise<string | null>,
): Promise<Problems> {
  const list = await openCompressed(backups, partKeys.files(name))
  if (!list) throw new OpsError(`${partKeys.files(name)} is gone`)
  const problems: Problems = new Map()
  let done = 0
  const one = async (line: string): Promise<void> => {
    const entry = readEntry(line)
    const problem = 'missing' in entry ? `was not there to be backed up: it ${entry.missing}` : await work(entry)
    if (problem) problems.set(entry.key, problem)
    progress.report('files', ++done, count + missing)
  }
  for await (const _ of inOrder(linesOf(list), atOnce, one));
  return problems
}
