import type { Db } from '../database/connection.ts'

/** Payments that changed since a moment, and those whose money goes to the payee by a day, after an id. */
export const listOrdersToCompare = async (db: Db, { since, dueBy, afterId }: { readonly since: Date, readonly dueBy: string, readonly afterId: string }, limit: number): Promise<string[]> => {
  const due = db.selectFrom('transfers').innerJoin('invoices', 'invoices.id', 'transfers.invoice_id')
    .select('invoices.payment_id').where('transfers.status', '=', 'reserved').where('transfers.transfer_date', '<=', dueBy)
  const rows = await db.selectFrom('payment_transactions').select('id')
    .where(({ eb, or }) => or([eb('updated_at', '>=', since), eb('id', 'in', due)])).where('id', '>', afterId)
    .orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
