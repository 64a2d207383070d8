import type { Db } from './connection.ts'

/**
 * One at a time of what a company may have only so many of, or many at once would all find room for one more. Rows that
 * refer to the company don't wait for it: their writer may hold what the caller needs next.
 */
export const lockCompany = (db: Db, companyId: number) =>
  db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirstOrThrow()
