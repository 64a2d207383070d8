import pg from 'pg'
import type { SandboxOrder } from '../../../api/src/testing/outside/gateway.ts'
import type { JournalEntry } from '../harness/journal.ts'

export type { SandboxOrder } from '../../../api/src/testing/outside/gateway.ts'

/** What the oracle reads: the database by its own SQL, the gateway's own order book, and what callers were answered. */
export interface World {
  readonly rows: <Row extends pg.QueryResultRow>(sql: string) => Promise<Row[]>
  readonly orders: ReadonlyMap<string, SandboxOrder>
  readonly journal: readonly JournalEntry[]
  /** By the clock of the processes. */
  readonly now: Date
  /**
   * By the clock of the gateway: every open payment was asked about since, and what the gateway ends later waits for
   * the next turn.
   */
  readonly lastTurnAt: Date
}

/** Something that must not be. `about` is an order id where it is about one payment. */
export interface Finding {
  readonly about: string
  readonly text: string
}
export interface Violation extends Finding {
  readonly invariant: string
}

/** One rule of the books. Knows nothing of the product's code. */
export type Invariant = (world: World) => Promise<Finding[]>

/** The gateway holds the buyer's money, or may take it at any moment. */
export const isLive = (order: SandboxOrder | undefined): boolean =>
  order?.status === 'authorized' || order?.status === 'captured'

/**
 * Its buyer is at the issuer's page, or was until the jobs had their last turn: the product asks each minute whether
 * that has ended.
 */
export function isAtIssuer({ orders, lastTurnAt }: World, orderId: string): boolean {
  const order = orders.get(orderId)
  return (
    order?.status === 'authenticating' ||
    (order?.status === 'authentication_failed' && failedAt(order) >= lastTurnAt.getTime())
  )
}

const failedAt = ({ transactions }: SandboxOrder): number =>
  transactions.findLast(({ command, mstatus }) => command === 'Authorize' && mstatus === 'failure')?.created_at ??
  -Infinity

/** One connection to the database as nobody else uses it. Numbers come as numbers: none here is beyond 2^53. */
export async function connectOracle(url: string): Promise<{ rows: World['rows']; close: () => Promise<void> }> {
  const int8 = 20
  const numeric = 1700
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 || oid === numeric ? Number : pg.types.getTypeParser(oid, format),
  }
  const client = new pg.Client({ connectionString: url, types, application_name: 'chaos-oracle' })
  client.on('error', () => {})
  await client.connect()
  return {
    rows: async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  }
}
