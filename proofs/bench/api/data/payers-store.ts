import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../../api/src/platform/database/connection.ts'

export interface Payee {
  readonly supplierId: number
  readonly accountId: number
}

/** A supplier of the company that may be paid, of which its account has the same number. */
export async function findPayee(db: Db, companyId: number): Promise<Payee> {
  const { id } = await db
    .selectFrom('suppliers')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'Approved')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { supplierId: id, accountId: id }
}

/** Further users of the company, as many as are asked for; those of an earlier run are taken again. */
export async function addUsers(db: Db, companyId: number, count: number): Promise<number[]> {
  const addresses = Array.from({ length: count }, (_, index) => `bench${companyId}-${index + 1}@example.co.jp`)
  const there = db.selectFrom('users').select(['id', 'email_address']).where('email_address', 'in', addresses)
  const known = new Set((await there.execute()).map(({ email_address }) => email_address))
  const missing = addresses.filter(address => !known.has(address))
  if (missing.length > 0)
    await db
      .insertInto('users')
      .values(
        missing.map(email_address => ({
          company_id: companyId,
          email_address,
          password_hash: 'none',
          user_last_name: '測定',
          user_first_name: '花子',
          phone_number: '0312345678',
        })),
      )
      .execute()
  return (await there.execute()).map(({ id }) => id)
}

/** Accepted invoice files, one for each payment to come. */
export async function addFiles(db: Db, companyId: number, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await db
    .insertInto('files')
    .values(
      ids.map(id => ({
        id,
        company_id: companyId,
        created_by: companyId,
        file_name: '請求書.pdf',
        content_type: 'application/pdf' as const,
        size_bytes: 1000,
        sha256: randomBytes(32).toString('hex'),
        page_count: 1,
        accepted_at: new Date(),
      })),
    )
    .execute()
  return ids
}

/** How many transactions have written so far. */
export const countWrites = async (db: Db): Promise<number> =>
  Number(
    (await sql<{ xmax: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xmax`.execute(db)).rows[0]
      ?.xmax,
  )

/** Starts every limit again: one company's user asks faster here than any hands may. */
export const resetAllLimits = (db: Db) => db.deleteFrom('rate_limits').execute()

/**
 * Tells PostgreSQL how many rows there are, as autovacuum does within a minute: what was planned while a table was
 * empty reads all of it.
 */
export const refreshStatistics = (db: Db) => sql`analyze`.execute(db)
