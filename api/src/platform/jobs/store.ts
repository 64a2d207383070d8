import { sql } from 'kysely'
import { type Db, json } from '../database/public.ts'

export interface OutboxRow {
  readonly kind: string
  readonly payload: unknown
  /** W3C trace context, or null outside of a trace. */
  readonly traceparent: string | null
}

export const insertOutbox = async (db: Db, rows: readonly OutboxRow[]): Promise<void> => {
  await db
    .insertInto('outbox')
    .values(rows.map(row => ({ ...row, payload: json(row.payload) })))
    .execute()
}

/** The oldest rows of these kinds, locked; rows that another worker holds are passed over. */
export const lockOutbox = (db: Db, kinds: readonly string[], limit: number) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'traceparent'])
    .where('available_at', '<=', sql<Date>`now()`)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const findNextOutbox = (db: Db) =>
  db.selectFrom('outbox').select(['id', 'kind', 'payload', 'traceparent']).orderBy('id').limit(1).executeTakeFirst()

export async function deleteOutbox(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('outbox').where('id', 'in', ids).execute()
}

/** Lets a row wait as long again as it has waited, from ten seconds to an hour. */
export const setOutboxAside = async (db: Db, id: number): Promise<void> => {
  const pause = sql`least(greatest(now() - created_at, interval '10 seconds'), interval '1 hour')`
  await db
    .updateTable('outbox')
    .set({ available_at: sql<Date>`now() + ${pause}` })
    .where('id', '=', id)
    .execute()
}

export async function countOutbox(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
