import { type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { inPackets, isSentAhead } from './packets.ts'
import { withColumns } from './with-columns.ts'

/** Texts that are cached at most; each connection has its own plan of each. */
const maxTexts = 250
/** A text that comes again this often is one of the program's own, not made of a user's input. */
const timesUntilPrepared = 3

const sqlState = { featureNotSupported: '0A000', undefinedColumn: '42703' }

interface Known {
  times: number
  number?: number
  /** It with the columns that the table has: a migration that adds one leaves its result as it is. */
  withColumns?: string
}

/**
 * A migration changed what a statement answers. In a transaction it cannot be asked again; the same call succeeds a
 * moment later.
 */
export class OutdatedStatement extends Error {
  override name = 'OutdatedStatement'
}

/**
 * The pool, with statements that PostgreSQL parses and plans once for each connection instead of every time: for those
 * that find or write a row by its key that is half of their work. Statements that sort, count or group are planned for
 * their values each time, for one company may own half of all rows.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const names = createNames()
  return {
    options: pool.options,
    Client: pg.Client as unknown as NonNullable<PostgresPool['Client']>,
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known) return known
      const wrapped = wrap(client, names)
      clients.set(client, wrapped)
      return wrapped
    },
    end: () => pool.end(),
  }
}

type Names = ReturnType<typeof createNames>

function createNames() {
  const texts = new Map<string, Known>()
  let generation = 0
  let countPrepared = 0
  return {
    preparedOf: (text: string): { readonly name: string; readonly text: string } | undefined => {
      const known = texts.get(text) ?? { times: 0 }
      if (known.times === 0 && texts.size < 10 * maxTexts && isWorthPreparing(text)) texts.set(text, known)
      known.times++
      if (known.withColumns === undefined || known.times <= timesUntilPrepared) return undefined
      if (known.number === undefined && countPrepared < maxTexts) known.number = ++countPrepared
      return known.number === undefined
        ? undefined
        : { name: `s${known.number}_${generation}`, text: known.withColumns }
    },
    learn: (text: string, { fields }: pg.QueryResult): void => {
      const known = texts.get(text)
      if (known)
        known.withColumns ??= withColumns(
          text,
          fields.map(({ name }) => name),
        )
    },
    /**
     * A column has got another type, or has gone: a statement that was prepared with it before is refused from now on,
     * in every connection.
     */
    renew: (name: string): void => {
      if (!name.endsWith(`_${generation}`)) return
      generation++
      for (const known of texts.values()) delete known.withColumns
    },
  }
}

const isWorthPreparing = (text: string): boolean =>
  text.length < 8_000 &&
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
  (findsByKey(text) || !/\b(?:order by|group by|count\(|sum\(|max\(|min\()/i.test(text))

/**
 * A text that begins with a write finds its rows by a key, or sorts its own values, or the next rows of an index
 * (`expiry-store.ts`): no value changes its plan. One with the mark says so itself.
 */
const findsByKey = (text: string): boolean =>
  /^\s*(?:with\s+"?\w+"?\s+as\s+\(\s*)?(?:insert|update|delete)\b/i.test(text) || text.includes(keyMark)

const keyMark = '/* by key */'
/**
 * Says of a statement that sorts or counts, but nothing beyond a few rows that it finds by their key: it is planned
 * once as well.
 */
export const byKey = sql.raw(keyMark)

function wrap(client: pg.PoolClient, { preparedOf, learn, renew }: Names): PostgresPoolClient {
  const { send, sendAhead, firstFailureOf } = inPackets(client)
  const ask = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    // Without values it is `begin` or the like, which takes one message.
    if (values.length === 0) return isSentAhead(text) ? sendAhead(text) : send({ text })
    const askPlainly = () => send({ text, values: [...values] })
    const prepared = preparedOf(text)
    if (prepared === undefined) {
      const result = await askPlainly()
      learn(text, result)
      return result
    }
    try {
      return await send({ ...prepared, values: [...values] })
    } catch (error) {
      if (!isOutdated(error)) throw error
      renew(prepared.name)
      const outdated = new OutdatedStatement(error.message, { cause: error })
      firstFailureOf(outdated)
      // In a transaction no more statements are accepted.
      return askPlainly().catch(() => {
        throw outdated
      })
    }
  }
  return {
    // Kysely asks in this form only, as long as it is given no cursor.
    query: ask as unknown as PostgresPoolClient['query'],
    release: destroy => client.release(destroy),
  }
}

const isOutdated = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError &&
  (error.code === sqlState.undefinedColumn ||
    (error.code === sqlState.featureNotSupported && /cached plan/.test(error.message)))
