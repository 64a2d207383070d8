import type { HandlerInput, requestKeys } from '@invoice-card/contracts'
import { holidays } from '../banks/holidays.ts'
import { inTransaction } from '../database/connection.ts'
import { readFeatures } from '../features/features.ts'
import type { Context } from '../http/context.ts'
import { moveInvoice } from '../invoices/move.ts'
import { tellRequestLinked } from '../invoices/request-notices.ts'
import { lockInvoice } from '../invoices/store.ts'
import { findUser } from '../sessions/store.ts'
import { keyStateOf } from './key-state.ts'
import { linkRefusals } from './messages.ts'
import { findRequestOfKey } from './store.ts'

type Refuse = HandlerInput<typeof requestKeys.linkRequestKey>['refuse']

/** Puts a request under the eyes of its buyer: 6 → 7, once; the company that has it gets the same answer again. */
export async function linkRequest(context: Context, key: string, refuse: Refuse) {
  const { config, db: pool, session, now } = context
  const found = await findRequestOfKey(pool, key) ?? refuse('request_key_invalid')
  const { collections } = await readFeatures(config, session)
  return inTransaction(pool, async (db) => {
    const invoice = await lockInvoice(db, found.id) ?? refuse('request_key_invalid')
    const answer = { invoice_id: invoice.id, buyer_document_number: invoice.invoice_number }
    if (invoice.buyer_company_id === session.company_id && keyStateOf({ ...found, status: invoice.status }, now()) === 'used') return answer
    const state = keyStateOf({ ...found, status: invoice.status }, now())
    if (state === 'invalid') refuse('request_key_invalid')
    if (state === 'expired') refuse('request_key_expired')
    if (state === 'used') refuse('request_key_used')
    if (invoice.seller_company_id === session.company_id) refuse('2', { message: linkRefusals.self })
    const user = await findUser(db, session.user_id)
    if (user.email_address.toLowerCase() !== invoice.buyer_email_address?.toLowerCase()) refuse('2', { message: linkRefusals.otherAddress })
    if (!collections) refuse('2', { message: linkRefusals.featureOff })

    const facts = { actor: { kind: 'buyer', name: `user-${session.user_id}` }, now: now(), holidays, isCaptured: false } as const
    const linked = await moveInvoice(db, invoice, 'link', facts, { changes: { buyer_company_id: session.company_id } })
    await tellRequestLinked(db, linked, facts.now)
    return answer
  })
}
