import { invoiceStatus, type InvoiceStatusValue } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../payments/books/public.ts'

interface Filter {
  readonly status: InvoiceStatusValue | undefined
  readonly isActionRequired: boolean
}

/** Payments for the examiner, oldest first: those under way unless a status is given. */
export const listForExaminer = (db: Db, { status, isActionRequired }: Filter): Promise<InvoiceRow[]> => {
  const { inProgress, checked, completed } = invoiceStatus
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('payment_id', 'is not', null)
    .where('status', 'in', status === undefined ? [inProgress, checked, completed] : [status])
    .$if(isActionRequired, query => query.where('is_action_required', '=', true))
    .orderBy('id')
    .limit(500)
    .execute()
}

/** Any company's invoice. */
export const findForExaminer = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
