import { type FileStore, FileStoreUnavailable, hashOfStream } from '@invoice-card/file-store'
import type { Manifest, Part } from './manifest.ts'
import { partKeys } from './backup-store.ts'
import type { Progress } from './progress.ts'

/** What of the database is not as the manifest says, in words. Reads all of it. */
export async function verifyDump(backups: FileStore, manifest: Manifest, progress: Progress): Promise<string[]> {
  const parts: [key: string, part: Part][] = [
    ...manifest.tables.map(table => [partKeys.table(manifest.name, table.name), table] as [string, Part]),
    [partKeys.named(manifest.name), manifest.named],
    [partKeys.files(manifest.name), manifest.files],
  ]
  const problems: string[] = []
  for (const [index, [key, { sha256 }]] of parts.entries()) {
    const problem = await problemOf(backups, key, sha256)
    if (problem) problems.push(`${key} ${problem}`)
    progress.report('parts compared', index + 1, parts.length)
  }
  return problems
}

/** What is wrong with an object of a place, or null where all of its bytes have that hash. */
export async function problemOf(backups: FileStore, key: string, sha256: string): Promise<string | null> {
  const opened = await backups.open(key)
  if (!opened) return 'is gone'
  try {
    return (await hashOfStream(opened.stream)) === sha256 ? null : 'has other bytes than were stored'
  } catch (error) {
    if (error instanceof FileStoreUnavailable) throw error
    return `cannot be read: ${(error as Error).message}`
  }
}
