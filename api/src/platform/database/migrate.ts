import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { loadBanks } from '../zengin/public.ts'
import { installQueue } from './install-queue.ts'
import { isLockFailure, lockTimeout } from './lock-failure.ts'
import { applyRights } from './roles/apply-rights.ts'
import { roleName } from '@invoice-card/settings'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

const folder = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Held while the database is migrated. */
export const lockId = 4_130_226
const connectTimeoutMs = 5_000
const usualPausesMs = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000]

interface MigrateOptions {
  /** Called with a file that found a table in use, before it is tried again. */
  readonly onHeldUp?: (name: string) => void
  /** Between the attempts at a file. */
  readonly pausesMs?: readonly number[]
  /** All of them in their order; those of the folder if left out. */
  readonly migrations?: readonly Migration[]
  /** Name of the last file that is applied; all are if left out. A backup is restored into the tables that it is of. */
  readonly last?: string | undefined
}

/** All migrations in the order of their numbers. */
export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.sql'))
    .sort()
    .map(file => {
      const sql = readFileSync(folder + file, 'utf8')
      return createMigration(file.slice(0, -'.sql'.length), sql)
    })

export const createMigration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})

/**
 * Brings the database up to date as its owner: the tables of the job queue, each file in a transaction of its own, the
 * banks of the zengin data, and what each role may do. Those that run together wait for one another.
 * @param url of the owner, or of somebody who may act as it
 * A file whose tables stay in use (a snapshot reads for minutes) lets the others pass and is tried again.
 * @throws when a file was changed after it was applied, when the database was made by other files, and when a table was
 * in use at every attempt.
 */
export async function migrate(
  url: string,
  { onHeldUp = () => {}, pausesMs = usualPausesMs, migrations: all = readMigrations(), last }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = last === undefined ? all : upTo(all, last)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // A query in progress rejects as well; without a listener a broken connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`set role ${roleName('owner')}; set search_path = public, pg_temp`)
    await client.query('select pg_advisory_lock($1)', [lockId])
    await installQueue(client)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map(row => [row.name, row.checksum]))
    refuseOtherMigrations(migrations, [...applied.keys()])
    const pending = migrations.filter(migration => !isApplied(migration, applied))
    for (const migration of pending) await applyWhenFree(client, migration, pausesMs, onHeldUp)
    await loadBanks(client)
    const isOlder = [...applied.keys()].some(name => !migrations.some(migration => migration.name === name))
    await applyRights(client, { isOlder })
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function upTo(all: readonly Migration[], last: string): readonly Migration[] {
  const index = all.findIndex(({ name }) => name === last)
  if (index < 0)
    throw new Error(`There is no migration ${last} in this version: take the one that made it, or a newer one`)
  return all.slice(0, index + 1)
}

// Files that are not known are fine: a newer version may have applied them. Without the first file the tables are
// others.
function refuseOtherMigrations([first]: readonly Migration[], applied: readonly string[]): void {
  if (first === undefined || applied.length === 0 || applied.includes(first.name)) return
  throw new Error(
    `This database was made by migrations that are no longer there (${applied.length}, without ${first.name}), and is not carried over: ` +
      'start with an empty database (drop it, or delete the data directory of the embedded one)',
  )
}

function isApplied({ name, checksum }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const known = applied.get(name)
  if (known !== undefined && known !== checksum)
    throw new Error(
      `Migration ${name} was changed after it was applied: add a new file instead, or start with an empty database`,
    )
  return known !== undefined
}

async function applyWhenFree(
  client: pg.Client,
  migration: Migration,
  pausesMs: readonly number[],
  onHeldUp: (name: string) => void,
): Promise<void> {
  for (const pauseMs of pausesMs) {
    try {
      return await apply(client, migration)
    } catch (error) {
      if (!isLockFailure((error as Error).cause)) throw error
      onHeldUp(migration.name)
      await delay(pauseMs)
    }
  }
  return apply(client, migration)
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    // All who come after a change that waits for a table wait as well, even to read.
    await client.query(`set local lock_timeout = '${lockTimeout}'`)
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    // A connection that is lost has rolled back by itself, and what it was lost of is what counts.
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
