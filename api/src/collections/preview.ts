import type { BodyOf, collections, HandlerInput, ResponseOf } from '@invoice-card/contracts'
import { applicationDeadline, isDepositDateAvailable } from '@invoice-card/domain'
import { holidays } from '../banks/holidays.ts'
import type { Context } from '../http/context.ts'
import { originalLink } from '../files/links.ts'
import { listAcceptedFiles } from '../files/store.ts'
import { senderOf } from '../mail/content.ts'
import { renderMail } from '../mail/layout.ts'
import { findOwnCompany, findSupplier } from '../suppliers/store.ts'
import { requestMail } from './notice-texts.ts'

type Preview = typeof collections.previewRequest
type Body = BodyOf<Preview>

/** Stands where the mail has its link; no key is made for a look. */
const linkWords = '（ご依頼のリンク）'
const linkPath = '/request-link'

/**
 * The mail and the page behind its link, as somebody without an account gets them: a customer's mail would tell the caller
 * who is one. Nothing is stored, counted or sent.
 */
export async function previewRequest({ config, db, session, now }: Context, body: Body, refuse: HandlerInput<Preview>['refuse']): Promise<ResponseOf<Preview>> {
  const { company_id } = session
  if (!isDepositDateAvailable(body.deposit_date, now(), holidays)) refuse('deposit_date_not_available')
  if (body.supplier.kind === 'existing' && !await findSupplier(db, company_id, body.supplier.supplier_id)) refuse('supplier_not_found')
  const files = await listAcceptedFiles(db, company_id, body.file_ids) ?? refuse('file_not_found')
  const { name: seller_name } = await findOwnCompany(db, company_id)
  const expires_at = applicationDeadline(body.deposit_date, holidays)
  return {
    mail: { from: senderOf(config.mailFrom), to: body.supplier_person_email, ...mailOf(config, body, seller_name, expires_at) },
    face: {
      doc_number: body.invoice_number || null, seller_name, amount: body.billing_amount, payment_due_date: body.payment_due_date, expires_at: expires_at.toISOString(),
      person_name: body.supplier_person_name, message: body.message ?? '', buyer_email_address: body.supplier_person_email,
      files: files.map(({ id, file_name, content_type, page_count }) =>
        ({ file_id: id, file_name, content_type, page_count, download_url: originalLink(config, id, now()).url })),
    },
  }
}

function mailOf(config: Context['config'], body: Body, supplier_name: string, expires_at: Date) {
  const invoice = {
    supplier_name, amount: body.billing_amount, due_date: body.payment_due_date, invoice_number: body.invoice_number || null,
  }
  const terms = { person_name: body.supplier_person_name, expires_at, said: body.message || null }
  const { subject, text } = renderMail(requestMail('received', invoice, terms, linkPath), null, config)
  return { subject, text: text.replace(config.edgeOrigin + linkPath, linkWords) }
}
