import { openStatuses } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/**
 * Whether a row of `freezes` is in force and holds the payment of a row of `invoices` with its `payment_transactions`.
 * A card is known by what is known of it: typed again, or saved again, it is the same (decision 0128).
 */
const isHolding = sql<boolean>`
  freezes.lifted_at is null and freezes.company_id in (invoices.buyer_company_id, invoices.seller_company_id)
  and case freezes.kind
    when 'company' then true
    when 'user' then freezes.subject_id = payment_transactions.user_id
    when 'supplier' then invoices.kind = 'payment' and freezes.subject_id = invoices.supplier_id
    else exists (
      select from credit_cards where credit_cards.id = freezes.subject_id
      and (credit_cards.company_id, credit_cards.brand, credit_cards.last4, credit_cards.expire)
        = (payment_transactions.company_id, payment_transactions.card_brand, payment_transactions.card_last4,
          payment_transactions.card_expire))
  end`

/** Whether a freeze holds a payment, in a statement that reads `invoices` and its `payment_transactions`. */
export const isHeldRow = sql<boolean>`exists (select from freezes where ${isHolding})`

/** Those of these invoices whose payment a freeze holds. */
export const listHeld = async (db: Db, invoiceIds: readonly number[]): Promise<ReadonlySet<number>> => {
  if (invoiceIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'invoices.payment_id')
    .select('invoices.id')
    .where('invoices.id', 'in', invoiceIds)
    .where(isHeldRow)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Whether a freeze holds the payment of an invoice: it is neither charged nor sent to the bank until that is lifted.
 */
export const isHeld = async (db: Db, invoiceId: number): Promise<boolean> => (await listHeld(db, [invoiceId])).size > 0

/**
 * Payments that a freeze of a company, or of something of it, holds and whose money has not reached its payee for
 * good.
 */
export const listHeldBy = (db: Db, { id, company_id }: { readonly id: number; readonly company_id: number }) =>
  db
    .selectFrom('invoices')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'invoices.payment_id')
    .innerJoin('freezes', join => join.on(isHolding))
    .leftJoin('transfers', join =>
      join.onRef('transfers.invoice_id', '=', 'invoices.id').on('transfers.status', '=', 'reserved'),
    )
    .select(['invoices.id', 'payment_transactions.status as payment_status', 'payment_transactions.total_amount'])
    .select(({ eb }) => eb('transfers.file_id', 'is not', null).as('is_in_transfer_file'))
    .where('freezes.id', '=', id)
    .where(({ eb, or }) =>
      or([eb('invoices.buyer_company_id', '=', company_id), eb('invoices.seller_company_id', '=', company_id)]),
    )
    // A transfer that is sent again is one of an invoice that was transferred before.
    .where(({ eb, or }) => or([eb('invoices.status', 'in', openStatuses), eb('transfers.id', 'is not', null)]))
    .orderBy('invoices.id')
    .execute()
