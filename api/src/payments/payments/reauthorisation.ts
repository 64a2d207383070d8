import type { BodyOf, payments } from '@invoice-card/contracts'
import { commissionOf, isChargeable } from '@invoice-card/domain'
import { holidays } from '../../parties/banks/public.ts'
import type { Context } from '../../platform/http/public.ts'
import {
  documentKeyOf,
  findPayment,
  type InvoiceRow,
  lockInvoice,
  objectionToReplacing,
  type PaymentRow,
  replacementKeyOf,
} from '../books/public.ts'
import { checkCard } from './card.ts'
import type { Payable } from './create.ts'
import type { RefuseReauthorisation } from '../payees/public.ts'

type Body = BodyOf<typeof payments.authoriseAgain>

/** Another authorisation for a payment that is under examination; the old one stands until the new one does. */
export const reauthorisation = (
  context: Context,
  invoice: InvoiceRow,
  body: Body,
  refuse: RefuseReauthorisation,
): Payable => ({
  card: body.card,
  about: invoice.id,
  check: async () => {
    const { db, session, now } = context
    const old = await checkReplaceable(context, invoice, refuse)
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
  },
  confirm: async books => {
    const current = (await lockInvoice(books, invoice.id)) ?? refuse('invoice_not_found')
    await checkReplaceable({ ...context, db: books.db }, current, refuse)
  },
})

async function checkReplaceable(
  { db, now }: Pick<Context, 'db' | 'now'>,
  invoice: InvoiceRow,
  refuse: RefuseReauthorisation,
): Promise<PaymentRow> {
  const old = invoice.payment_id === null ? undefined : await findPayment(db, invoice.payment_id)
  const objection = objectionToReplacing(invoice, old, { now: now(), holidays })
  return old && objection === null ? old : refuse(objection ?? 'invoice_not_editable')
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
  // What a request asks for only its seller can change, by asking anew.
  if (invoice.kind === 'request') refuse('invoice_not_editable')
  // What was promised with the payment holds for its correction, too.
  if (!isChargeable(corrected.amount, old)) refuse('amount_over_limit')
  const amounts = commissionOf(corrected.amount, old)
  if (amounts.commission_amount !== corrected.commission_amount) refuse('commission_changed')
  return { amount: corrected.amount, ...amounts, commission_rate, minimum_commission_amount }
}
