import type { Invoice } from '@invoice-card/contracts'
import { accountChoiceOf, supplierChoiceOf } from '../application.ts'
import { calls } from '../calls.ts'
import { changePaymentFlow, readPaymentFlow, type PaymentEdit } from '../flow-state.ts'
import type { InvoiceForm } from '../invoice-form.ts'
import type { PaymentChanges } from './changes.ts'

/** Everything of an edit but the card's amount. What is registered on the way is written down at once, so that another try does not register it twice. */
export async function sendUpdate({ id }: Invoice, { corrections, isPayeeChanged, comment }: PaymentChanges): Promise<Invoice> {
  const payee = isPayeeChanged ? { payee: await registeredPayee() } : {}
  return calls.invoices.updateInvoice({ params: { id }, body: { ...corrections, ...payee, ...(comment === '' ? {} : { comment }) } })
}

async function registeredPayee() {
  const supplier_id = await registeredSupplier(openEdit().form)
  const account_id = await registeredAccount(supplier_id, openEdit().form)
  return { supplier_id, account_id }
}

async function registeredSupplier({ formOne }: InvoiceForm): Promise<number> {
  const choice = supplierChoiceOf(formOne)
  if (choice.kind === 'existing') return choice.supplier_id
  const { id, name } = choice.kind === 'corporation'
    ? await calls.suppliers.createSupplierCorporation({ body: choice.supplier })
    : await calls.suppliers.createSupplierSoleProprietor({ body: choice.supplier })
  keepForm(form => ({ ...form, formOne: { ...form.formOne, supplierId: id, supplierName: name, isNewSupplier: false } }))
  return id
}

async function registeredAccount(supplierId: number, { formTwo }: InvoiceForm): Promise<number> {
  const choice = accountChoiceOf(formTwo)
  if (choice.kind === 'existing') return choice.account_id
  const { id, bank_name, branch_name, account_number } = await calls.suppliers.createSupplierAccount({ params: { id: supplierId }, body: choice.account })
  keepForm(form => ({ ...form, formTwo: { ...form.formTwo, accountId: id, accountLabel: `${bank_name} ${branch_name} ${account_number}`, isNewAccount: false } }))
  return id
}

function openEdit(): PaymentEdit {
  const { edit } = readPaymentFlow()
  if (edit === null) throw new Error('No payment is being edited')
  return edit
}

const keepForm = (change: (form: InvoiceForm) => InvoiceForm): void => changePaymentFlow({ edit: { ...openEdit(), form: change(openEdit().form) } })
