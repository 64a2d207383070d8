import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import type { TestCompany } from '../app/company.ts'

/** Payments of a company that were declined, as many as make an index worth reading. */
export async function addPayments(db: Db, { companyId, userId }: TestCompany, count: number): Promise<void> {
  await sql`
    insert into payment_transactions (id, company_id, user_id, idempotency_key, body_hash, order_id, application,
      status, evidence_key, amount, commission_amount, commission_tax_amount, commission_rate,
      minimum_commission_amount, total_amount)
    select gen_random_uuid(), ${companyId}, ${userId}, 'key ' || n, 'hash', 'order ' || n, '{}', 'declined',
      'evidence ' || n, 10000, 330, 30, 3, 330, 10330
    from generate_series(1, ${count}::int) n`.execute(db)
  await sql`analyze payment_transactions`.execute(db)
}

/** How often an index was read while `work` ran on one connection. */
export const scansOf = (db: Db, index: string, work: (db: Db) => Promise<unknown>): Promise<number> =>
  db.connection().execute(async one => {
    const scans = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(one)
      const { rows } = await sql<{ count: number }>`
        select idx_scan::int as count from pg_stat_user_indexes where indexrelname = ${index}`.execute(one)
      return rows[0]?.count ?? 0
    }
    const before = await scans()
    await work(one)
    return (await scans()) - before
  })
