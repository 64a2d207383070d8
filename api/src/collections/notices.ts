import type { Db } from '../database/connection.ts'
import { findRequestTerms } from '../invoices/request-terms-store.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { requestPath } from '../request-keys/key.ts'
import { addRequestKey } from '../request-keys/store.ts'
import { isOpenAt, type Occasion, requestMail, requestNotice, type ToldDates, type ToldTerms } from './notice-texts.ts'

interface Telling {
  /** The seller's words about what happened, e.g. why it is withdrawn. */
  readonly comment?: string | undefined
  /** The seller wants to hand over the link itself: a customer still sees the request in the product. */
  readonly isUnmailed?: boolean
  /** The days that are changed. */
  readonly before?: ToldDates
}

/** Tells the buyer of a request, with the seller's words where there are some: as a notification where the buyer is a customer, else by a mail that carries a key of its own. */
export async function tellBuyer(db: Db, occasion: Occasion, invoice: InvoiceRow, now: Date, { comment, isUnmailed = false, before }: Telling = {}): Promise<void> {
  const terms = await findRequestTerms(db, invoice.id)
  const isOpen = isOpenAt(occasion)
  const told: ToldTerms = { person_name: terms?.person_name ?? null, expires_at: terms?.expires_at ?? null, said: (isOpen ? terms?.message : comment) || null, ...(before && { before }) }
  if (invoice.buyer_company_id !== null) return notify(db, { company_id: invoice.buyer_company_id, now, isUnmailed, invoiceId: invoice.id, ...requestNotice(occasion, invoice, told) })
  if (invoice.buyer_email_address === null || isUnmailed) return
  const path = isOpen ? requestPath(await addRequestKey(db, invoice.id, now)) : null
  await queueMail(db, {
    name: `request_${occasion}_by_link`, to: invoice.buyer_email_address, isSecret: isOpen, invoiceId: invoice.id, now, content: requestMail(occasion, invoice, told, path),
    // A link to what has lapsed leads nowhere.
    ...(isOpen && terms ? { uselessAfter: terms.expires_at } : {}),
  })
}
