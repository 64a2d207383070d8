import { isCancelled } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { inTransaction } from '../database/connection.ts'
import type { Context } from '../http/context.ts'
import { moveInvoice, TransitionRefused } from '../invoices/move.ts'
import { refusalCodeOf } from '../invoices/refusal-codes.ts'
import { tellRequestDeclined } from '../invoices/request-notices.ts'
import { lockInvoice, wasDeclinedByBuyer } from '../invoices/store.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import type { RefuseRequest } from './refuse.ts'

/** The buyer turns a request down: 7 → 5, and its seller is told. Turned down again it is what it was. */
export const declineRequest = ({ db: pool, session, now }: Context, { id }: InvoiceRow, comment: string | undefined, refuse: RefuseRequest): Promise<void> =>
  inTransaction(pool, async (db) => {
    const invoice = await lockInvoice(db, id) ?? refuse('invoice_not_found')
    if (isCancelled(invoice) && await wasDeclinedByBuyer(db, id)) return
    const facts = { actor: { kind: 'buyer', name: `user-${session.user_id}` }, now: now(), holidays, isCaptured: false } as const
    try {
      const declined = await moveInvoice(db, invoice, 'declineRequest', facts, { detail: { reason: 'declined', comment: comment ?? null } })
      await tellRequestDeclined(db, declined, facts.now, comment)
    }
    catch (error) {
      if (!(error instanceof TransitionRefused)) throw error
      refuse(refusalCodeOf('answerRequest', error.invoice, error.refusal))
    }
  })
