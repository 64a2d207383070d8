import { sql } from 'kysely'
import { type Db, json } from '../database/public.ts'

export const insertOutbox = (db: Db, kind: string, payload: unknown, traceparent: string | null) =>
  db
    .insertInto('outbox')
    .values({ kind, payload: json(payload), traceparent })
    .execute()

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

export async function countOutbox(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
