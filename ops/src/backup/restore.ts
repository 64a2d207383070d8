import type { FileStore } from '@invoice-card/file-store'
import type { Variables } from '@invoice-card/settings'
import { OpsError } from '../applications.ts'
import { runDatabaseCommand } from '../database-command.ts'
import { auditRestored } from './audit.ts'
import { isEmptyDatabase } from './database/catalogue.ts'
import { withConnection } from './database/connection.ts'
import { leaveOutReceiptNumbers } from './database/receipt-numbers.ts'
import { restoreFiles, verifyFiles } from './files/restore-files.ts'
import { loadDump } from './load-dump.ts'
import { type Manifest, readManifest } from './parts/manifest.ts'
import type { Progress } from './parts/progress.ts'
import { verifyDump } from './parts/verify.ts'

interface Targets {
  readonly backups: FileStore
  readonly name: string
  readonly databaseUrl: string
  readonly product: FileStore
  /** For `pnpm database`. */
  readonly variables: Variables
}

/** A backup that was restored, and all that is wrong with what came of it. */
export interface Restored {
  readonly manifest: Manifest
  readonly problems: readonly string[]
}

/**
 * Restores a backup into an empty database and an empty file store, and compares what came of it.
 * @throws OpsError before anything is written, where a place is not empty or the dump is not what was stored; and
 *   where roles, tables or rows cannot be made
 */
export async function restoreBackup(targets: Targets, progress: Progress): Promise<Restored> {
  const { backups, name, databaseUrl, product, variables } = targets
  const manifest = await readManifest(backups, name)
  await requireEmpty(databaseUrl, product)
  await requireWholeDump(backups, manifest, progress)

  const newest = manifest.migrations.at(-1)?.name
  if (newest === undefined) throw new OpsError(`${name} is of a database that was never migrated`)
  await runDatabaseCommand(['roles', 'migrate', '--to', newest], variables, 'The tables could not be made')
  const passedOver = await withConnection(databaseUrl, client => loadDump(client, { backups, manifest, progress }))
  await runDatabaseCommand(['migrate'], variables, 'The database could not be brought to this version')
  await withConnection(databaseUrl, client => leaveOutReceiptNumbers(client, `restored from ${name}`))

  const problems = await restoreFiles({ backups, product }, manifest, progress)
  for (const [key, problem] of await auditRestored(targets, manifest, progress))
    if (!problems.has(key)) problems.set(key, problem)
  return { manifest, problems: [...passedOver, ...[...problems].map(([key, problem]) => `${key} ${problem}`)] }
}

/** Reads all of a backup and writes nothing. */
export async function verifyBackup(backups: FileStore, name: string, progress: Progress): Promise<Restored> {
  const manifest = await readManifest(backups, name)
  const dump = await verifyDump(backups, manifest, progress)
  if (dump.length > 0) return { manifest, problems: dump }
  const files = await verifyFiles(backups, manifest, progress)
  return { manifest, problems: [...files].map(([key, problem]) => `${key} ${problem}`) }
}

async function requireEmpty(databaseUrl: string, product: FileStore): Promise<void> {
  if (!(await withConnection(databaseUrl, isEmptyDatabase)))
    throw new OpsError('The database is not empty: make another one, and set DATABASE_URL to it', { code: 'refused' })
  const groups = await product.groups()
  if (groups.length > 0)
    throw new OpsError(`The file store is not empty (${groups.join(', ')}): take another folder or bucket`, {
      code: 'refused',
    })
}

async function requireWholeDump(backups: FileStore, manifest: Manifest, progress: Progress): Promise<void> {
  const reasons = await verifyDump(backups, manifest, progress)
  if (reasons.length > 0)
    throw new OpsError([`${manifest.name} is damaged, nothing was restored: take another one`, ...reasons].join('\n'), {
      code: 'refused',
      reasons,
    })
}
