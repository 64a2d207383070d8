import type { Db } from '../database/connection.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import type { SupplierRow } from './store.ts'

/** A supplier in one of these is paid by nobody until an examiner has decided. */
export const stoppingStatuses = ['Escalation', 'Rejected'] as const satisfies readonly SupplierRow['status'][]

/** Whether the payment's supplier keeps it from going on. */
export const isStoppedBySupplier = async (db: Db, { supplier_id }: InvoiceRow): Promise<boolean> =>
  supplier_id !== null && await db.selectFrom('suppliers').select('id').where('id', '=', supplier_id).where('status', 'in', stoppingStatuses)
    .forKeyShare().executeTakeFirst() !== undefined

/** Payments to a supplier that are neither transferred nor ended, and whether the bank was told to send their money. */
export const listPaymentsUnderWay = (db: Db, supplierId: number) =>
  db.selectFrom('invoices').select(['id', 'status', ({ exists, selectFrom }) => exists(
    selectFrom('transfers').select('id').whereRef('invoice_id', '=', 'invoices.id').where('status', '=', 'reserved').where('file_id', 'is not', null),
  ).as('is_in_transfer_file')])
    .where('supplier_id', '=', supplierId).where('kind', '=', 'payment').where('status', 'in', [1, 2, 3]).orderBy('id').execute()
