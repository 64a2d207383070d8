import type { HandlerInput, RequestKeyReason, requestKeys } from '@invoice-card/contracts'
import { isFeatureOn } from '../../platform/features/public.ts'
import type { Context } from '../../platform/http/public.ts'
import { defineFacts, moveInvoice } from '../../books/moves/public.ts'
import { notifyRequestLinked } from '../../books/notices/public.ts'
import { type Books, changeBooks } from '../../books/work/public.ts'
import { findUser } from '../../identity/user-rows/public.ts'
import { keyStateOf } from './key-state.ts'
import { linkRefusals } from './messages.ts'
import { type KeyedRequest, lockRequestOfKey, markOpened } from './store.ts'

type Refuse = HandlerInput<typeof requestKeys.linkRequestKey>['refuse']

/** What the company that has the request is led to it by. */
const isOwn = (state: ReturnType<typeof keyStateOf>): boolean =>
  ['used', 'valid', 'replaced', 'addressee_changed'].includes(state)

/** A customer, who has the request already, has come by its link: its seller learns it as of any other buyer. */
async function recordLinked(books: Books, request: KeyedRequest, userId: number, now: Date): Promise<void> {
  books.addEvent({ invoice_id: request.id, kind: 'linked', actor: `user-${userId}`, at: now })
  await markOpened(books.db, request.id, now)
  notifyRequestLinked(books, request, now)
}

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
    if (request.buyer_company_id === session.company_id && isOwn(state)) {
      if (state === 'valid') await recordLinked(books, request, session.user_id, now())
      return answer
    }
    // Before the state: a user signed in as the wrong company can do something about that.
    if (request.seller_company_id === session.company_id) refuseAs('own_request', { invoice_id: request.id })
    // Before the address: it is another one since, and nobody learns which.
    if (state === 'addressee_changed') refuseAs(state)
    const user = await findUser(books.db, session.user_id)
    if (user.email_address.toLowerCase() !== request.buyer_email_address?.toLowerCase()) refuseAs('other_address')
    if (state !== 'valid') refuseAs(state)
    if (!isOn) refuseAs('feature_off')

    const facts = defineFacts({ kind: 'buyer', name: `user-${session.user_id}` }, now())
    const linked = await moveInvoice(books, request, 'link', facts, {
      changes: { buyer_company_id: session.company_id },
    })
    await markOpened(books.db, request.id, facts.now)
    notifyRequestLinked(books, linked, facts.now)
    return answer
  })
}
