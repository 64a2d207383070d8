import { isCancelled } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import { inTransaction } from '../database/connection.ts'
import type { Context } from '../http/context.ts'
import { refusePlatform } from '../http/refuse.ts'
import { moveInvoice, TransitionRefused } from '../invoices/move.ts'
import { refusalCodeOf } from '../invoices/refusal-codes.ts'
import { tellRequestDeclined } from '../invoices/request-notices.ts'
import { findDecline, lockInvoice } from '../invoices/store.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import type { RefuseRequest } from './refuse.ts'
import { findPaymentByKey } from './store.ts'

/** The buyer turns a request down: 7 → 5, and its seller is told. Turned down again it is what it was. */
export const declineRequest = ({ db: pool, session, idempotency, now }: Context, { id }: InvoiceRow, comment: string | undefined, refuse: RefuseRequest): Promise<void> =>
  inTransaction(pool, async (db) => {
    const { key, body_hash } = idempotency ?? refusePlatform('idempotency_key_required')
    const invoice = await lockInvoice(db, id) ?? refuse('invoice_not_found')
    const declined = isCancelled(invoice) ? await findDecline(db, id) : undefined
    const began = await findPaymentByKey(db, session.company_id, key)
    if (began || (declined?.detail.idempotency_key === key && declined.detail.body_hash !== body_hash)) refusePlatform('idempotency_key_reused')
    if (declined) return
    const facts = { actor: { kind: 'buyer', name: `user-${session.user_id}` }, now: now(), holidays, isCaptured: false } as const
    try {
      const moved = await moveInvoice(db, invoice, 'declineRequest', facts, { detail: { reason: 'declined', comment: comment ?? null, idempotency_key: key, body_hash } })
      await tellRequestDeclined(db, moved, facts.now, comment)
    }
    catch (error) {
      if (!(error instanceof TransitionRefused)) throw error
      refuse(refusalCodeOf('answerRequest', error.invoice, error.refusal))
    }
  })
