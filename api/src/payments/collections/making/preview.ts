import type { BodyOf, collections, HandlerInput, ResponseOf } from '@invoice-card/contracts'
import { applicationDeadline, isDepositDateAvailable } from '@invoice-card/domain'
import { holidays } from '../../../parties/banks/public.ts'
import type { Config } from '../../../platform/config/public.ts'
import { listAcceptedFiles } from '../../../platform/files/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { renderMail, senderOf } from '../../../platform/mail/public.ts'
import { requestPreviewOf } from '../../request-keys/public.ts'
import { findOwnCompany, findSupplier } from '../../../parties/suppliers/public.ts'
import { requestMail } from '../mails/notice-texts.ts'

type Preview = typeof collections.previewRequest
type Refuse = HandlerInput<Preview>['refuse']
interface Previewed {
  readonly body: BodyOf<Preview>
  readonly seller_name: string
  readonly expires_at: Date
}

/** Stands where the mail has its link; no key is made for a look. */
const linkWords = '（ご依頼のリンク）'
const linkPath = '/request-link'

/**
 * The mail and the page behind its link, as somebody without an account gets them: a customer's mail would show who is
 * one. Nothing is stored, counted or sent.
 */
export async function previewRequest(
  context: Context,
  body: BodyOf<Preview>,
  refuse: Refuse,
): Promise<ResponseOf<Preview>> {
  const { config, db, session, now } = context
  if (!isDepositDateAvailable(body.deposit_date, now(), holidays)) refuse('deposit_date_not_available')
  const isKnown =
    body.supplier.kind !== 'existing' ||
    (await findSupplier(db, session.company_id, body.supplier.supplier_id)) !== undefined
  if (!isKnown) refuse('supplier_not_found')
  const files = (await listAcceptedFiles(db, session.company_id, body.file_ids)) ?? refuse('file_not_found')
  const { name: seller_name } = await findOwnCompany(db, session.company_id)
  const previewed = { body, seller_name, expires_at: applicationDeadline(body.deposit_date, holidays) }
  const preview = await requestPreviewOf(
    context,
    factsOf(previewed),
    files.map(file => ({ ...file, file_id: file.id })),
  )
  return { mail: mailOf(config, previewed), preview }
}

function mailOf(config: Config, previewed: Previewed) {
  const facts = factsOf(previewed)
  const terms = { person_name: facts.person_name, expires_at: facts.expires_at, comment: facts.message || null }
  const { subject, text } = renderMail(requestMail('received', facts, terms, linkPath), null, config)
  const withoutLink = text.replace(config.edgeOrigin + linkPath, linkWords)
  return { from: senderOf(config.mailFrom), to: facts.buyer_email_address, subject, text: withoutLink }
}

/** The request as its row would say it. */
const factsOf = ({ body, seller_name, expires_at }: Previewed) => ({
  supplier_name: seller_name,
  amount: body.billing_amount,
  due_date: body.payment_due_date,
  invoice_number: body.invoice_number || null,
  expires_at,
  person_name: body.supplier_person_name,
  message: body.message ?? '',
  buyer_email_address: body.supplier_person_email,
})
