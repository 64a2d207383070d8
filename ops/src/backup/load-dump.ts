import type { FileStore } from '@invoice-card/file-store'
import type pg from 'pg'
import { isDeepStrictEqual } from 'node:util'
import { OpsError } from '../applications.ts'
import { listMigrations, listTables, queueVersion } from './database/catalogue.ts'
import { loadTables } from './database/load.ts'
import { openCompressed } from './parts/lines.ts'
import type { BackedUpTable, Manifest } from './parts/manifest.ts'
import { partKeys } from './parts/backup-store.ts'
import type { Progress } from './parts/progress.ts'

interface Dump {
  readonly backups: FileStore
  readonly manifest: Manifest
  readonly progress: Progress
}

/**
 * Loads the rows of a backup into tables of the same migrations. Gives what was passed over, in words: tables that no
 * migration makes.
 * @throws OpsError where the tables of this version are others
 */
export async function loadDump(client: pg.Client, { backups, manifest, progress }: Dump): Promise<string[]> {
  await requireSameTables(client, manifest)
  const known = new Map((await listTables(client)).map(table => [table.name, table]))
  const isKnown = ({ name, partition }: BackedUpTable) => known.has(name) || partition !== null
  const tables = manifest.tables.filter(isKnown)
  for (const { name, columns } of tables) {
    const made = known.get(name)
    if (made && !isDeepStrictEqual(made.columns.toSorted(), columns.toSorted()))
      throw new OpsError(`${name} has other columns than in the backup: somebody changed it there by hand`)
  }
  await loadTables(client, {
    tables,
    sequences: manifest.sequences,
    open: async ({ name }) => {
      const rows = await openCompressed(backups, partKeys.table(manifest.name, name))
      if (!rows) throw new OpsError(`The rows of ${name} are gone`)
      return rows
    },
    onTable: done => progress.report('tables', done, tables.length),
  })
  return manifest.tables
    .filter(table => !isKnown(table))
    .map(({ name, rows }) => `${name} is of no migration: its ${rows} rows are in the backup alone`)
}

async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const made = await listMigrations(client)
  const other = manifest.migrations.find(
    ({ name, checksum }) => !made.some(m => m.name === name && m.checksum === checksum),
  )
  if (other)
    throw new OpsError(`Migration ${other.name} is another one in this version: restore with the one that backed up`)
  const queue = await queueVersion(client)
  if (queue !== manifest.queue_version)
    throw new OpsError(
      `The job queue has tables of version ${queue} here and ${manifest.queue_version} in the backup: restore with the version that backed up, and then update`,
    )
}
