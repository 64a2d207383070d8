import { runPostgres, type RunningPostgres } from '@invoice-card/config/postgres'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../../../../api/src/testing/database/prepare.ts'

/** As on a small server of one's own; durability as in production. */
const settings = {
  shared_buffers: '1GB',
  max_connections: '150',
  max_wal_size: '4GB',
  effective_cache_size: '3GB',
  random_page_cost: '1.1',
}

export interface BenchDatabase {
  readonly url: string
  readonly server: RunningPostgres
  readonly settings: typeof settings
  /** Of the process whose children do the work. */
  readonly pid: number
  /** Milliseconds to make it; null where the last run's was taken. */
  readonly filledMs: number | null
}

/** The database with its rows: that of the last run with as many, or a new one. */
export async function openDatabase(
  folder: string,
  port: number,
  rows: number,
  isFresh: boolean,
): Promise<BenchDatabase> {
  const server = await runPostgres({ folder: join(folder, 'postgres'), port, settings })
  const name = `bench_${rows}`
  const url = `${server.url}/${name}`
  const isThere = await withClient(`${server.url}/postgres`, async client => {
    if (isFresh) await client.query(`drop database if exists ${name} with (force)`)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    // A fill that was interrupted leaves a database without its mark.
    if (
      rowCount &&
      (await withClient(
        url,
        async filled => (await filled.query(`select 1 from pg_class where relname = 'bench_filled'`)).rowCount,
      ))
    )
      return true
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
    return false
  })
  const startedAt = performance.now()
  // A database of the last run may lack newer migrations.
  await prepareDatabase(url)
  const pid = Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'))
  if (isThere) return { url, server, settings, pid, filledMs: null }
  await fill(url, rows)
  return { url, server, settings, pid, filledMs: performance.now() - startedAt }
}

async function fill(url: string, rows: number): Promise<void> {
  const sql = readFileSync(join(import.meta.dirname, 'fill.sql'), 'utf8').replaceAll('$rows', String(rows))
  await withClient(url, async client => {
    await client.query(sql)
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    await client.query('create table bench_filled ()')
  })
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
