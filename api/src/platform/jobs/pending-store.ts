import { sql } from 'kysely'
import { type Db, json } from '../database/public.ts'
import { isQueueMade } from './overview-store.ts'

/**
 * Whether a job for the same thing waits, is put off or runs. The outbox is asked first: from there a job goes into the
 * queue, never back.
 */
export async function isInProgress(db: Db, name: string, payload: Readonly<Record<string, unknown>>): Promise<boolean> {
  const left = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', name)
    .where(sql<boolean>`payload @> ${json(payload)}`)
    .limit(1)
    .executeTakeFirst()
  if (left || !(await isQueueMade(db))) return left !== undefined
  const { rows } = await sql`
    select id from pgboss.job where name = ${name} and state in ('created', 'retry', 'active') and data @> ${json(payload)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
