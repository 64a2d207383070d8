import type { RequestAnswer } from '@invoice-card/contracts'
import { holidays } from '../../parties/banks/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Context } from '../../platform/http/public.ts'
import {
  attemptKeyOf,
  documentKeyOf,
  evidenceOf,
  type InvoiceRow,
  isAllowedFrom,
  isEvidenceInUse,
  isRequestPayable,
  lockInvoice,
  refusalCodeOf,
  requestAmountsOf,
} from '../books/public.ts'
import { findOwnCompany } from '../../parties/suppliers/public.ts'
import { toTransferPersonName } from '../../identity/users/public.ts'
import { checkCard } from './card.ts'
import type { Payable } from './create.ts'
import { counterpartKeysOfRequest, isPaidToPayer, type RefuseRequest } from '../payees/public.ts'

type Body = Extract<RequestAnswer, { action: 'pay' }>

/** A seller's request, paid by the buyer's card: it pays what was billed, the seller bears the fee. */
export const requestPayment = (context: Context, invoice: InvoiceRow, body: Body, refuse: RefuseRequest): Payable => ({
  card: body.card,
  about: invoice.id,
  check: async () => {
    const { db, session, now } = context
    refuseUnpayable(invoice, now(), refuse)
    if (body.amount !== invoice.amount) refuse('amount_changed')
    if (await isPaidToPayer(db, session.company_id, invoice)) refuse('seller_is_own_company')
    // The same document may have been paid by an application of the buyer's own.
    const evidence = await evidenceOf(db, invoice.id)
    if (await isEvidenceInUse(db, session.company_id, evidence, invoice.id)) refuse('duplicate_invoice')
    const typed = body.transfer_person_name ?? (await findOwnCompany(db, session.company_id)).transfer_person_name
    const transfer_person_name = toTransferPersonName(typed) ?? refuse('transfer_person_name_not_kana')
    return {
      subject: 'request',
      about_invoice_id: invoice.id,
      application: null,
      invoice_changes: { transfer_person_name },
      ...requestAmountsOf(invoice),
      minimum_commission_amount: 0,
      promotion_code: null,
      evidence_key: attemptKeyOf(invoice.id),
      evidence_hashes: evidence,
      document_key: await documentKeyOfRequest(db, invoice),
      counterpart_keys: await counterpartKeysOfRequest(db, invoice),
      ...(await checkCard(db, session.company_id, body.card, now(), refuse)),
    }
  },
  // Under the request's lock: whoever lets it lapse or withdraws it sees the intent, or has been first.
  confirm: async books =>
    refuseUnpayable((await lockInvoice(books, invoice.id)) ?? refuse('invoice_not_found'), context.now(), refuse),
})

function refuseUnpayable(invoice: InvoiceRow, now: Date, refuse: RefuseRequest): void {
  if (!isAllowedFrom('payRequest', invoice)) refuse(refusalCodeOf('answerRequest', invoice))
  if (!isRequestPayable(invoice, { now, holidays })) refuse('request_expired')
}

/** An application of the buyer's own has the seller's T number typed from the paper: what no register confirms is good enough to compare. */
async function documentKeyOfRequest(
  db: Db,
  { registration_number, invoice_number, seller_company_id, amount }: InvoiceRow,
): Promise<string | null> {
  const corporateNumber =
    seller_company_id === null ? null : (await findOwnCompany(db, seller_company_id)).corporate_number
  return documentKeyOf(
    { registration_number: registration_number ?? (corporateNumber && `T${corporateNumber}`), invoice_number },
    amount,
  )
}
