import { findRequestTerms } from '../../invoices/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import type { Books } from '../../../books/work/public.ts'
import { queueMail } from '../../../platform/mail/public.ts'
import { addRequestKey, requestPath } from '../../request-keys/public.ts'
import {
  isOpenAt,
  type Occasion,
  requestMail,
  requestNotice,
  type NoticeDates,
  type NoticeTerms,
} from './notice-texts.ts'

interface NoticeWords {
  /** The seller's words on this occasion, e.g. why it is withdrawn; those of the request itself unless given. */
  readonly comment?: string | undefined
  /** The days that are changed. */
  readonly before?: NoticeDates
}

/**
 * Notifies the buyer of a request, with the seller's words where there are some: as a notification where the buyer is a
 * customer, else by a mail that carries a key of its own. Of a request that was handed over as a link nobody without an
 * account is notified: the address may be wrong.
 */
export async function notifyBuyer(
  books: Books,
  occasion: Occasion,
  invoice: InvoiceRow,
  now: Date,
  { comment, before }: NoticeWords = {},
): Promise<void> {
  const { db } = books
  const terms = await findRequestTerms(db, invoice.id)
  const isOpen = isOpenAt(occasion)
  const isMailed = terms?.is_mailed ?? true
  const noticeTerms: NoticeTerms = {
    person_name: terms?.person_name ?? null,
    expires_at: terms?.expires_at ?? null,
    comment: comment || (isOpen && terms?.message) || null,
    ...(before && { before }),
  }
  if (invoice.buyer_company_id !== null) {
    // A customer sees the request in the product, though its seller hands over the link.
    const isUnmailed = occasion === 'received' && !isMailed
    const notice = requestNotice(occasion, invoice, noticeTerms)
    return books.notify({ company_id: invoice.buyer_company_id, now, isUnmailed, invoiceId: invoice.id, ...notice })
  }
  if (invoice.buyer_email_address === null || !isMailed) return
  const path = isOpen ? requestPath(await addRequestKey(db, invoice.id, now)) : null
  await queueMail(db, {
    name: `request_${occasion}_by_link`,
    to: invoice.buyer_email_address,
    isSecret: isOpen,
    invoiceId: invoice.id,
    now,
    content: requestMail(occasion, invoice, noticeTerms, path),
    // A link to what has lapsed leads nowhere.
    ...(isOpen && terms ? { uselessAfter: terms.expires_at } : {}),
  })
}
