import type { Selectable } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { PaymentTransactionsTable, PostingKind } from '../database/schema/money.ts'
import { linesOf } from './postings.ts'

/** Posts one business event of a payment. The second time on the same occasion is refused by the database. */
export const post = async (
  db: Db, kind: PostingKind, payment: Selectable<PaymentTransactionsTable>, invoiceId: number, posted_at: Date, occasion = 1,
): Promise<void> => {
  const { id: posting_id } = await db.insertInto('ledger_postings')
    .values({ payment_id: payment.id, invoice_id: invoiceId, company_id: payment.company_id, kind, occasion, posted_at })
    .returning('id').executeTakeFirstOrThrow()
  await db.insertInto('ledger_entries')
    .values(linesOf(kind, payment).map(line => ({ posting_id, ...line })))
    .execute()
}
