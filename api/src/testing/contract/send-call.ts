import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Answering } from '../app/client.ts'
import type { Credentials } from '../companies/program.ts'
import type { Call } from './calls.ts'
import type { CallInput } from './input.ts'
import { signedHeaders } from './signed-headers.ts'

/**
 * All by which a caller can distinguish two answers, and the statements that show work which only one of them takes.
 */
export interface Seen {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: readonly string[]
  readonly statements: readonly string[]
}

export async function sendCall(
  app: Answering,
  tokens: Credentials,
  { endpoint }: Call,
  { params, query, body }: CallInput,
): Promise<Seen> {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map(one => [name, String(one)]),
    ),
  )
  const target = `${endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))}?${search}`
  return recordingStatements(async () => {
    const response = await app.request(target, {
      method: endpoint.method,
      headers: {
        ...signedHeaders(endpoint, tokens),
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { request_id: _, ...answer } = (await response.json()) as Record<string, unknown>
    return { status: response.status, body: answer, headers: [...response.headers.keys()] }
  })
}

// A frequent statement is prepared, and then names the columns that it asked for by `*`
// (`database/statements/prepared.ts`).
const withoutColumns = (text: string): string =>
  text
    .replace(/^select "\w+"(?:, "\w+")* from /, 'select * from ')
    .replace(/ returning "\w+"(?:, "\w+")*$/, ' returning *')
    .replace(/select ("\w+")\."\w+"(?:, \1\."\w+")*(?=,| from )/, 'select $1.*')

/**
 * Collects the texts of all statements that reach PostgreSQL during the work, with `*` for the columns of their result,
 * sorted: those that run side by side come in any order.
 */
export async function recordingStatements<T>(work: () => Promise<T>): Promise<T & { statements: string[] }> {
  const statements: string[] = []
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function (...args) {
    const [statement] = args as [string | { text: string }]
    statements.push(withoutColumns(typeof statement === 'string' ? statement : statement.text))
    return query.apply(this, args)
  }
  try {
    const answer = await work()
    return { ...answer, statements: statements.toSorted() }
  } finally {
    prototype.query = query
  }
}
