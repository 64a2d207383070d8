import {
  createFileStore,
  type FileStore,
  fileStoreEntries,
  fileStoreSettings,
  type S3Settings,
} from '@invoice-card/file-store'
import { readSettings, SettingsError, type Variables } from '@invoice-card/settings'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OpsError } from '../../applications.ts'
import type { DataDirectory } from '../../data-directory.ts'
import { ownBucket } from '../../files/own-bucket.ts'

const backupPrefix = 'S3_BACKUP_'

/** What `pnpm database` needs beside the URL, on this data directory. */
export const databaseVariables = ({ root }: DataDirectory, url: string): Variables => ({
  ...process.env,
  ENVIRONMENT: process.env.ENVIRONMENT || 'local',
  DATA_DIR: root,
  DATABASE_URL: url,
})

/** The database that is backed up, as its owner. @throws OpsError where nobody says which */
export function backedUpDatabase({ root }: DataDirectory): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const file = join(root, 'local.json')
  if (!existsSync(file))
    throw new OpsError(`There is no product in ${root}: set DATABASE_URL, as invoice_card_owner`, { code: 'not_found' })
  return (JSON.parse(readFileSync(file, 'utf8')) as { database_urls: { owner: string } }).database_urls.owner
}

/** The empty database that a backup is restored into. @throws OpsError: there is no default for that */
export function restoredDatabase(): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  throw new OpsError('Set DATABASE_URL to an empty database, as a user who may create roles')
}

/**
 * The operator who restores has the key of the anchors. @throws OpsError where it is missing, before anything is
 * restored
 */
export function requireAuditKey({ root }: DataDirectory): void {
  const file = join(root, 'keys/audit.secret')
  if (!process.env.AUDIT_SECRET && !existsSync(file))
    throw new OpsError(`Set AUDIT_SECRET to that with which the product ran, or bring ${file} back: the audit needs it`)
}

/** The files of the product, read and written as API and worker do. */
export function productFiles({ root }: DataDirectory): FileStore {
  try {
    const given = { ...process.env, ENVIRONMENT: process.env.ENVIRONMENT || 'local' }
    return createFileStore(fileStoreSettings(readSettings('pnpm ops', given, fileStoreEntries)), join(root, 'files'))
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    throw new OpsError(error.message, { reasons: error.problems.map(problem => problem.join(' ')), cause: error })
  }
}

/**
 * The bucket of backups. What `S3_BACKUP_…` does not say is as in `S3_…`, so that backups can be at another provider.
 * @throws OpsError where it is not named, or is that of the files
 */
export function backupBucket(): S3Settings {
  const others = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      name.startsWith(backupPrefix) && value ? [[`S3_${name.slice(backupPrefix.length)}`, value]] : [],
    ),
  )
  if (!others.S3_BUCKET || (others.S3_BUCKET === process.env.S3_BUCKET && !others.S3_ENDPOINT))
    throw new OpsError('Set S3_BACKUP_BUCKET to a bucket of its own: who may delete files may not delete backups')
  return ownBucket(others)
}
