import type { RequestAnswer } from '@invoice-card/contracts'
import { holidays } from '../../../parties/banks/public.ts'
import { isCompanyFrozen } from '../../../platform/freezes/public.ts'
import type { Db } from '../../../platform/database/public.ts'
import type { Context } from '../../../platform/http/public.ts'
import { documentKeyOf, evidenceKeysOf, evidenceOf, isEvidenceInUse } from '../../../books/documents/public.ts'
import { type InvoiceRow, isRequestPayable, requestAmountsOf } from '../../../books/invoices/public.ts'
import { isAllowedFrom, refusalCodeOf } from '../../../books/moves/public.ts'
import { attemptKeyOf } from '../../../books/payments/public.ts'
import { findOwnCompany } from '../../../parties/suppliers/public.ts'
import { toTransferPersonName } from '../../../identity/users/public.ts'
import { checkCard } from '../../saved-cards/public.ts'
import type { CheckedIntent } from '../contract/subject.ts'
import { counterpartKeysOfRequest, isPaidToPayer, type RefuseRequest } from '../../payees/public.ts'

export type RequestPaymentBody = Extract<RequestAnswer, { action: 'pay' }>

/** Checks a payment of a request as far as that is possible before the card is asked. */
export async function checkRequest(
  { db, session, now }: Context,
  invoice: InvoiceRow,
  body: RequestPaymentBody,
  refuse: RefuseRequest,
): Promise<CheckedIntent> {
  refuseUnpayable(invoice, now(), refuse)
  if (body.amount !== invoice.amount) refuse('amount_changed')
  if (await isCompanyFrozen(db, invoice.seller_company_id)) refuse('request_suspended')
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
    evidence_hashes: (await evidenceKeysOf(db, session.company_id, evidence)).evidence_hashes,
    document_key: await documentKeyOfRequest(db, invoice),
    counterpart_keys: await counterpartKeysOfRequest(db, invoice),
    ...(await checkCard(db, session.company_id, body.card, now(), refuse)),
  }
}

export function refuseUnpayable(invoice: InvoiceRow, now: Date, refuse: RefuseRequest): void {
  if (!isAllowedFrom('payRequest', invoice)) refuse(refusalCodeOf('answerRequest', invoice))
  if (!isRequestPayable(invoice, { now, holidays })) refuse('request_expired')
}

/**
 * An application of the buyer's own has the seller's T number typed from the paper: what no register confirms is good
 * enough to compare.
 */
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
