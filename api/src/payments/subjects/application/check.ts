import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { commissionOf, isChargeable, isTransferDateAvailable, toRegistrationNumber } from '@invoice-card/domain'
import { holidays } from '../../../parties/banks/public.ts'
import { type PaymentApplication, together } from '../../../platform/database/public.ts'
import { findDraft } from '../../drafts/public.ts'
import { type Context, Refusal } from '../../../platform/http/public.ts'
import { documentKeyOf, evidenceKeysOf, findEvidence, isEvidenceInUse } from '../../../books/documents/public.ts'
import { registrationNumberError } from '../../payees/public.ts'
import { checkItem } from '../../pre-groups/public.ts'
import { planFor, spellCode } from '../../promotions/public.ts'
import { checkCard } from '../../saved-cards/public.ts'
import type { CheckedIntent } from '../contract/subject.ts'
import { checkPayee, counterpartKeysOfApplication, type RefuseApplication } from '../../payees/public.ts'
import { findOwnCompany, type OwnCompany } from '../../../parties/suppliers/public.ts'
import { toTransferPersonName } from '../../../identity/users/public.ts'

/** Checks as far as that is possible before the card is asked, cheapest first. */
export async function checkApplication(
  context: Context,
  body: CreateInvoiceBody,
  refuse: RefuseApplication,
): Promise<CheckedIntent> {
  const { db, session, now } = context
  const amounts = await checkAmounts(context, body, refuse)
  if (!isTransferDateAvailable(body.invoice.transfer_date, now(), holidays)) refuse('transfer_date_not_available')
  const transfer_person_name =
    toTransferPersonName(body.invoice.transfer_person_name) ?? refuse('transfer_person_name_not_kana')
  const [own, found] = await together(db, one => [
    findOwnCompany(one, session.company_id),
    findEvidence(one, session.company_id, body.file_ids),
  ])
  const registration_number = checkRegistrationNumber(own, body, refuse)
  if (body.pre_id !== undefined) await checkItem(db, session.company_id, body.pre_id, refuse)

  const evidence = found ?? refuse('file_not_found')
  const [checked, isInUse, evidenceKeys] = await together(db, one => [
    checkPayee({ db: one, session }, body, own, refuse).then(
      value => ({ value }),
      (error: unknown) => (error instanceof Refusal ? { refusal: error } : Promise.reject(error)),
    ),
    isEvidenceInUse(one, session.company_id, evidence),
    evidenceKeysOf(one, session.company_id, evidence),
  ])
  // First: paid in another tab, a new supplier exists by now, but choosing it would not help.
  if (isInUse) refuse('duplicate_invoice')
  if ('refusal' in checked) throw checked.refusal
  const { payee, issuer } = checked.value
  const card = await checkCard(db, session.company_id, body.card, now(), refuse)
  // After the evidence: a draft that went with the payment of its invoice was paid, not deleted.
  if (body.draft_id !== undefined && !(await findDraft(db, session.company_id, body.draft_id, now())))
    refuse('draft_not_found')

  const { card: _token, ...rest } = body
  const application: PaymentApplication = {
    ...rest,
    ...payee,
    invoice: { ...body.invoice, transfer_person_name, registration_number },
  }
  return {
    subject: 'application',
    application,
    ...amounts,
    ...card,
    // What makes two payments about the same invoice: the same files, or the same issuer, number and amount.
    ...evidenceKeys,
    document_key: documentKeyOf(application.invoice, application.invoice.amount),
    counterpart_keys: counterpartKeysOfApplication(application, issuer),
  }
}

/** Money goes to the issuer of the invoice: that is not the payer. */
function checkRegistrationNumber(own: OwnCompany, { invoice }: CreateInvoiceBody, refuse: RefuseApplication): string {
  const typed = invoice.registration_number ?? ''
  const error = registrationNumberError(own, typed)
  return error ? refuse(error) : toRegistrationNumber(typed)
}

async function checkAmounts(
  context: Context,
  { invoice: { amount }, commission_amount, promotion_code }: CreateInvoiceBody,
  refuse: RefuseApplication,
) {
  const plan = await planFor(context, promotion_code, refuse)
  if (!isChargeable(amount, plan)) refuse('amount_over_limit')
  const amounts = commissionOf(amount, plan)
  if (amounts.commission_amount !== commission_amount) refuse('commission_changed')
  return {
    amount,
    ...amounts,
    commission_rate: plan.commission_rate,
    minimum_commission_amount: plan.minimum_commission_amount,
    promotion_code: spellCode(promotion_code),
  }
}
