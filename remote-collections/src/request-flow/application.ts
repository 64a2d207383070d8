import type { BodyOf, collections, Commission, CreateRequestBody } from '@invoice-card/contracts'
import { consumptionTaxRates, spellEmail, toCorporateNumber, toRegistrationNumber } from '@invoice-card/domain'
import { statedAmountsOf } from '../request-form/stated-amounts.ts'
import type { KnownDraft, RequestEntry } from './entry.ts'
import type { RequestForm } from '../request-form/values.ts'

/** A field that was left empty is left out. */
const given = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>)

function supplierChoiceOf({ supplierId, isNewSupplier, newSupplier }: RequestForm): CreateRequestBody['supplier'] {
  if (!isNewSupplier && supplierId !== null) return { kind: 'existing', supplier_id: supplierId }
  const registration = given('registration_number', toRegistrationNumber(newSupplier.registration_number))
  const [name, kana] = [newSupplier.name.trim(), newSupplier.name_kana.trim()]
  if (newSupplier.business_form === 2) {
    return {
      kind: 'sole_proprietor',
      supplier: { business_name: name, ...given('business_name_kana', kana), ...registration },
    }
  }
  const number = given('corporate_number', toCorporateNumber(newSupplier.corporate_number))
  return {
    kind: 'corporation',
    supplier: { corporate_name: name, ...given('corporate_name_kana', kana), ...number, ...registration },
  }
}

/** What the buyer reads, of a checked form, as the preview takes it. */
export const previewBodyOf = (
  form: RequestForm,
  { uploadFileInfo }: RequestEntry,
): BodyOf<typeof collections.previewRequest> => ({
  supplier: supplierChoiceOf(form),
  supplier_person_name: form.supplier_person_name.trim(),
  supplier_person_email: spellEmail(form.supplier_person_email),
  payment_due_date: form.payment_due_date,
  ...given('invoice_number', form.invoice_number.trim()),
  ...given('issue_date', form.issue_date),
  ...given('message', form.message.trim()),
  file_ids: uploadFileInfo === null ? [] : [uploadFileInfo.file_id],
  billing_amount: statedAmountsOf(form).billing_amount,
  deposit_date: form.deposit_date,
})

/** The checked entry as the call takes it, with the fee that its user has seen. */
export const requestBodyOf = (
  form: RequestForm,
  entry: RequestEntry,
  draft: KnownDraft | null,
  account_id: number,
  { commission_amount }: Pick<Commission, 'commission_amount'>,
): CreateRequestBody => {
  const stated = statedAmountsOf(form)
  return {
    ...previewBodyOf(form, entry),
    ...stated,
    standard_tax_rate: consumptionTaxRates.standard,
    reduced_tax_rate: consumptionTaxRates.reduced,
    service_fee_amount: commission_amount,
    deposit_amount: stated.billing_amount - commission_amount,
    account_id,
    is_send_request_mail: entry.isSendRequestMail,
    ...(draft === null ? {} : { draft_id: draft.id }),
    ...(entry.draftKey === null ? {} : { draft_key: entry.draftKey }),
  }
}

/** The buyer's name as the form has it. */
export const buyerNameOf = ({ isNewSupplier, supplierName, newSupplier }: RequestForm): string =>
  isNewSupplier ? newSupplier.name.trim() : supplierName
