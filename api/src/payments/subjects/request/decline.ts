import { isCancelled } from '@invoice-card/domain'
import { type Context, refusePlatform } from '../../../platform/http/public.ts'
import { type InvoiceRow, lockInvoice } from '../../../books/invoices/public.ts'
import { defineFacts, moveInvoice, refusalCodeOf, TransitionRefused } from '../../../books/moves/public.ts'
import { notifyRequestDeclined } from '../../../books/notices/public.ts'
import { findPaymentByKey } from '../../../books/payments/public.ts'
import { type Books, changeBooks, listEvents } from '../../../books/work/public.ts'
import type { RefuseRequest } from '../../payees/public.ts'

/** The buyer turns a request down: 7 → 5, and its seller is notified. Turned down again it is what it was. */
export const declineRequest = (
  { db: pool, session, idempotency, now }: Context,
  { id }: InvoiceRow,
  comment: string | undefined,
  refuse: RefuseRequest,
): Promise<void> =>
  changeBooks(pool, async books => {
    const { db } = books
    const { key, body_hash } = idempotency ?? refusePlatform('idempotency_key_required')
    const invoice = await lockInvoice(books, id)
    // Its seller may have addressed it to another company since.
    if (invoice?.buyer_company_id !== session.company_id) return refuse('invoice_not_found')
    const declined = isCancelled(invoice) ? await findDecline(books, id) : undefined
    const began = await findPaymentByKey(db, session.company_id, key)
    if (began || (declined?.detail.idempotency_key === key && declined.detail.body_hash !== body_hash))
      refusePlatform('idempotency_key_reused')
    if (declined) return
    try {
      await declineLocked(books, invoice, {
        userId: session.user_id,
        comment,
        asked: { idempotency_key: key, body_hash },
        now: now(),
      })
    } catch (error) {
      if (!(error instanceof TransitionRefused)) throw error
      refuse(refusalCodeOf('answerRequest', error.invoice, error.refusal))
    }
  })

interface Decline {
  readonly userId: number
  readonly comment?: string | undefined
  /** By which call, where one asked for it. */
  readonly asked?: { readonly idempotency_key: string; readonly body_hash: string }
  readonly now: Date
}

/** The same for a request that the caller has locked. @throws TransitionRefused */
export async function declineLocked(
  books: Books,
  invoice: InvoiceRow,
  { userId, comment, asked, now }: Decline,
): Promise<void> {
  const facts = defineFacts({ kind: 'buyer', name: `user-${userId}` }, now)
  const moved = await moveInvoice(books, invoice, 'declineRequest', facts, {
    detail: { reason: 'declined', comment: comment ?? null, ...asked },
  })
  notifyRequestDeclined(books, moved, now, comment)
}

/** How its buyer turned a request down, if it was the buyer who ended it. */
const findDecline = async ({ db }: Books, invoiceId: number) =>
  (await listEvents(db, invoiceId)).find(({ kind, detail }) => kind === 'cancelled' && detail.reason === 'declined')
