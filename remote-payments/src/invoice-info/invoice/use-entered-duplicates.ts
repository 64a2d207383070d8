import { useDebouncedValue } from '@invoice-card/form'
import { useQuery } from '@tanstack/react-query'
import { similarPaymentsQuery, type DuplicateQuery } from '../../invoice-values/duplicates/queries.ts'
import { amountOf } from '../../invoice-values/typed-text.ts'
import type { InvoiceForm } from '../../invoice-values/values.ts'

/** Which payments are like the one in the form, looked for after the typing; and whether that is still open. */
export function useEnteredDuplicates({ formOne }: InvoiceForm) {
  const { amount, invoice_number, supplierId, isNewSupplier, due_date } = formOne
  // As text, because an object is another one with every render.
  const current = JSON.stringify({
    amount: amountOf(amount),
    number: invoice_number.trim(),
    supplierId: isNewSupplier ? null : supplierId,
    dueDate: due_date,
  } satisfies DuplicateQuery)
  const debounced = useDebouncedValue(current)
  const asked = JSON.parse(debounced) as DuplicateQuery
  const { isLoading } = useQuery(similarPaymentsQuery(asked))
  return { asked, isComing: isLoading || debounced !== current }
}
