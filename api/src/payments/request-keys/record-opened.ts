import { isAwaitingBuyer } from '@invoice-card/domain'
import type { PublicContext } from '../../platform/http/public.ts'
import { changeBooks, lockInvoice } from '../books/public.ts'
import { markOpened } from './store.ts'

type Sources = Pick<PublicContext, 'db' | 'now'>

/** Records for its seller, once, that somebody came by a link; not of a request that ended at the same moment. */
export const recordOpened = ({ db: pool, now }: Sources, invoiceId: number): Promise<void> =>
  changeBooks(pool, async books => {
    const invoice = await lockInvoice(books, invoiceId)
    if (!invoice || !isAwaitingBuyer(invoice) || !(await markOpened(books.db, invoiceId, now()))) return
    books.addEvent({ invoice_id: invoiceId, kind: 'opened', actor: 'link', at: now() })
  })
