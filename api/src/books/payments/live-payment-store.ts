import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import { liveStatuses } from './store.ts'

/** A payment about an invoice that is there already and that may still charge a card. */
export const findLivePaymentAbout = (
  db: Db,
  { id, buyer_company_id }: Pick<InvoiceRow, 'id' | 'buyer_company_id'>,
): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('payment_transactions')
    .select('id')
    // Nobody pays before a buyer is known.
    .where('company_id', '=', buyer_company_id ?? 0)
    .where('about_invoice_id', '=', id)
    .where('status', 'in', liveStatuses)
    .where('superseded_by', 'is', null)
    .limit(1)
    .executeTakeFirst()
