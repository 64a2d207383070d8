import type { FileStore } from '@invoice-card/file-store'
import { readEntry } from './files/entry.ts'
import { linesOf, openCompressed } from './parts/lines.ts'
import { listBackups, partKeys, type BackupStore } from './parts/backup-store.ts'
import type { Progress } from './parts/progress.ts'

/** What was deleted of a place. */
export interface Pruned {
  readonly backups: readonly string[]
  /** Files that no backup has any more. */
  readonly files: number
  readonly bytes: number
}

const prefixes = Array.from({ length: 256 }, (_, index) => index.toString(16).padStart(2, '0'))
/** Hashes in memory at a time: some 100 MB. */
const mostHashes = 1_000_000

/**
 * Deletes backups that were begun before a moment, complete or not, and then the files that no other one has. Cut off,
 * it leaves files too many; the next run deletes them. Nobody may make a backup in that place meanwhile.
 */
export async function prune(backups: BackupStore, before: Date, progress: Progress): Promise<Pruned> {
  const oldest = timeOf(before)
  const all = await listBackups(backups)
  const old = all.filter(({ name }) => name < oldest)
  const stay = all.filter(({ name, is_complete }) => is_complete && !old.some(one => one.name === name))
  const lists = stay.map(({ name }) => partKeys.files(name))
  // All of them are read before anything is deleted: where one is damaged, an older backup may be the last whole one.
  const lines = await countLines(backups.store, lists)
  for (const { name } of old) await deleteBackup(backups.store, name)
  const { files, bytes } = await deleteUnnamed(backups.store, { lists, lines }, progress)
  return { backups: old.map(({ name }) => name), files, bytes }
}

/** The moment as names of backups begin with it. */
export const timeOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** The manifest first: without it the rest is no backup. */
async function deleteBackup(store: FileStore, name: string): Promise<void> {
  await store.remove(partKeys.manifest(name))
  for await (const { key } of store.list(`backups/${name}`)) await store.remove(key)
}

interface Named {
  /** Keys of the lists of files. */
  readonly lists: readonly string[]
  /** How many files they name together. */
  readonly lines: number
}

async function deleteUnnamed(store: FileStore, { lists, lines }: Named, progress: Progress) {
  const totals = { files: 0, bytes: 0 }
  const parts = Math.min(prefixes.length, Math.ceil(lines / mostHashes) || 1)
  const perPart = Math.ceil(prefixes.length / parts)
  for (let first = 0; first < prefixes.length; first += perPart) {
    const own = prefixes.slice(first, first + perPart)
    const named = await namedHashes(store, lists, new Set(own))
    for (const prefix of own) {
      for await (const { key, size } of store.list(`content/${prefix}`)) {
        if (named.has(key.slice(key.lastIndexOf('/') + 1))) continue
        await store.remove(key)
        totals.files++
        totals.bytes += size
      }
      progress.report('folders pruned', prefixes.indexOf(prefix) + 1, prefixes.length)
    }
  }
  return totals
}

async function* entriesOf(store: FileStore, lists: readonly string[]) {
  for (const key of lists) {
    const list = await openCompressed(store, key)
    // What it has may not be taken for what nobody has.
    if (!list) throw new Error(`${key} is gone: nothing is deleted`)
    for await (const line of linesOf(list)) yield readEntry(line)
  }
}

async function countLines(store: FileStore, lists: readonly string[]): Promise<number> {
  let count = 0
  for await (const _ of entriesOf(store, lists)) count++
  return count
}

async function namedHashes(store: FileStore, lists: readonly string[], own: ReadonlySet<string>): Promise<Set<string>> {
  const named = new Set<string>()
  for await (const entry of entriesOf(store, lists))
    if ('sha256' in entry && own.has(entry.sha256.slice(0, 2))) named.add(entry.sha256)
  return named
}
