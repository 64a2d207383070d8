import type { BodyOf, payments } from '@invoice-card/contracts'
import { commissionOf, isChargeable } from '@invoice-card/domain'
import type { Context } from '../../../platform/http/public.ts'
import { documentKeyOf } from '../../../books/documents/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import { findPayment, type PaymentRow, replacementKeyOf } from '../../../books/payments/public.ts'
import { replacementError } from './replaceable.ts'
import { checkCard } from '../../saved-cards/public.ts'
import type { CheckedIntent } from '../contract/subject.ts'
import type { RefuseReauthorisation } from '../../payees/public.ts'

type Body = BodyOf<typeof payments.authoriseAgain>

/** Checks another authorisation as far as that is possible before the card is asked. */
export async function checkReauthorisation(
  context: Context,
  invoice: InvoiceRow,
  body: Body,
  refuse: RefuseReauthorisation,
): Promise<CheckedIntent> {
  const { db, session, now } = context
  const old = await findReplaceable(context, invoice, refuse)
  const amounts = amountsOf(old, invoice, body.corrected, refuse)
  const document_key = documentKeyOf(invoice, amounts.amount)
  return {
    subject: 'reauthorisation',
    about_invoice_id: invoice.id,
    application: null,
    invoice_changes: body.comment === undefined ? {} : { comment: body.comment },
    ...amounts,
    promotion_code: old.promotion_code,
    evidence_key: replacementKeyOf(invoice.id),
    // The old authorisation holds the same document's key until its place is taken.
    document_key: document_key === old.document_key ? null : document_key,
    ...(await checkCard(db, session.company_id, body.card, now(), refuse)),
  }
}

/** The authorisation that can be replaced; refuses where none can. */
export async function findReplaceable(
  { db, now }: Pick<Context, 'db' | 'now'>,
  invoice: InvoiceRow,
  refuse: RefuseReauthorisation,
): Promise<PaymentRow> {
  const old = invoice.payment_id === null ? undefined : await findPayment(db, invoice.payment_id)
  const errorCode = replacementError(invoice, old, now())
  return old && errorCode === null ? old : refuse(errorCode ?? 'invoice_not_editable')
}

function amountsOf(old: PaymentRow, invoice: InvoiceRow, corrected: Body['corrected'], refuse: RefuseReauthorisation) {
  const { amount, commission_amount, commission_tax_amount, commission_rate, minimum_commission_amount, total_amount } =
    old
  if (corrected === undefined)
    return {
      amount,
      commission_amount,
      commission_tax_amount,
      commission_rate,
      minimum_commission_amount,
      total_amount,
    }
  // Only its seller can change what a request asks for, by asking again.
  if (invoice.kind === 'request') refuse('invoice_not_editable')
  // Promises made with the payment hold for its correction, too.
  if (!isChargeable(corrected.amount, old)) refuse('amount_over_limit')
  const amounts = commissionOf(corrected.amount, old)
  if (amounts.commission_amount !== corrected.commission_amount) refuse('commission_changed')
  return { amount: corrected.amount, ...amounts, commission_rate, minimum_commission_amount }
}
