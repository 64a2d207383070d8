import type { RefusalError } from '@invoice-card/api-client'
import { withoutContact } from '@invoice-card/domain'
import type { RequestForm } from '../request-form/values.ts'

/** Where the user puts right what was refused. */
export type RefusalStep = 'content' | 'account' | 'file' | 'none'

const fieldOfCode: Readonly<Record<string, string>> = {
  supplier_not_found: 'supplierId',
  supplier_already_exists: 'newSupplier.name',
  corporate_number_incorrect: 'newSupplier.corporate_number',
  registration_number_incorrect: 'newSupplier.registration_number',
  buyer_not_available: 'supplier_person_email',
  amount_over_limit: 'billing_amount',
  request_amounts_wrong: 'billing_amount',
  deposit_date_not_available: 'deposit_date',
  payment_due_date_not_available: 'payment_due_date',
}

/** The step on which a refusal is put right, and the messages for the fields of that step. */
export function stepOfRefusal(
  { code, fields, message }: Pick<RefusalError, 'code' | 'fields' | 'message'>,
  { isNewSupplier }: RequestForm,
): { readonly step: RefusalStep; readonly refusals: Readonly<Record<string, string>> } {
  if (code === 'account_not_found') return { step: 'account', refusals: { accountId: message } }
  if (code === 'file_not_found' || code === 'duplicate_invoice') return { step: 'file', refusals: {} }
  if (code === 'buyer_is_own_company' || code === 'supplier_not_allowed') {
    const field = isNewSupplier ? 'newSupplier.name' : 'supplierId'
    return { step: 'content', refusals: { [field]: withoutContact(message) } }
  }
  if (fields.length > 0) {
    return {
      step: 'content',
      refusals: Object.fromEntries(fields.map(({ field, message: text }) => [formFieldOf(field), text])),
    }
  }
  const field = fieldOfCode[code]
  return field === undefined
    ? { step: 'none', refusals: {} }
    : { step: 'content', refusals: { [field]: withoutContact(message) } }
}

/** A field of the body by its name in the form. */
function formFieldOf(field: string): string {
  const name = field.split('.').at(-1) ?? field
  if (field === 'consumption_tax_amount') return 'standard_consumption_tax_amount'
  if (!field.startsWith('supplier.')) return field
  if (name === 'supplier_id') return 'supplierId'
  return `newSupplier.${name.replace(/^(corporate|business)_name/, 'name')}`
}
