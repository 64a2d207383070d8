import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/database/connection.ts'

export interface Payee { readonly supplierId: number, readonly accountId: number }

/** A supplier of the company that may be paid, of which its account has the same number. */
export async function findPayee(db: Db, companyId: number): Promise<Payee> {
  const { id } = await db.selectFrom('suppliers').select('id').where('company_id', '=', companyId).where('status', '=', 'Approved').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return { supplierId: id, accountId: id }
}

/** Accepted invoice files, one for each payment to come. */
export async function addFiles(db: Db, companyId: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await db.insertInto('files').values(ids.map(id => ({
    id, company_id: companyId, created_by: companyId, file_name: '請求書.pdf', content_type: 'application/pdf' as const, size_bytes: 1000,
    sha256: randomBytes(32).toString('hex'), page_count: 1, accepted_at: new Date(),
  }))).execute()
  return ids
}

/** How many transactions have written so far. */
export const countWrites = async (db: Db): Promise<number> =>
  Number((await sql<{ xmax: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xmax`.execute(db)).rows[0]?.xmax)

/** Starts every limit anew: one company's user asks faster here than any hands may. */
export const forgetUses = (db: Db) => db.deleteFrom('rate_limits').execute()
