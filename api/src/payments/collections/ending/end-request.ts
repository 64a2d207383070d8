import type { HandlerInput, collections } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { type InvoiceRow, lockInvoice } from '../../../books/invoices/public.ts'
import { defineFacts, moveInvoice, refusalCodeOf, TransitionRefused } from '../../../books/moves/public.ts'
import { notifySellerLapsed } from '../../../books/notices/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { notifyBuyer } from '../mails/notices.ts'
import { findExpiry } from '../request/request-store.ts'

type Refuse = HandlerInput<typeof collections.cancelRequestSeller>['refuse']

/** The seller takes a request back: 6/7 → 5, and its buyer is notified. */
export const withdrawRequest = (
  { db: pool, session, now }: Context,
  id: number,
  comment: string | undefined,
  refuse: Refuse,
): Promise<void> =>
  changeBooks(pool, async books => {
    const invoice = (await lockInvoice(books, id)) ?? refuse('invoice_request_not_found')
    try {
      await withdrawLocked(books, invoice, { userId: session.user_id, comment, now: now() })
    } catch (error) {
      if (!(error instanceof TransitionRefused)) throw error
      refuse(refusalCodeOf('withdrawRequest', invoice, error.refusal))
    }
  })

interface Withdrawal {
  readonly userId: number
  readonly comment?: string | undefined
  readonly now: Date
}

/** The same for a request that the caller has locked. @throws TransitionRefused */
export async function withdrawLocked(
  books: Books,
  invoice: InvoiceRow,
  { userId, comment, now }: Withdrawal,
): Promise<void> {
  const facts = defineFacts({ kind: 'seller', name: `user-${userId}` }, now)
  const withdrawn = await moveInvoice(books, invoice, 'withdrawRequest', facts, {
    detail: { reason: 'withdrawn', comment: comment ?? null },
  })
  await notifyBuyer(books, 'cancelled', withdrawn, now, { comment })
}

/** Nobody paid in time: 6/7 → 8, and both are notified. One that is being paid right now is left to its payment. */
export const lapseRequest = async (books: Books, id: number, now: Date): Promise<void> => {
  const invoice = await lockInvoice(books, id)
  // Its seller may have given it more time since the list was made.
  if (!invoice || !(await hasExpired(books.db, id, now))) return
  const facts = defineFacts({ kind: 'system', name: 'deadline' }, now)
  try {
    const lapsed = await moveInvoice(books, invoice, 'lapse', facts)
    notifySellerLapsed(books, lapsed, now)
    await notifyBuyer(books, 'expired', lapsed, now)
  } catch (error) {
    // Paid, withdrawn or lapsed since the list was made.
    if (!(error instanceof TransitionRefused)) throw error
  }
}

const hasExpired = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const expires_at = await findExpiry(db, id)
  return expires_at !== undefined && expires_at <= now
}
