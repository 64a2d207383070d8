import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

/** Texts that are cached at most; each connection has its own plan of each. */
const maxTexts = 250
/** A text that comes again this often is one of the program's own and not made of what somebody asked for. */
const timesUntilKept = 3

const sqlState = { featureNotSupported: '0A000' }

interface Known {
  times: number
  name?: string
}

/**
 * The pool, with statements that PostgreSQL parses and plans once for each connection instead of every time: for those that
 * find or write a row by its key that is half of their work. What sorts, counts or groups is planned for its values each
 * time, for one company may own half of all rows.
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
  let kept = 0
  return {
    nameOf: (text: string): string | undefined => {
      const known = texts.get(text) ?? { times: 0 }
      if (known.times === 0 && texts.size < 10 * maxTexts && isWorthKeeping(text)) texts.set(text, known)
      known.times++
      if (known.name === undefined && known.times > timesUntilKept && kept < maxTexts) known.name = `s${++kept}`
      return known.name && `${known.name}_${generation}`
    },
    /**
     * A table has got another column: a statement that was prepared with `*` before is refused from now on, in every
     * connection.
     */
    renew: (name: string): void => {
      if (name.endsWith(`_${generation}`)) generation++
    },
  }
}

const isWorthKeeping = (text: string): boolean =>
  text.length < 8_000 &&
  /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
  !/\b(?:order by|group by|count\(|sum\(|max\(|min\()/i.test(withoutWrites(text))

/** Of a text that writes nothing is left: whatever it sorts are its own values. */
const withoutWrites = (text: string): string => (/^\s*(?:insert|update|delete)\b/i.test(text) ? '' : text)

function wrap(client: pg.PoolClient, { nameOf, renew }: Names): PostgresPoolClient {
  const ask = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    // Without values it is `begin` or the like, which takes one message.
    if (values.length === 0) return client.query(text)
    const name = nameOf(text)
    if (name === undefined) return client.query(text, [...values])
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (!isOutdated(error)) throw error
      renew(name)
      // In a transaction no more statements are accepted: the first error is thrown.
      return client.query(text, [...values]).catch(() => {
        throw error
      })
    }
  }
  return {
    // Kysely asks in this form only, as long as it is given no cursor.
    query: ask as unknown as PostgresPoolClient['query'],
    release: destroy => client.release(destroy),
  }
}

const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === sqlState.featureNotSupported && /cached plan/.test(error.message)
