import { digitsOf, displayKana } from '@invoice-card/domain'
import { prefilledApplication } from '../checkout/prefilled-application.ts'
import type { Application } from '../checkout/entry.ts'
import { emptyInvoiceForm, type FormOne } from '../invoice-values/values.ts'
import type { InvoicePaymentFlow } from './flow-state.ts'

/** The application that begins with a payee. */
export function applicationOfPayee(chosen: InvoicePaymentFlow, transferPersonName: string): Application {
  const { formOne, formTwo } = emptyInvoiceForm
  return prefilledApplication({
    formOne: { ...formOne, amount: chosen.transferAmount, due_date: chosen.dueDate, ...payeeOf(chosen) },
    formTwo: { ...formTwo, transfer_person_name: displayKana(transferPersonName) },
  })
}

function payeeOf({
  supplierId,
  supplierName,
  supplierCorporateNumber,
  supplierRegisterName,
}: InvoicePaymentFlow): Partial<FormOne> {
  if (supplierId !== null) return { supplierId, supplierName }
  return {
    isNewSupplier: true,
    newSupplier: { business_form: 1, name: supplierRegisterName, corporate_number: digitsOf(supplierCorporateNumber) },
  }
}
