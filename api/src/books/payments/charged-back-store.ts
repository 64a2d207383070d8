import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import { isHeld } from './held-store.ts'

/** Whether a dispute is open about the payment of a row of `invoices`. */
export const isDisputedRow = sql<boolean>`exists (
  select from chargebacks where chargebacks.payment_id = invoices.payment_id and chargebacks.outcome is null)`

/**
 * Whether the issuer took the money of a row of `invoices` back, and the dispute about it is not won: its card has the
 * money, so that nobody refunds it, and nobody sends the payee what we do not have (decision 0186).
 */
export const isChargedBackRow = sql<boolean>`exists (
  select from chargebacks
  where chargebacks.payment_id = invoices.payment_id and chargebacks.outcome is distinct from 'won')`

/**
 * How the dispute stands about a payment whose money its issuer has; null where we have it. Who reads a statement locks
 * invoice and payment first, as everybody who asks this to change one of them.
 */
export const findDispute = async (db: Db, paymentId: string): Promise<'open' | 'lost' | null> => {
  const dispute = await db
    .selectFrom('chargebacks')
    .select('outcome')
    .where('payment_id', '=', paymentId)
    .where('outcome', 'is distinct from', 'won')
    .executeTakeFirst()
  if (!dispute) return null
  return dispute.outcome === 'lost' ? 'lost' : 'open'
}

/** Whether an issuer has the money of a payment. */
export const isChargedBack = async (db: Db, paymentId: string | null): Promise<boolean> =>
  paymentId !== null && (await findDispute(db, paymentId)) !== null

/** Why a payment is neither completed nor sent to the bank now; null where nothing holds it. */
export const findHold = async (
  db: Db,
  { id, payment_id }: Pick<InvoiceRow, 'id' | 'payment_id'>,
): Promise<'frozen' | 'charged_back' | null> => {
  if (await isHeld(db, id)) return 'frozen'
  return (await isChargedBack(db, payment_id)) ? 'charged_back' : null
}
