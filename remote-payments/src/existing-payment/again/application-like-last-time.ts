import type { Account, Invoice, InvoiceSummary } from '@invoice-card/contracts'
import { accountLine, displayKana, isFinal } from '@invoice-card/domain'
import { emptyApplication, type Application } from '../../checkout/entry.ts'
import { emptyInvoiceForm } from '../../invoice-values/values.ts'

/** Whether a payment can be the model of the next: it is over, and was to a supplier of the company's own. */
export const isRepeatable = <Payment extends InvoiceSummary>(
  invoice: Payment,
): invoice is Payment & { supplier_id: number } =>
  isFinal(invoice) && invoice.type === 'InvoicePayment' && invoice.supplier_id !== null

const identity = ['bank_code', 'branch_code', 'account_type', 'account_number'] as const

/**
 * The flow of the next payment to the same payee. Amount, days and file are the next invoice's. An account that is no
 * longer registered is left for the user to choose.
 */
export function applicationLikeLastTime(
  { supplier_id, supplier_name, account, transfer_person_name }: Invoice,
  accounts: readonly Account[],
): Application {
  const { formOne, formTwo } = emptyInvoiceForm
  const same = accounts.find(each => account !== null && identity.every(part => each[part] === account[part]))
  const label = same && accountLine(same)
  return {
    ...emptyApplication,
    invoiceForm: {
      formOne: { ...formOne, supplierId: supplier_id, supplierName: supplier_name },
      formTwo: {
        ...formTwo,
        accountId: same?.id ?? null,
        accountLabel: label ?? '',
        transfer_person_name: displayKana(transfer_person_name),
      },
    },
    // As if chosen by hand: what is read from the next invoice does not write over it, and warns where it says
    // something else.
    editedFields: [
      'formOne.supplierId',
      'formOne.supplierName',
      'formTwo.transfer_person_name',
      ...(same ? ['formTwo.accountId', 'formTwo.accountLabel'] : []),
    ],
  }
}
