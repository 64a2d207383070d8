import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../invoices/public.ts'

/**
 * Puts what a completed payment owes its payee on its day: of a request that is less than was billed. Refused by the
 * database while another is alive.
 */
export async function reserveTransfer(
  db: Db,
  invoice: InvoiceRow,
  { amount }: { readonly amount: number },
  now: Date,
): Promise<void> {
  const { id: invoice_id, account, transfer_date, transfer_person_name } = invoice
  if (account === null || transfer_date === null)
    throw new Error(`Invoice ${invoice_id} has no account or day for a transfer`)
  await db
    .insertInto('transfers')
    .values({ invoice_id, amount, transfer_date, account, transfer_person_name, status: 'reserved', reserved_at: now })
    .execute()
}

/** What waits to be sent for an invoice. */
export const findReservedTransfer = (db: Db, invoiceId: number) =>
  db
    .selectFrom('transfers')
    .select(['id', 'transfer_date', 'follows'])
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'reserved')
    .executeTakeFirst()

/** The day on which an invoice's money was to be sent first; undefined where none was reserved. */
export const findAgreedTransferDay = async (db: Db, invoiceId: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('transfers')
      .select('transfer_date')
      .where('invoice_id', '=', invoiceId)
      .where('follows', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.transfer_date

/** Takes a reserved transfer off its day; nothing happens where none is reserved. */
export const cancelTransfer = async (db: Db, invoiceId: number): Promise<void> => {
  await db
    .updateTable('transfers')
    .set({ status: 'cancelled' })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'reserved')
    .execute()
}

/** Whether the bank was ordered to send the money and has not said how it ended. */
export const isInTransferFile = async (db: Db, invoiceId: number): Promise<boolean> =>
  (await db
    .selectFrom('transfers')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'reserved')
    .where('file_id', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Records that the bank has sent the money. @throws where nothing is reserved */
export const finishTransfer = async (
  db: Db,
  invoiceId: number,
  { done_at, done_by }: { done_at: Date; done_by: string },
): Promise<void> => {
  await db
    .updateTable('transfers')
    .set({ status: 'done', done_at, done_by })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'reserved')
    .returning('id')
    .executeTakeFirstOrThrow(() => new Error(`No transfer is reserved for invoice ${invoiceId}`))
}
