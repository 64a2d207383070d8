import type { HandlerInput, RequestKeyReason, requestKeys } from '@invoice-card/contracts'
import { isFeatureOn } from '../../platform/features/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { changeBooks, defineFacts, moveInvoice, notifyRequestLinked } from '../books/public.ts'
import { findUser } from '../../identity/user-rows/public.ts'
import { keyStateOf } from './key-state.ts'
import { linkRefusals } from './messages.ts'
import { lockRequestOfKey } from './store.ts'

type Refuse = HandlerInput<typeof requestKeys.linkRequestKey>['refuse']

/** Puts a request under the eyes of its buyer: 6 → 7, once; the company that has it gets the same answer again. */
export async function linkRequest({ config, db: pool, session, now }: Context, key: string, refuse: Refuse) {
  const refuseAs = (reason: RequestKeyReason, more: { readonly invoice_id?: number } = {}): never => {
    const { code, message } = linkRefusals[reason]
    return refuse(code, { message, details: { reason, ...more } })
  }
  const isOn = await isFeatureOn(config, 'collections_existing', session)
  return changeBooks(pool, async books => {
    const request = (await lockRequestOfKey(books, key)) ?? refuseAs('unknown')
    const state = keyStateOf(request, now())
    const answer = { invoice_id: request.id, buyer_document_number: request.invoice_number }
    if (request.buyer_company_id === session.company_id && state === 'used') return answer
    // Before the state: whoever is signed in as the wrong company can do something about that.
    if (request.seller_company_id === session.company_id) refuseAs('own_request', { invoice_id: request.id })
    const user = await findUser(books.db, session.user_id)
    if (user.email_address.toLowerCase() !== request.buyer_email_address?.toLowerCase()) refuseAs('other_address')
    if (state !== 'valid') refuseAs(state)
    if (!isOn) refuseAs('feature_off')

    const facts = defineFacts({ kind: 'buyer', name: `user-${session.user_id}` }, now())
    const linked = await moveInvoice(books, request, 'link', facts, {
      changes: { buyer_company_id: session.company_id },
    })
    notifyRequestLinked(books, linked, facts.now)
    return answer
  })
}
