import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import type { FreezeSubject } from '../../platform/freezes/public.ts'

/**
 * Card payments that have begun and are not authorised: they are given back if they are, as long as the freeze is in
 * force.
 */
export const countAttempts = async (db: Db, { kind, subject_id, company_id }: FreezeSubject): Promise<number> => {
  const { count } = await db
    .selectFrom('payment_transactions as payment')
    .leftJoin('invoices', 'invoices.id', 'payment.about_invoice_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payment.is_undetermined', '=', sql.lit(true))
    .where('payment.superseded_by', 'is', null)
    .where(({ eb, or }) =>
      or([eb('payment.company_id', '=', company_id), eb('invoices.seller_company_id', '=', company_id)]),
    )
    .$if(kind === 'user', query => query.where('payment.user_id', '=', subject_id))
    .$if(kind === 'credit_card', query => query.where('payment.credit_card_id', '=', subject_id))
    .$if(kind === 'supplier', query =>
      query.where(
        sql<boolean>`coalesce(invoices.supplier_id, (payment.application #>> '{supplier,supplier_id}')::bigint) = ${subject_id}`,
      ),
    )
    .executeTakeFirstOrThrow()
  return count
}
