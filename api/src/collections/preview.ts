import type { BodyOf, collections, HandlerInput, ResponseOf } from '@invoice-card/contracts'
import { applicationDeadline, isDepositDateAvailable } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import type { Config } from '../config.ts'
import { originalLink } from '../files/links.ts'
import { listAcceptedFiles } from '../files/store.ts'
import type { Context } from '../http/context.ts'
import { senderOf } from '../mail/content.ts'
import { renderMail } from '../mail/layout.ts'
import { findOwnCompany, findSupplier } from '../suppliers/store.ts'
import { requestMail } from './notice-texts.ts'

type Preview = typeof collections.previewRequest
type Refuse = HandlerInput<Preview>['refuse']
interface Previewed { readonly body: BodyOf<Preview>, readonly seller_name: string, readonly expires_at: Date }

/** Stands where the mail has its link; no key is made for a look. */
const linkWords = '（ご依頼のリンク）'
const linkPath = '/request-link'

/**
 * The mail and the page behind its link, as somebody without an account gets them: a customer's mail would tell who is one.
 * Nothing is stored, counted or sent.
 */
export async function previewRequest(context: Context, body: BodyOf<Preview>, refuse: Refuse): Promise<ResponseOf<Preview>> {
  const { config, db, session, now } = context
  if (!isDepositDateAvailable(body.deposit_date, now(), holidays)) refuse('deposit_date_not_available')
  const isKnown = body.supplier.kind !== 'existing' || await findSupplier(db, session.company_id, body.supplier.supplier_id) !== undefined
  if (!isKnown) refuse('supplier_not_found')
  const files = await listAcceptedFiles(db, session.company_id, body.file_ids) ?? refuse('file_not_found')
  const { name: seller_name } = await findOwnCompany(db, session.company_id)
  const previewed = { body, seller_name, expires_at: applicationDeadline(body.deposit_date, holidays) }
  const links = files.map(({ id, file_name, content_type, page_count }) =>
    ({ file_id: id, file_name, content_type, page_count, download_url: originalLink(config, id, now()).url }))
  return { mail: mailOf(config, previewed), face: { ...faceOf(previewed), files: links } }
}

function mailOf(config: Config, { body, seller_name, expires_at }: Previewed) {
  const { supplier_person_email: to, supplier_person_name: person_name, billing_amount: amount, payment_due_date: due_date } = body
  const invoice = { supplier_name: seller_name, amount, due_date, invoice_number: body.invoice_number || null }
  const content = requestMail('received', invoice, { person_name, expires_at, said: body.message || null }, linkPath)
  const { subject, text } = renderMail(content, null, config)
  return { from: senderOf(config.mailFrom), to, subject, text: text.replace(config.edgeOrigin + linkPath, linkWords) }
}

const faceOf = ({ body, seller_name, expires_at }: Previewed) => ({
  doc_number: body.invoice_number || null, seller_name, amount: body.billing_amount, payment_due_date: body.payment_due_date,
  expires_at: expires_at.toISOString(), person_name: body.supplier_person_name, message: body.message ?? '',
  buyer_email_address: body.supplier_person_email,
})
