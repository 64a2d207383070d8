import type { Db } from '../../platform/database/public.ts'

/** Payments whose money goes to the payee by a day, after an id. */
export const listDueOrders = async (db: Db, dueBy: string, afterId: string, limit: number): Promise<string[]> => {
  const due = db
    .selectFrom('transfers')
    .innerJoin('invoices', 'invoices.id', 'transfers.invoice_id')
    .select('invoices.payment_id')
    .where('transfers.status', '=', 'reserved')
    .where('transfers.transfer_date', '<=', dueBy)
  return idsOf(
    await db
      .selectFrom('payment_transactions')
      .select('id')
      .where('id', 'in', due)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )
}

/** Payments that changed since a moment, after an id. */
export const listChangedOrders = async (db: Db, since: Date, afterId: string, limit: number): Promise<string[]> =>
  idsOf(
    await db
      .selectFrom('payment_transactions')
      .select('id')
      .where('updated_at', '>=', since)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .execute(),
  )

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
