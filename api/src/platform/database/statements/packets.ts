import type { ConnectionProvider, Kysely, QueryExecutor } from 'kysely'
import pg from 'pg'
import { describedOnce } from './described-once.ts'

/** The transaction has failed before; says nothing of why. */
const inFailedTransaction = '25P02'

/**
 * Whether nobody waits for the answer of a statement. It travels with the statement after it, which fails where it has
 * failed.
 */
export const isSentAhead = (text: string): boolean => /^(?:begin|start transaction|set local)\b/i.test(text)

/**
 * A connection that sends what is asked in one moment as one packet, and does not wait for one answer before it sends
 * the next question: half of the work of a small statement, on both sides, is its packets. PostgreSQL runs them one
 * after the other, in the order asked. In a transaction that has failed each one fails with the first one's error.
 */
export function inPackets(client: pg.PoolClient) {
  const ask = describedOnce(client)
  let firstFailure: unknown
  writeAtOnce(client)

  const send = async (query: pg.QueryConfig): Promise<pg.QueryResult> => {
    try {
      return await ask(query)
    } catch (error) {
      // Where the statement was asked, not where its answer was read.
      if (error instanceof Error) Error.captureStackTrace(error)
      if (error instanceof pg.DatabaseError && error.code === inFailedTransaction) throw firstFailure ?? error
      firstFailure ??= error
      throw error
    }
  }
  return {
    send,
    /** Answers at once. */
    sendAhead: (text: string): pg.QueryResult => {
      if (!/^set/i.test(text)) firstFailure = undefined
      send({ text }).catch(() => {})
      return { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
    },
    /** Says why the transaction has failed, where nothing was said before. */
    firstFailureOf: (error: unknown): void => {
      firstFailure = error
    },
  }
}

/** Writes what pg sends in one moment, three or four messages for each statement, as one buffer. */
function writeAtOnce({ connection }: pg.PoolClient): void {
  const { stream } = connection
  let messages: Uint8Array[] = []
  const write = () => {
    const written = messages
    messages = []
    stream.write(Buffer.concat(written))
  }
  Object.assign(connection, {
    _send: (message: Uint8Array): boolean => {
      if (!stream.writable) return false
      if (messages.push(message) === 1) process.nextTick(write)
      return true
    },
  })
}

/**
 * Lets statements of one transaction be asked at once: Kysely would hold each back until the one before it has
 * answered.
 */
export function askAtOnce<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  provideAtOnce(db.getExecutor())
  return db
}

/** Kysely's executors make those of transactions and connections by a provider that holds back. */
function provideAtOnce(executor: QueryExecutor): QueryExecutor {
  const withProvider = executor.withConnectionProvider.bind(executor)
  executor.withConnectionProvider = provider => provideAtOnce(withProvider(atOnce(provider)))
  return executor
}

/** `provider` has one connection, and gives it to one statement at a time. */
function atOnce(provider: ConnectionProvider): ConnectionProvider {
  const connection = provider.provideConnection(async own => own)
  return { provideConnection: async consumer => consumer(await connection) }
}
