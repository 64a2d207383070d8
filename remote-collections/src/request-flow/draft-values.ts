import { emptyAccount } from '@invoice-card/bank-account'
import {
  type InvoiceRequestDraftDetail,
  maxSearchWordLength,
  requestAmountFields,
  type RequestDraftValues,
} from '@invoice-card/contracts'
import { startOfText as cut, toRegistrationNumber } from '@invoice-card/domain'
import { emptyEntry, type RequestEntry } from './entry.ts'
import { type AmountField, emptyRequestForm, type RequestForm } from '../request-form/values.ts'
import { amountOf, rateOf, rateText } from '../request-form/typed-text.ts'

const amountFields = ['billing_amount', ...requestAmountFields] as const satisfies readonly AmountField[]

/** The form as typed, as a draft stores it. */
export function draftValuesOf(entry: RequestEntry, form: RequestForm): RequestDraftValues {
  const { newSupplier, supplierSearchWord } = form
  const { accountId, isNewAccount, newAccount } = entry.bankFormInfo
  const { bank_code, branch_code, account_type, account_number, account_holder_kana } = newAccount
  const registration_number = cut(toRegistrationNumber(newSupplier.registration_number), 300)
  const amounts = Object.fromEntries(amountFields.map(field => [field, amountOf(form[field])]))
  return {
    ...amounts,
    discount_amount: form.discountKind === 'none' ? null : amountOf(form.discount_amount),
    discount_rate: form.discountKind === 'rate' ? rateOf(form.discount_rate) : null,
    read_file_id: entry.readFileId,
    edited_fields: entry.editedFields.slice(0, 60).map(path => cut(path, 60)),
    file_ids: entry.uploadFileInfo === null ? [] : [entry.uploadFileInfo.file_id],
    supplier_search_word: cut(supplierSearchWord, maxSearchWordLength),
    supplier_id: form.supplierId,
    is_new_supplier: form.isNewSupplier,
    new_supplier_business_form: newSupplier.business_form,
    new_supplier:
      newSupplier.business_form === 1
        ? {
            corporate_name: cut(newSupplier.name, 300),
            corporate_name_kana: cut(newSupplier.name_kana, 100),
            corporate_number: cut(newSupplier.corporate_number, 300),
            registration_number,
          }
        : {
            business_name: cut(newSupplier.name, 300),
            business_name_kana: cut(newSupplier.name_kana, 100),
            registration_number,
          },
    supplier_person_name: cut(form.supplier_person_name, 60),
    supplier_person_email: cut(form.supplier_person_email, 254),
    payment_due_date: cut(form.payment_due_date, 10),
    deposit_date: cut(form.deposit_date, 10),
    invoice_number: cut(form.invoice_number, 60),
    issue_date: cut(form.issue_date, 10),
    message: cut(form.message, 1000),
    account_id: accountId,
    is_new_account: isNewAccount,
    new_account: {
      bank_code: cut(bank_code, 300),
      branch_code: cut(branch_code, 300),
      account_type,
      account_number: cut(account_number, 300),
      account_holder_kana: cut(account_holder_kana, 300),
    },
    is_send_request_mail: entry.isSendRequestMail,
  }
}

/** A stored draft as it was typed. */
export function entryOfDraft({
  id,
  values,
  buyer_name,
  file_name,
  updated_at,
}: InvoiceRequestDraftDetail): RequestEntry {
  const [file_id] = values.file_ids ?? []
  return {
    ...emptyEntry,
    uploadFileInfo: file_id === undefined ? null : { file_id, file_name: file_name ?? '' },
    invoiceFormInfo: formOfDraft(values, buyer_name ?? ''),
    editedFields: values.edited_fields ?? [],
    readFileId: values.read_file_id ?? null,
    bankFormInfo: {
      accountId: values.account_id ?? null,
      isNewAccount: values.is_new_account ?? false,
      newAccount: { ...emptyAccount, ...values.new_account },
    },
    isSendRequestMail: values.is_send_request_mail ?? true,
    openedDraft: { id, updated_at },
  }
}

function formOfDraft(values: RequestDraftValues, buyerName: string): RequestForm {
  const { discount_rate = null, discount_amount = null, new_supplier = {} } = values
  const amounts = Object.fromEntries(amountFields.map(field => [field, yenText(values[field])])) as Record<
    AmountField,
    string
  >
  const {
    business_name = '',
    corporate_name = business_name,
    business_name_kana = '',
    corporate_name_kana = business_name_kana,
  } = new_supplier
  const supplierId = values.supplier_id ?? null
  return {
    ...emptyRequestForm,
    ...amounts,
    supplierSearchWord: values.supplier_search_word ?? '',
    supplierId,
    supplierName: supplierId === null ? '' : buyerName,
    isNewSupplier: values.is_new_supplier ?? false,
    newSupplier: {
      business_form: values.new_supplier_business_form ?? 1,
      name: corporate_name,
      name_kana: corporate_name_kana,
      corporate_number: new_supplier.corporate_number ?? '',
      registration_number: new_supplier.registration_number ?? '',
    },
    supplier_person_name: values.supplier_person_name ?? '',
    supplier_person_email: values.supplier_person_email ?? '',
    invoice_number: values.invoice_number ?? '',
    issue_date: values.issue_date ?? '',
    discountKind: discount_rate !== null ? 'rate' : discount_amount ? 'yen' : 'none',
    discount_rate: discount_rate === null ? '' : rateText(discount_rate),
    payment_due_date: values.payment_due_date ?? '',
    deposit_date: values.deposit_date ?? '',
    message: values.message ?? '',
  }
}

const yenText = (amount: number | null | undefined): string => (amount ? String(amount) : '')
