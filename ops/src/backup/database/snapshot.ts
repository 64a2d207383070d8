import { removalLockName } from '@invoice-card/file-store'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Readable } from 'node:stream'
import { OpsError } from '../../applications.ts'
import { quoted } from './connection.ts'
import { listTables } from './catalogue.ts'

const lockNotAvailable = '55P03'
/** A job takes the lock for one file at a time. */
const mostRemovalTime = '10s'

/**
 * Waits for jobs that are just removing a file, and has the next ones wait for the end of this session: the snapshot's
 * files stay. @throws OpsError while another backup runs
 */
export async function holdFiles(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = '${mostRemovalTime}'`)
    await client.query('select pg_advisory_lock(hashtext($1))', [removalLockName])
  } catch (error) {
    if ((error as pg.DatabaseError).code !== lockNotAvailable) throw error
    throw new OpsError('Another backup of this database runs', { code: 'locked', cause: error })
  }
}

/**
 * Runs `read` on the database as it is at one moment. Nobody waits for it but who changes a table: locks of rows are
 * not taken, and those of tables let every statement of the product pass.
 */
export async function inSnapshot<T>(client: pg.Client, read: (moment: Moment) => Promise<T>): Promise<T> {
  const tables = await listTables(client)
  await client.query('begin isolation level repeatable read read only')
  try {
    // Before the first look, which fixes the moment: a table that is rewritten after it would look empty.
    await client.query(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
    const { rows } = await client.query<Moment>(`
      select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end::text as lsn,
        current_setting('server_version') as server_version`)
    const [moment] = rows
    if (!moment) throw new Error('The database does not say where it is')
    return await read(moment)
  } finally {
    await client.query('rollback').catch(() => undefined)
  }
}

/** When and where a snapshot was taken. */
interface Moment {
  /** ISO 8601. */
  readonly at: string
  readonly lsn: string
  readonly server_version: string
}

/** Rows as COPY writes them, and how many there were once all have been read. */
interface Rows {
  readonly stream: Readable
  readonly count: () => number
}

export const copyTable = (client: pg.Client, table: { readonly name: string; readonly columns: string[] }): Rows =>
  copyOut(client, `${quoted(table.name)} (${table.columns.map(quoted).join(', ')})`)

/** Keys and hashes of the finished files that rows name. */
export const copyNamedFiles = (client: pg.Client): Rows =>
  copyOut(client, '(select key, sha256 from public.stored_files order by key)')

function copyOut(client: pg.Client, what: string): Rows {
  const stream = client.query(copyTo(`copy ${what} to stdout`))
  return { stream, count: () => stream.rowCount }
}
