import { createDiskStore, createS3Store, type FileStore } from '@invoice-card/file-store'
import { resolve, sep } from 'node:path'
import { UsageError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { backupBucket } from './settings.ts'

/** Where backups are: a folder or a bucket. They share `content`, by hash; each has a folder of its own beside it. */
export interface BackupStore {
  readonly store: FileStore
  /** As it is typed. */
  readonly text: string
}

/** @throws UsageError for a folder among what is backed up */
export function openBackupStore({ root }: DataDirectory, text: string | undefined, option: string): BackupStore {
  if (!text) throw new UsageError(`Say where backups are: ${option} s3, or ${option} FOLDER`)
  if (text === 's3') return { store: createS3Store(backupBucket()), text }
  const folder = resolve(text)
  if (`${folder}${sep}`.startsWith(`${root}${sep}`))
    throw new UsageError(`${folder} is in the data directory: a backup belongs on another disk`)
  return { store: createDiskStore(folder), text: folder }
}

const folderOf = (backup: string): string => `backups/${backup}`

/** Keys of a backup's parts in its place. */
export const partKeys = {
  manifest: (backup: string) => `${folderOf(backup)}/manifest.json`,
  /** Rows of one table, as COPY writes them. */
  table: (backup: string, table: string) => `${folderOf(backup)}/tables/${table}.copy.gz`,
  /** Keys and hashes of the files that rows name. */
  named: (backup: string) => `${folderOf(backup)}/named.copy.gz`,
  /** The files that are in the backup, a line each. */
  files: (backup: string) => `${folderOf(backup)}/files.jsonl.gz`,
  content: (sha256: string) => `content/${sha256.slice(0, 2)}/${sha256}`,
}

/** The backups of a place, oldest first. One that runs, or was cut off, is not complete. */
export async function listBackups({ store }: BackupStore): Promise<{ name: string; is_complete: boolean }[]> {
  const complete = new Map<string, boolean>()
  for await (const { key } of store.list('backups')) {
    const [, name = ''] = key.split('/')
    complete.set(name, complete.get(name) === true || key === partKeys.manifest(name))
  }
  return [...complete].map(([name, is_complete]) => ({ name, is_complete }))
}
