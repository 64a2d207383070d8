import { useDebouncedValue } from '@invoice-card/form'
import { DuplicateNotice } from '../common/duplicates/duplicate-notice.tsx'
import type { AskedInvoice } from '../common/duplicates/queries.ts'
import type { InvoiceForm } from '../common/invoice-form.ts'
import { amountOf } from '../common/typed-text.ts'

/** Payments like the one in the form, looked for after the typing. */
export function EnteredDuplicates({ formOne: { amount, invoice_number, supplierId, isNewSupplier } }: InvoiceForm) {
  const asked: AskedInvoice = {
    amount: amountOf(amount),
    number: invoice_number.trim(),
    supplierId: isNewSupplier ? null : supplierId,
  }
  // As text, because an object is another one with every render.
  return <DuplicateNotice {...(JSON.parse(useDebouncedValue(JSON.stringify(asked))) as AskedInvoice)} />
}
