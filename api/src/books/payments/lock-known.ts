import type { Db } from '../../platform/database/public.ts'
import { lockInvoice, waitForInvoice } from '../invoices/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import type { Books } from '../work/public.ts'
import { lockCharge } from './lock-store.ts'
import type { PaymentRow } from './subject.ts'

/** No such invoice, or one that is no payment yet. */
export class InvoiceUnknown extends Error {
  override name = 'InvoiceUnknown'
}

const known = (id: number, invoice: InvoiceRow | undefined): InvoiceRow => {
  if (!invoice) throw new InvoiceUnknown(`There is no invoice ${id}.`)
  return invoice
}

/** @throws InvoiceUnknown */
export const lockKnown = async (books: Books, id: number): Promise<InvoiceRow> =>
  known(id, await lockInvoice(books, id))

/** As it is once the change in progress has ended; nothing stays locked. @throws InvoiceUnknown */
export const findUnchanging = async (db: Db, id: number): Promise<InvoiceRow> => known(id, await waitForInvoice(db, id))

/** The payment of a locked invoice. @throws InvoiceUnknown where nobody has paid it */
export const lockChargeOf = (books: Books, { id, payment_id }: InvoiceRow): Promise<PaymentRow> => {
  if (payment_id === null) throw new InvoiceUnknown(`Invoice ${id} is a request that nobody has paid.`)
  return lockCharge(books, payment_id)
}
