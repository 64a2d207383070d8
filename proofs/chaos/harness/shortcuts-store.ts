import type { Db } from '../../../api/src/platform/database/connection.ts'

// What the harness changes or reads behind the product's back, because no caller can: a mailbox, a deadline, the bank's
// desk.

/** The user's mailbox is the one that a request was sent to. */
export const takeMailbox = async (db: Db, userId: number, emailAddress: string): Promise<void> => {
  await db.updateTable('users').set({ email_address: emailAddress }).where('id', '=', userId).execute()
}

/** The time of a request is over. */
export const letRunOut = async (db: Db, invoiceId: number, at: Date): Promise<void> => {
  await db.updateTable('invoice_requests').set({ expires_at: at }).where('invoice_id', '=', invoiceId).execute()
}

const transferFiles = (db: Db) => db.selectFrom('transfer_files').select(['transfer_date', 'sequence', 'content'])

/** The newest files that went to the bank. */
export const listNewestFiles = (db: Db) => transferFiles(db).orderBy('id', 'desc').limit(6).execute()

/** Files that the bank has not answered. */
export const listUnansweredFiles = (db: Db) => transferFiles(db).where('settled_at', 'is', null).orderBy('id').execute()

/** Whose invoice each transfer pays. */
export const listTransfers = (db: Db, ids: readonly number[]) =>
  db.selectFrom('transfers').select(['id', 'invoice_id']).where('id', 'in', ids).execute()

export const countPayments = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('payment_transactions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
