import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/**
 * Payments whose end is not known, whose gateway still needs a call, or whose invoice is not completed yet, and that
 * nobody checked lately.
 */
export const listStuckPayments = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('payment_transactions')
    .select(['id', 'invoice_id', 'pending_action', 'completion'])
    .where(where =>
      where.or([
        where('is_undetermined', '=', sql.lit(true)),
        where('pending_action', 'is not', null),
        where('completion', 'is not', null),
      ]),
    )
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()

/**
 * Puts a payment that could not be resolved at the end of the line, or a hundred of them would block all others.
 */
export const deferPayment = async (db: Db, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ gateway_requested_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}
