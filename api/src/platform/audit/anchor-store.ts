import { sql } from 'kysely'
import type { Db } from '../database/public.ts'
import type { Head } from './anchor.ts'

/** One worker at a time makes an anchor. In a transaction. */
export const lockAnchors = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('audit-anchors'))`.execute(db)

/** The newest anchor that the database knows of. */
export const findLastAnchor = (db: Db) =>
  db.selectFrom('audit_anchors').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

export const insertAnchor = (db: Db, anchor: { number: number; at: Date; hash: string }) =>
  db.insertInto('audit_anchors').values(anchor).execute()

/** Ends of the chains that have grown since they were anchored. */
export const listGrownHeads = (db: Db): Promise<Head[]> =>
  db
    .selectFrom('audit_heads')
    .select(['chain', 'sequence', 'hash'])
    .whereRef('sequence', '>', 'anchored_sequence')
    .orderBy('chain')
    .execute()

export const setAnchored = (db: Db, heads: readonly Head[]) =>
  sql`
    update audit_heads set anchored_sequence = head.sequence
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head(chain text, sequence bigint)
    where audit_heads.chain = head.chain`.execute(db)

/** Of these heads, those without a record of that chain, number and hash. */
export async function listMissingHeads(db: Db, heads: readonly Head[]): Promise<Head[]> {
  const { rows } = await sql<Head>`
    select head.chain, head.sequence, head.hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head(chain text, sequence bigint, hash text)
    left join audit_log using (chain, sequence, hash)
    where audit_log.chain is null
    order by head.chain`.execute(db)
  return rows
}
