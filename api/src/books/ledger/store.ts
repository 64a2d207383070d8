import { type Selectable, sql } from 'kysely'
import type { Db, PaymentTransactionsTable, PostingKind } from '../../platform/database/public.ts'
import { linesOf } from './postings.ts'

/**
 * Adds the lines of one business event of a payment. The database refuses a second time on the same occasion.
 * @param fee of the acquirer, in yen
 */
export const postLedgerLines = async (
  db: Db,
  kind: PostingKind,
  payment: Selectable<PaymentTransactionsTable>,
  invoiceId: number,
  posted_at: Date,
  occasion = 1,
  fee = 0,
): Promise<void> => {
  const lines = linesOf(kind, payment, fee)
  await sql`
    with posting as (
      insert into ledger_postings (payment_id, invoice_id, company_id, kind, occasion, posted_at)
      values (${payment.id}, ${invoiceId}, ${payment.company_id}, ${kind}, ${occasion}, ${posted_at}) returning id
    )
    insert into ledger_entries (posting_id, account, amount)
    select posting.id, line.account, line.amount
    from posting, unnest(${lines.map(({ account }) => account)}::text[], ${lines.map(({ amount }) => amount)}::bigint[]) as line (account, amount)`.execute(
    db,
  )
}
