import type { HandlerInput, collections } from '@invoice-card/contracts'
import { holidays } from '../../parties/banks/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import type { Context } from '../../platform/http/public.ts'
import {
  type InvoiceRow,
  lockInvoice,
  moveInvoice,
  notifyBoth,
  notifySellerLapsed,
  refusalCodeOf,
  TransitionRefused,
} from '../books/public.ts'
import { notifyBuyer } from './mails/notices.ts'
import { findExpiry } from './request-store.ts'

type Refuse = HandlerInput<typeof collections.cancelRequestSeller>['refuse']

/** The seller takes a request back: 6/7 → 5, and its buyer is notified. */
export const withdrawRequest = (
  { db: pool, session, now }: Context,
  id: number,
  comment: string | undefined,
  refuse: Refuse,
): Promise<void> =>
  inTransaction(pool, async db => {
    const invoice = (await lockInvoice(db, id)) ?? refuse('invoice_request_not_found')
    try {
      await withdrawLocked(db, invoice, { userId: session.user_id, comment, now: now() })
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
export async function withdrawLocked(db: Db, invoice: InvoiceRow, { userId, comment, now }: Withdrawal): Promise<void> {
  const facts = { actor: { kind: 'seller', name: `user-${userId}` }, now, holidays, isCaptured: false } as const
  const withdrawn = await moveInvoice(db, invoice, 'withdrawRequest', facts, {
    detail: { reason: 'withdrawn', comment: comment ?? null },
  })
  await notifyBuyer(db, 'cancelled', withdrawn, now, { comment })
}

/** Nobody paid in time: 6/7 → 8, and both are notified. One that is being paid right now is left to its payment. */
export const lapseRequest = async (db: Db, id: number, now: Date): Promise<void> => {
  const invoice = await lockInvoice(db, id)
  // Its seller may have given it more time since the list was made.
  if (!invoice || !(await hasExpired(db, id, now))) return
  const facts = { actor: { kind: 'system', name: 'deadline' }, now, holidays, isCaptured: false } as const
  try {
    const lapsed = await moveInvoice(db, invoice, 'lapse', facts)
    await notifyBoth(
      lapsed,
      () => notifySellerLapsed(db, lapsed, now),
      () => notifyBuyer(db, 'expired', lapsed, now),
    )
  } catch (error) {
    // Paid, withdrawn or lapsed since the list was made.
    if (!(error instanceof TransitionRefused)) throw error
  }
}

const hasExpired = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const expires_at = await findExpiry(db, id)
  return expires_at !== undefined && expires_at <= now
}
