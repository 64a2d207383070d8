import type { InvoiceForm } from '../invoice-values/values.ts'

/** The field of /payments/add/invoiceinfo that a refusal of the application is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  transfer_date_not_available: 'formOne.transfer_date',
  supplier_not_found: 'formOne.supplierId',
  supplier_frozen: 'formOne.supplierId',
  supplier_already_exists: 'formOne.newSupplier.name',
  corporate_number_incorrect: 'formOne.newSupplier.corporate_number',
  registration_number_incorrect: 'formOne.registration_number',
  registration_number_is_own: 'formOne.registration_number',
  account_not_found: 'formTwo.accountId',
  account_already_exists: 'formTwo.newAccount.account_number',
  bank_not_found: 'formTwo.newAccount.bank_code',
  branch_not_found: 'formTwo.newAccount.branch_code',
  holder_not_convertible: 'formTwo.newAccount.account_holder_kana',
  transfer_person_name_not_kana: 'formTwo.transfer_person_name',
  amount_over_limit: 'formOne.amount',
}

/**
 * Where the user puts right what was refused: a field of the form, the file, the list of what programs prepared, or
 * nowhere.
 */
export function stepOfRefusal(
  code: string,
  { formOne: { isNewSupplier }, formTwo: { isNewAccount } }: InvoiceForm,
): { step: 'invoiceInfo'; field: string } | { step: 'create' | 'prepared' | 'none' } {
  if (code === 'file_not_found' || code === 'file_already_used') return { step: 'create' }
  if (code === 'supplier_is_own_company' || code === 'supplier_not_allowed')
    return { step: 'invoiceInfo', field: isNewSupplier ? 'formOne.newSupplier.name' : 'formOne.supplierId' }
  if (code === 'account_is_own_company')
    return { step: 'invoiceInfo', field: isNewAccount ? 'formTwo.newAccount.account_holder_kana' : 'formTwo.accountId' }
  if (code.startsWith('pre_item_')) return { step: 'prepared' }
  const field = fieldOfCode[code]
  return field ? { step: 'invoiceInfo', field } : { step: 'none' }
}
