import { awaitingBuyerStatuses } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'

/** What a request holds beyond its invoice. */
export const findRequestTerms = (db: Db, invoiceId: number) =>
  db.selectFrom('invoice_requests').selectAll().where('invoice_id', '=', invoiceId).executeTakeFirst()

/**
 * Records for its seller, once, that the buyer has read a waiting request without its link. A reader waits for nobody:
 * of a request that is being changed, the next look is recorded.
 */
export const markReadByBuyer = (db: Db, invoiceId: number, buyerCompanyId: number, now: Date) =>
  db
    .updateTable('invoice_requests')
    .set({ opened_at: now })
    .where('invoice_id', '=', unopened =>
      unopened
        .selectFrom('invoices')
        .innerJoin('invoice_requests as request', 'request.invoice_id', 'invoices.id')
        .select('invoices.id')
        .where('invoices.id', '=', invoiceId)
        .where('buyer_company_id', '=', buyerCompanyId)
        .where('status', 'in', awaitingBuyerStatuses)
        .where('opened_at', 'is', null)
        // Whom it is addressed to stays as it is until then.
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
