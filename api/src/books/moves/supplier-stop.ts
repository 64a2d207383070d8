import { isStoppedBySupplier } from '../../parties/suppliers/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import type { Books } from '../work/public.ts'

/** Whether its supplier stops a payment; no examiner decides about it before this unit of work ends. */
export const isSupplierStopped = async ({ lock }: Books, invoice: InvoiceRow): Promise<boolean> =>
  invoice.supplier_id !== null && lock('supplier', invoice.supplier_id, db => isStoppedBySupplier(db, invoice))
