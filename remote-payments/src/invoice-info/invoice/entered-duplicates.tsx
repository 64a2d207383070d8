import { useDebouncedValue } from '@invoice-card/form'
import { DuplicateNotice } from '../../invoice-form/duplicates/duplicate-notice.tsx'
import type { DuplicateQuery } from '../../invoice-form/duplicates/queries.ts'
import type { InvoiceForm } from '../../invoice-form/values.ts'
import { amountOf } from '../../invoice-form/typed-text.ts'

interface EnteredDuplicatesProps extends InvoiceForm {
  /** Named already, by its file or by what was read. */
  readonly knownId: number | undefined
}

/** Payments like the one in the form, looked for after the typing. */
export function EnteredDuplicates({
  formOne: { amount, invoice_number, supplierId, isNewSupplier },
  knownId,
}: EnteredDuplicatesProps) {
  const asked: DuplicateQuery = {
    amount: amountOf(amount),
    number: invoice_number.trim(),
    supplierId: isNewSupplier ? null : supplierId,
  }
  // As text, because an object is another one with every render.
  const debounced = JSON.parse(useDebouncedValue(JSON.stringify(asked))) as DuplicateQuery
  return <DuplicateNotice {...debounced} knownId={knownId} />
}
