import { withdrawLocked } from '../../payments/collections/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { type InvoiceRow, lockInvoice, TransitionRefused } from '../../payments/books/public.ts'
import { declineLocked } from '../../payments/payments/public.ts'
import { listOpenRequests, listReceivedRequests } from './store.ts'

interface Ending {
  readonly company_id: number
  readonly user_id: number
  readonly now: Date
}

/**
 * Withdraws what a company asked others to pay and declines what it was asked for itself; the other side of each is
 * told. False where one is being paid.
 */
export async function endRequests(db: Db, { company_id, user_id: userId, now }: Ending): Promise<boolean> {
  for (const { id } of await listOpenRequests(db, company_id)) {
    if (!(await isEnded(db, id, invoice => withdrawLocked(db, invoice, { userId, now })))) return false
  }
  for (const { id } of await listReceivedRequests(db, company_id)) {
    if (!(await isEnded(db, id, invoice => declineLocked(db, invoice, { userId, now })))) return false
  }
  return true
}

async function isEnded(db: Db, id: number, end: (invoice: InvoiceRow) => Promise<void>): Promise<boolean> {
  const invoice = await lockInvoice(db, id)
  try {
    if (invoice) await end(invoice)
    return true
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error
    // Whatever else is refused has come to an end by itself since the list was made.
    return error.refusal !== 'being_paid'
  }
}
