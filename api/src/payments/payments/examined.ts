import { holidays } from '../../parties/banks/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { type InvoiceRow, lockInvoice, lockPayment, type PaymentRow, type TransitionFacts } from '../books/public.ts'
import type { Services } from '../../platform/services/public.ts'

/** No such invoice, or one that is no payment yet. */
export class InvoiceUnknown extends Error {
  override name = 'InvoiceUnknown'
}

export const factsOf = ({ now }: Pick<Services, 'now'>, examiner: string, isCaptured = false): TransitionFacts => ({
  actor: { kind: 'examiner', name: examiner },
  now: now(),
  holidays,
  isCaptured,
})

export const lockKnown = async (db: Db, id: number): Promise<InvoiceRow> => {
  const invoice = await lockInvoice(db, id)
  if (!invoice) throw new InvoiceUnknown(`There is no invoice ${id}.`)
  return invoice
}

export const lockPaymentOf = (db: Db, { id, payment_id }: InvoiceRow): Promise<PaymentRow> => {
  if (payment_id === null) throw new InvoiceUnknown(`Invoice ${id} is a request that nobody has paid.`)
  return lockPayment(db, payment_id)
}
