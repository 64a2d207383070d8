import { emptyInvoiceForm, type InvoiceForm } from './values.ts'

const payeeChoices = ['formOne.supplierId', 'formOne.isNewSupplier', 'formOne.newSupplier.name']
const isOfAccount = (path: string): boolean => path.startsWith('formTwo.') && path !== 'formTwo.transfer_person_name'

/**
 * Of the fields that the user changed those that stay when another invoice takes the place of this one: an account
 * belongs to its supplier, and the invoice says who that is unless the user has.
 */
export function editedForAnother(editedFields: readonly string[]): readonly string[] {
  return payeeChoices.some(path => editedFields.includes(path))
    ? editedFields
    : editedFields.filter(path => !isOfAccount(path))
}

/** An empty form with only what the user typed: readings of one invoice must not stay when another takes its place. */
export function withEditedOnly(form: InvoiceForm, edited: readonly string[]): InvoiceForm {
  const editedFields = editedForAnother(edited)
  const formOne = pickEdited(form.formOne, emptyInvoiceForm.formOne, editedFields, 'formOne')
  const formTwo = pickEdited(form.formTwo, emptyInvoiceForm.formTwo, editedFields, 'formTwo')
  return {
    formOne,
    formTwo: {
      ...formTwo,
      ...(editedFields.includes('formOne.supplierId') ? {} : { accountId: null, accountLabel: '' }),
      // A new supplier has no registered account yet.
      isNewAccount: formTwo.isNewAccount || formOne.isNewSupplier,
      // Comes from the company, not from the invoice.
      transfer_person_name: form.formTwo.transfer_person_name,
    },
  }
}

function pickEdited<T extends object>(values: T, empty: T, editedFields: readonly string[], prefix: string): T {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const path = `${prefix}.${name}`
    const fallback = empty[name as keyof T]
    if (typeof value === 'object' && value !== null)
      return [name, pickEdited(value, fallback as object, editedFields, path)]
    return [name, editedFields.includes(path) ? value : fallback]
  })
  // The entries are those of `values`, name by name.
  return Object.fromEntries(entries) as T
}
