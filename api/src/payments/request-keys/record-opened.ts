import { isAwaitingBuyer } from '@invoice-card/domain'
import { inTransaction } from '../../platform/database/public.ts'
import type { PublicContext } from '../../platform/http/public.ts'
import { addEvent, lockInvoice } from '../books/public.ts'
import { noteOpened } from './store.ts'

type Sources = Pick<PublicContext, 'db' | 'now'>

/** Records for its seller, once, that somebody came by a link; not of a request that ended at the same moment. */
export const recordOpened = ({ db: pool, now }: Sources, invoiceId: number): Promise<void> =>
  inTransaction(pool, async db => {
    const invoice = await lockInvoice(db, invoiceId)
    if (!invoice || !isAwaitingBuyer(invoice) || !(await noteOpened(db, invoiceId, now()))) return
    await addEvent(db, { invoice_id: invoiceId, kind: 'opened', actor: 'link', at: now() })
  })
