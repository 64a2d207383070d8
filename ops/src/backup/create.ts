import type { FileStore } from '@invoice-card/file-store'
import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { Readable } from 'node:stream'
import { OpsError } from '../applications.ts'
import { listMigrations, listSequences, listTables, queueVersion, readAuditHead } from './database/catalogue.ts'
import { withConnection } from './database/connection.ts'
import { copyNamedFiles, copyTable, holdFiles, inSnapshot } from './database/snapshot.ts'
import { copyIntoBackup } from './files/copy-file.ts'
import { type Absent, entryLine, readNamed } from './files/entry.ts'
import { inOrder } from './parts/in-order.ts'
import { linesOf, openCompressed, storeCompressed } from './parts/lines.ts'
import { type Manifest, writeManifest } from './parts/manifest.ts'
import { partKeys, type BackupStore } from './parts/backup-store.ts'
import type { Progress } from './parts/progress.ts'
import { prune, type Pruned, timeOf } from './prune.ts'

interface Sources {
  readonly databaseUrl: string
  readonly product: FileStore
  readonly backups: BackupStore
  /** Backups that were begun before it are deleted once this one has all files; null deletes none. */
  readonly pruneBefore: Date | null
}

/** A complete backup. */
export interface Created {
  readonly manifest: Manifest
  /** In words: files that the store lacked or had with other bytes than their rows say, the first of them. */
  readonly problems: readonly string[]
  readonly pruned: Pruned | null
}

const atOnce = 8
const shownProblems = 50

/**
 * Copies the database as it is at one moment and the files that its rows name, while the product runs. The manifest
 * comes last: a run that was cut off before has made no backup.
 */
export async function createBackup(
  { databaseUrl, product, backups: { store: backups, text }, pruneBefore }: Sources,
  progress: Progress,
): Promise<Created> {
  const begun = new Date()
  const name = `${timeOf(begun)}-${randomBytes(2).toString('hex')}`
  return withConnection(databaseUrl, async client => {
    await holdFiles(client)
    const database = await inSnapshot(client, async ({ at, lsn, server_version }) => ({
      snapshot: { at, lsn, server_version },
      ...(await backUpDatabase(client, { backups, name, progress })),
    }))
    const { problems, ...files } = await backUpFiles({ product, backups }, name, database.named.count, progress)
    // The lock lives as long as the connection: without it a job may have removed a file that was to be copied.
    await client.query('select 1').catch((cause: Error) => {
      throw new OpsError('The connection to the database was lost: begin again', { code: 'unreachable', cause })
    })
    const manifest: Manifest = {
      format: 1,
      name,
      begun_at: begun.toISOString(),
      completed_at: new Date().toISOString(),
      ...database,
      files,
    }
    await writeManifest(backups, manifest)
    // Within the lock: another backup would count on a file that is just being deleted.
    const isWhole = files.missing + files.damaged === 0
    const pruned = await pruneAfter({ store: backups, text }, isWhole ? pruneBefore : null, progress)
    return {
      manifest,
      problems: pruned instanceof Error ? [...problems, `Older backups stay: ${pruned.message}`] : problems,
      pruned: pruned instanceof Error ? null : pruned,
    }
  })
}

/** An error is one of its own: the backup is complete. */
const pruneAfter = async (
  backups: BackupStore,
  before: Date | null,
  progress: Progress,
): Promise<Pruned | Error | null> =>
  before === null ? null : prune(backups, before, progress).catch((error: Error) => error)

interface Target {
  readonly backups: FileStore
  readonly name: string
  readonly progress: Progress
}

async function backUpDatabase(client: pg.Client, { backups, name, progress }: Target) {
  const shapes = await listTables(client)
  const facts = {
    migrations: await listMigrations(client),
    queue_version: await queueVersion(client),
    sequences: await listSequences(client),
    audit: await readAuditHead(client),
  }
  const tables: Manifest['tables'] = []
  for (const shape of shapes) {
    const { stream, count } = copyTable(client, shape)
    const part = await storeCompressed(backups, partKeys.table(name, shape.name), stream)
    tables.push({ ...shape, rows: count(), ...part })
    progress.report('tables', tables.length, shapes.length)
  }
  const { stream, count } = copyNamedFiles(client)
  const named = await storeCompressed(backups, partKeys.named(name), stream)
  return { ...facts, tables, named: { ...named, count: count() } }
}

async function backUpFiles(
  { product, backups }: { readonly product: FileStore; readonly backups: FileStore },
  name: string,
  expected: number,
  progress: Progress,
) {
  const named = await openCompressed(backups, partKeys.named(name))
  if (!named) throw new OpsError(`${partKeys.named(name)} is gone again: does something clean up there?`)
  const totals = { count: 0, bytes: 0, copied: 0, copied_bytes: 0, missing: 0, damaged: 0 }
  const problems: string[] = []
  const found = inOrder(linesOf(named), atOnce, line => copyIntoBackup({ product, backups }, readNamed(line)))
  const lines = async function* () {
    for await (const copied of found) {
      const { entry } = copied
      if (isAbsent(entry)) totals.missing++
      else {
        totals.count++
        totals.bytes += entry.size
        if (entry.row_sha256) totals.damaged++
        if ('isNew' in copied && copied.isNew) {
          totals.copied++
          totals.copied_bytes += entry.size
        }
      }
      const problem = isAbsent(entry) ? entry.missing : entry.row_sha256 && 'has other bytes than its row says'
      if (problem && problems.length < shownProblems) problems.push(`${entry.key} ${problem}`)
      progress.report('files', totals.count + totals.missing, expected)
      yield Buffer.from(entryLine(entry))
    }
  }
  const part = await storeCompressed(backups, partKeys.files(name), Readable.from(lines()))
  return { ...part, ...totals, problems }
}

const isAbsent = (entry: object): entry is Absent => 'missing' in entry
