import { emptyInvoiceForm, type InvoiceForm } from './invoice-form.ts'

/** An empty form with only what the user typed: what was read from one invoice must not stay when another takes its place. */
export function keepEdited(form: InvoiceForm, editedFields: readonly string[]): InvoiceForm {
  return {
    formOne: keepIn(form.formOne, emptyInvoiceForm.formOne, editedFields, 'formOne'),
    formTwo: {
      ...keepIn(form.formTwo, emptyInvoiceForm.formTwo, editedFields, 'formTwo'),
      // Comes from the company, not from the invoice.
      transfer_person_name: form.formTwo.transfer_person_name,
    },
  }
}

function keepIn<T extends object>(values: T, empty: T, editedFields: readonly string[], prefix: string): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const path = `${prefix}.${name}`
    const fallback = empty[name as keyof T]
    if (typeof value === 'object' && value !== null) return [name, keepIn(value, fallback as object, editedFields, path)]
    return [name, editedFields.includes(path) ? value : fallback]
  })
  // The entries are those of `values`, name by name.
  return Object.fromEntries(entries) as T
}
