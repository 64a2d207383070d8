import { accountMessages } from '@invoice-card/bank-account'
import { messages } from './messages.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'

const { fields } = messages

const labels: Readonly<Record<string, string>> = {
  'formOne.amount': fields.amount.label,
  'formOne.issue_date': fields.issue_date.label,
  'formOne.due_date': fields.due_date.label,
  'formOne.invoice_number': fields.invoice_number.label,
  'formOne.registration_number': fields.registration_number.label,
  'formOne.supplierId': fields.supplierId.label,
  'formOne.newSupplier.corporate_number': fields.corporate_number.label,
  'formTwo.accountId': fields.accountId.label,
  'formTwo.newAccount.bank_code': accountMessages.bank.label,
  'formTwo.newAccount.branch_code': accountMessages.branch.label,
  'formTwo.newAccount.account_type': accountMessages.type.label,
  'formTwo.newAccount.account_number': accountMessages.number.label,
  'formTwo.newAccount.account_holder_kana': accountMessages.holder.label,
  'formOne.transfer_date': fields.transfer_date.label,
  'formTwo.transfer_person_name': fields.transfer_person_name.label,
}

/** What a field is called on the screen. */
export function labelOf(path: string, { formOne: { newSupplier } }: InvoiceForm): string {
  if (path === 'formOne.newSupplier.name')
    return newSupplier.business_form === 1 ? fields.supplierName.corporation : fields.supplierName.soleProprietor
  return labels[path] ?? ''
}
