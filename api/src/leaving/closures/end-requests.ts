import { withdrawLocked } from '../../payments/collections/public.ts'
import { type InvoiceRow, waitForInvoice } from '../../books/invoices/public.ts'
import { TransitionRefused } from '../../books/moves/public.ts'
import type { Books } from '../../books/work/public.ts'
import { declineLocked } from '../../payments/subjects/public.ts'
import { listOpenRequests, listReceivedRequests } from './store.ts'

interface Ending {
  readonly company_id: number
  readonly user_id: number
  readonly now: Date
}

/**
 * Withdraws what a company asked others to pay and declines what it was asked for itself; the other side of each is
 * notified. False where one is being paid.
 */
export async function endRequests(books: Books, { company_id, user_id: userId, now }: Ending): Promise<boolean> {
  for (const { id } of await listOpenRequests(books.db, company_id)) {
    if (!(await isEnded(books, id, invoice => withdrawLocked(books, invoice, { userId, now })))) return false
  }
  for (const { id } of await listReceivedRequests(books.db, company_id)) {
    const decline = async (invoice: InvoiceRow): Promise<void> => {
      // Its seller may have addressed it to another company since.
      if (invoice.buyer_company_id === company_id) await declineLocked(books, invoice, { userId, now })
    }
    if (!(await isEnded(books, id, decline))) return false
  }
  return true
}

async function isEnded(books: Books, id: number, end: (invoice: InvoiceRow) => Promise<void>): Promise<boolean> {
  // One that came in since the others were locked may have a lower number: there the closing gives way.
  const invoice = await waitForInvoice(books.db, id)
  try {
    if (invoice) await end(invoice)
    return true
  } catch (error) {
    if (!(error instanceof TransitionRefused)) throw error
    // Whatever else is refused has come to an end by itself since the list was made.
    return error.refusal !== 'being_paid'
  }
}
