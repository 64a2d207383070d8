import type { collections, HandlerInput } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { type Books, changeBooks } from '../../../books/work/public.ts'
import { addRequestKey, revokeRequestKeys, wasLinked } from '../../request-keys/public.ts'
import { isRequestOpen } from '../request/is-open.ts'
import { countingMail } from '../mails/limit-mails.ts'
import { notifyBuyer } from '../mails/notices.ts'
import { findRequest, lockRequest, type RequestRow, setMailed } from '../request/request-store.ts'

type Refuse = HandlerInput<typeof collections.createRequestLink>['refuse']
type RefuseMessage = HandlerInput<typeof collections.sendRequestMessage>['refuse']

/** A key to an open request that ends every earlier one: a person who got an old link by mistake is out. */
export const replaceLink = (context: Context, id: number, refuse: Refuse): Promise<string> =>
  changeBooks(context.db, async books => {
    const { db } = books
    const { invoice } = await openRequest(lockRequest, books, context, id, refuse)
    await revokeRequestKeys(db, invoice.id, context.now())
    addSellersEvent(books, context, invoice.id, 'link_replaced')
    return addRequestKey(db, invoice.id, context.now())
  })

/** Mails an open request once more, and from now on whatever there is to say of it. */
export async function mailRequest(context: Context, id: number, refuse: Refuse): Promise<void> {
  const found = await openRequest(findRequest, context.db, context, id, refuse)
  await countingMail(context, found.invoice.buyer_email_address, () =>
    changeBooks(context.db, async books => {
      const { invoice } = await openRequest(lockRequest, books, context, id, refuse)
      await setMailed(books.db, invoice.id)
      await notifyBuyer(books, 'received', invoice, context.now())
    }),
  )
}

/** Sends the seller's words about an open request: to a customer as a notification, else by mail. */
export async function sendMessage(context: Context, id: number, message: string, refuse: RefuseMessage): Promise<void> {
  const found = await openRequest(findRequest, context.db, context, id, refuse)
  if (!(await isReached(context.db, found))) refuse('request_not_mailed')
  await countingMail(context, found.invoice.buyer_email_address, () =>
    changeBooks(context.db, async books => {
      const { invoice } = await openRequest(lockRequest, books, context, id, refuse)
      // One moment for both: by it the mail is found to have said these words.
      const now = context.now()
      addSellersEvent(books, context, invoice.id, 'message_sent', { now, detail: { message } })
      await notifyBuyer(books, 'message', invoice, now, { comment: message })
    }),
  )
}

async function openRequest<Source>(
  find: (source: Source, sellerCompanyId: number, id: number) => Promise<RequestRow | undefined>,
  source: Source,
  { session, now }: Context,
  id: number,
  refuse: Refuse,
): Promise<RequestRow> {
  const found = (await find(source, session.company_id, id)) ?? refuse('invoice_request_not_found')
  return isRequestOpen(found, now()) ? found : refuse('request_already_closed')
}

/** Of a link alone, its buyer is reached once it came by the link: before, a customer is nobody the seller knows. */
const isReached = async (db: Db, { invoice, request }: RequestRow): Promise<boolean> =>
  request?.is_mailed === true || wasLinked(db, invoice.id)

type SellersEvent = 'link_replaced' | 'message_sent'

interface Done {
  readonly now?: Date
  readonly detail?: Readonly<Record<string, unknown>>
}

const addSellersEvent = (
  books: Books,
  { session, now: clock }: Context,
  invoiceId: number,
  kind: SellersEvent,
  { now = clock(), detail = {} }: Done = {},
): void => books.addEvent({ invoice_id: invoiceId, kind, actor: `user-${session.user_id}`, detail, at: now })
