import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, json } from '../../../../api/src/platform/database/connection.ts'

/** Jobs that look for somebody who is not there. */
export const addEmptyJobs = (db: Db, count: number) =>
  db
    .insertInto('outbox')
    .values(
      Array.from({ length: count }, () => ({
        kind: 'sendPasswordReset',
        payload: json({ request_id: randomUUID(), email_address: 'nobody@example.co.jp' }),
      })),
    )
    .execute()

/** Waits until so many jobs of a queue are done. */
export async function untilQueueIsEmpty(db: Db, name: string, count: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ done: number }>`
      select count(*)::integer as done from pgboss.job where name = ${name} and state = 'completed'`.execute(db)
    if ((rows[0]?.done ?? 0) >= count) return
    await delay(500)
  }
}
