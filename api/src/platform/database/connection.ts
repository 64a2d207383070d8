import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './schema/index.ts'
import { askAtOnce } from './statements/packets.ts'
import { preparing } from './statements/prepared.ts'
import { typeParsers } from './types.ts'

/** The pool or a transaction: handlers pass it all the way down. */
export type Db = Kysely<Database>

interface ConnectionOptions {
  /** Connections open at most. */
  readonly max?: number
  /** Called when a connection broke while idle; the pool replaces it by itself. */
  readonly onError?: (error: Error) => void
}

/** Opens a pool lazily: nothing connects before the first query. */
export function connect(url: string, { max = 10, onError = () => {} }: ConnectionOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: typeParsers,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'invoice-card',
    pipeline: true,
  })
  pool.on('error', onError)
  // The pool listens only while a connection is idle: one that breaks in the middle of a transaction would end the
  // process.
  pool.on('connect', client => client.on('error', onError))
  const db = askAtOnce(new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }))
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Db, pg.Pool>()

/** How the pool behind `db` is used at the moment, in connections and waiting calls. */
export const poolUse = (db: Db): { readonly total: number; readonly idle: number; readonly waiting: number } => {
  const pool = pools.get(db)
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

/** Runs `work` in one transaction; inside an outer one it simply joins it. */
export const inTransaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** Reads that belong together, all as of one moment, and longer than a call may take: nobody waits for them. */
export const inSnapshot = <T>(pool: Db, read: (db: Db) => Promise<T>): Promise<T> =>
  pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async db => {
      await sql`set local statement_timeout = '5min'`.execute(db)
      return read(db)
    })

/**
 * Reads that do not need each other's answers: asked on one connection, as one packet. The connection is given back
 * when all of them have ended, also where one has failed.
 */
export function together<const Asked extends readonly unknown[]>(db: Db, ask: (db: Db) => Asked) {
  const answers = async (one: Db) => {
    const asked = ask(one)
    await Promise.allSettled(asked)
    return Promise.all(asked)
  }
  return db.isTransaction ? answers(db) : db.connection().execute(answers)
}

/** A json value as Kysely's json columns take it. */
export const json = (value: unknown): string => JSON.stringify(value)

/** Values in a query's own text, not as parameters: so a partial index is found whose condition they meet. */
export const literals = (values: readonly number[]) => sql.join(values.map(value => sql.lit(value)))

/** @throws when the database does not answer. */
export const ping = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}
