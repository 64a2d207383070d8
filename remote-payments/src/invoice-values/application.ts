import type { CreateInvoiceBody, DraftValues } from '@invoice-card/contracts'
import { convertHolderKana, digitsOf, startOfText as cut, toRegistrationNumber } from '@invoice-card/domain'
import { emptyInvoiceForm, type FormOne, type FormTwo, type InvoiceForm } from './values.ts'
import { amountOf } from './typed-text.ts'

const textOrNothing = (text: string): string | undefined => text.trim() || undefined

/** What the checked form says, as the API takes it. */
export const applicationOf = ({
  formOne,
  formTwo,
}: InvoiceForm): Pick<CreateInvoiceBody, 'invoice' | 'supplier' | 'account'> => ({
  invoice: {
    amount: amountOf(formOne.amount) ?? 0,
    due_date: formOne.due_date,
    transfer_date: formOne.transfer_date,
    issue_date: textOrNothing(formOne.issue_date),
    invoice_number: textOrNothing(formOne.invoice_number),
    registration_number: textOrNothing(toRegistrationNumber(formOne.registration_number)),
    transfer_person_name: holderKanaOf(formTwo.transfer_person_name),
  },
  supplier: supplierChoiceOf(formOne),
  account: accountChoiceOf(formTwo),
})

/** A name as bank transfers carry it; as it was typed where it cannot be. */
export const holderKanaOf = (name: string): string => {
  const result = convertHolderKana(name)
  return result.is_converted ? result.holder_kana : name
}

/** An account number as it is registered, in seven digits. */
export const accountNumberOf = (typed: string): string => digitsOf(typed).padStart(7, '0')

export function supplierChoiceOf({
  supplierId,
  isNewSupplier,
  newSupplier,
  registration_number,
}: FormOne): CreateInvoiceBody['supplier'] {
  if (!isNewSupplier && supplierId !== null) return { kind: 'existing', supplier_id: supplierId }
  const registration = { registration_number: textOrNothing(toRegistrationNumber(registration_number)) }
  const name = newSupplier.name.trim()
  return newSupplier.business_form === 1
    ? {
        kind: 'corporation',
        supplier: {
          corporate_name: name,
          corporate_number: textOrNothing(digitsOf(newSupplier.corporate_number)),
          ...registration,
        },
      }
    : { kind: 'sole_proprietor', supplier: { business_name: name, ...registration } }
}

export function accountChoiceOf({ accountId, isNewAccount, newAccount }: FormTwo): CreateInvoiceBody['account'] {
  if (!isNewAccount && accountId !== null) return { kind: 'existing', account_id: accountId }
  const { bank_code, branch_code, account_type, account_number, account_holder_kana } = newAccount
  return {
    kind: 'new',
    account: {
      bank_code,
      branch_code,
      account_type,
      account_number: accountNumberOf(account_number),
      account_holder_kana: holderKanaOf(account_holder_kana),
    },
  }
}

/**
 * Where the values of a form are from: what a person has set, what of that before this invoice was there, and the file
 * whose readings are in the rest.
 */
export interface Provenance {
  readonly readFileId: string | null
  readonly editedFields: readonly string[]
  readonly prefilledFields: readonly string[]
}

/** The form as typed, as a draft stores it: what is too long for it is cut, or nothing would be saved any more. */
export function draftValuesOf(
  { formOne, formTwo }: InvoiceForm,
  fileIds: string[],
  { readFileId, editedFields, prefilledFields }: Provenance,
): DraftValues {
  const { newSupplier } = formOne
  const { newAccount } = formTwo
  return {
    file_ids: fileIds,
    read_file_id: readFileId,
    edited_fields: [...editedFields],
    prefilled_fields: [...prefilledFields],
    amount: amountOf(formOne.amount),
    due_date: cut(formOne.due_date, 10),
    transfer_date: cut(formOne.transfer_date, 10),
    issue_date: cut(formOne.issue_date, 10),
    invoice_number: cut(formOne.invoice_number, 60),
    registration_number: cut(toRegistrationNumber(formOne.registration_number), 14),
    transfer_person_name: cut(formTwo.transfer_person_name, 48),
    supplier_id: formOne.supplierId,
    is_new_supplier: formOne.isNewSupplier,
    new_supplier_business_form: newSupplier.business_form,
    new_supplier:
      newSupplier.business_form === 1
        ? { corporate_name: cut(newSupplier.name, 300), corporate_number: cut(newSupplier.corporate_number, 300) }
        : { business_name: cut(newSupplier.name, 300) },
    account_id: formTwo.accountId,
    is_new_account: formTwo.isNewAccount,
    new_account: {
      bank_code: cut(newAccount.bank_code, 300),
      branch_code: cut(newAccount.branch_code, 300),
      account_type: newAccount.account_type,
      account_number: cut(newAccount.account_number, 300),
      account_holder_kana: cut(newAccount.account_holder_kana, 300),
    },
  }
}

/** A saved draft as form values; names of bank, branch and supplier are looked up again by their ids. */
export function formOfDraft(values: DraftValues): InvoiceForm {
  const { formOne, formTwo } = emptyInvoiceForm
  const business_form = values.new_supplier_business_form ?? 1
  const name = business_form === 1 ? values.new_supplier?.corporate_name : values.new_supplier?.business_name
  return {
    formOne: {
      ...formOne,
      amount: values.amount ? String(values.amount) : '',
      due_date: values.due_date ?? '',
      transfer_date: values.transfer_date ?? '',
      issue_date: values.issue_date ?? '',
      invoice_number: values.invoice_number ?? '',
      registration_number: values.registration_number ?? '',
      supplierId: values.supplier_id ?? null,
      isNewSupplier: values.is_new_supplier ?? false,
      newSupplier: { business_form, name: name ?? '', corporate_number: values.new_supplier?.corporate_number ?? '' },
    },
    formTwo: {
      ...formTwo,
      accountId: values.account_id ?? null,
      isNewAccount: values.is_new_account ?? false,
      newAccount: {
        ...formTwo.newAccount,
        bank_code: values.new_account?.bank_code ?? '',
        branch_code: values.new_account?.branch_code ?? '',
        account_type: values.new_account?.account_type ?? 1,
        account_number: values.new_account?.account_number ?? '',
        account_holder_kana: values.new_account?.account_holder_kana ?? '',
      },
      transfer_person_name: values.transfer_person_name ?? '',
    },
  }
}

/** The file whose readings are in the draft already. */
export function readFileIdOf(values: DraftValues): string | null {
  if (values.read_file_id !== undefined) return values.read_file_id
  // Of before this was stored: nothing but the company's own name was stored before its file was read.
  return isUnfilled(formOfDraft(values)) ? null : (values.file_ids?.[0] ?? null)
}

const isUnfilled = (form: InvoiceForm): boolean =>
  differences(form, emptyInvoiceForm).every(path => path === 'formTwo.transfer_person_name')

/** Paths of the values that differ. */
export function differences(value: unknown, empty: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return value === empty ? [] : [path.join('.')]
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    differences(part, (empty as Record<string, unknown>)[name], [...path, name]),
  )
}
