import type { Db } from '../../platform/database/public.ts'
import type { Books } from '../work/public.ts'
import type { PaymentRow } from './subject.ts'

const lockRow = (db: Db, id: string): Promise<PaymentRow> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .$castTo<PaymentRow>()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Error(`No payment ${id}`))

/** Locks a payment whose end is recorded, or that holds the claim of an item: before the invoice that it is about. */
export const lockAttempt = (books: Books, id: string): Promise<PaymentRow> =>
  books.lock('attempt', id, db => lockRow(db, id))

/** Locks the payment of an invoice, after the invoice. */
export const lockCharge = (books: Books, id: string): Promise<PaymentRow> =>
  books.lock('charge', id, db => lockRow(db, id))
