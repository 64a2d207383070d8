import { differences } from '../invoice-values/application.ts'
import { emptyApplication, type Application } from './entry.ts'
import { emptyInvoiceForm, type FormOne, type InvoiceForm } from '../invoice-values/values.ts'

/**
 * A payment of which something is known before its invoice is read. That counts as typed: the invoice fills in the
 * rest, and where it says something else, that is shown.
 */
export function prefilledApplication({ formOne, formTwo }: InvoiceForm): Application {
  // A new supplier has no registered account yet.
  const invoiceForm = { formOne, formTwo: { ...formTwo, isNewAccount: formOne.isNewSupplier } }
  const given = [...differences(invoiceForm, emptyInvoiceForm), ...choicesIn(invoiceForm.formOne)]
  return { ...emptyApplication, invoiceForm, editedFields: given, prefilledFields: given }
}

/** A choice that is made although it says what an empty form says. */
const choicesIn = ({ isNewSupplier, supplierId }: FormOne): string[] => {
  if (isNewSupplier) return ['formOne.newSupplier.business_form']
  return supplierId === null ? [] : ['formOne.isNewSupplier']
}
