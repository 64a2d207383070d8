import type { Db } from '../../platform/database/public.ts'
import {
  type Books,
  defineFacts,
  type InvoiceRow,
  lockCharge,
  lockInvoice,
  type PaymentRow,
  type TransitionFacts,
  waitForInvoice,
} from '../books/public.ts'
import type { Services } from '../../platform/services/public.ts'

/** No such invoice, or one that is no payment yet. */
export class InvoiceUnknown extends Error {
  override name = 'InvoiceUnknown'
}

export const factsOf = ({ now }: Pick<Services, 'now'>, examiner: string, isCaptured = false): TransitionFacts =>
  defineFacts({ kind: 'examiner', name: examiner }, now(), { isCaptured })

const known = (id: number, invoice: InvoiceRow | undefined): InvoiceRow => {
  if (!invoice) throw new InvoiceUnknown(`There is no invoice ${id}.`)
  return invoice
}

/** @throws InvoiceUnknown */
export const lockKnown = async (books: Books, id: number): Promise<InvoiceRow> =>
  known(id, await lockInvoice(books, id))

/** As it is once whoever is changing it has ended; nothing stays locked. @throws InvoiceUnknown */
export const findUnchanging = async (db: Db, id: number): Promise<InvoiceRow> => known(id, await waitForInvoice(db, id))

/** @throws InvoiceUnknown where nobody has paid it */
export const lockChargeOf = (books: Books, { id, payment_id }: InvoiceRow): Promise<PaymentRow> => {
  if (payment_id === null) throw new InvoiceUnknown(`Invoice ${id} is a request that nobody has paid.`)
  return lockCharge(books, payment_id)
}
