import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import type { Books } from '../work/books.ts'
import type { PaymentRow } from './store.ts'

/** One payment of a company at a time learns which documents are paid. */
export const lockDocuments = (books: Books, companyId: number): Promise<void> =>
  books.lock('documents', companyId, async db => {
    await sql`select pg_advisory_xact_lock(hashtext(${`documents:${companyId}`}))`.execute(db)
  })

const lockRow = (db: Db, id: string): Promise<PaymentRow> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Error(`No payment ${id}`))

/** Locks a payment whose end is recorded, or that holds the claim of an item: before the invoice that it is about. */
export const lockAttempt = (books: Books, id: string): Promise<PaymentRow> =>
  books.lock('attempt', id, db => lockRow(db, id))

/** Locks the payment of an invoice, after the invoice. */
export const lockCharge = (books: Books, id: string): Promise<PaymentRow> =>
  books.lock('charge', id, db => lockRow(db, id))
