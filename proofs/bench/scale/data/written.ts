import { sql } from 'kysely'
import type { Db } from '../../../../api/src/platform/database/connection.ts'

/** What the server has written so far, as ever growing numbers. */
export interface Written {
  readonly commits: number
  readonly walBytes: number
  readonly jobs: number
}

/** Nobody else may write on this server meanwhile. */
export async function readWritten(db: Db): Promise<Written> {
  const { rows } = await sql<{ commits: string; wal: string; jobs: string | null }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as commits,
      (pg_current_wal_insert_lsn() - '0/0')::text as wal,
      (select last_value::text from pg_sequences where sequencename = 'outbox_id_seq') as jobs`.execute(db)
  const [row] = rows
  return { commits: Number(row?.commits), walBytes: Number(row?.wal), jobs: Number(row?.jobs ?? 0) }
}

/** Bytes of each table with its indices and its values outside the row. */
export async function readTableBytes(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; bytes: string }>`
    select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

/** So that no step pays for the whole pages that the first change after a checkpoint writes. */
export const checkpoint = (db: Db) => sql`checkpoint`.execute(db)
