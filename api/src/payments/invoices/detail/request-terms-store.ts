import type { Db } from '../../../platform/database/public.ts'

/** What a request holds beyond its invoice. */
export const findRequestTerms = (db: Db, invoiceId: number) =>
  db.selectFrom('invoice_requests').selectAll().where('invoice_id', '=', invoiceId).executeTakeFirst()
