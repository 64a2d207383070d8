import { emptyAmounts, emptyRequestForm, type RequestForm } from './values.ts'

/** An empty form with only what the user typed: readings of one invoice go when another takes its place. */
export function withEditedOnly(form: RequestForm, edited: readonly string[]): RequestForm {
  const isBuyerTyped = ['supplierId', 'isNewSupplier', 'newSupplier'].some(name =>
    edited.some(path => path.split('.')[0] === name),
  )
  const buyer = isBuyerTyped
    ? {
        supplierId: form.supplierId,
        supplierName: form.supplierName,
        isNewSupplier: form.isNewSupplier,
        newSupplier: form.newSupplier,
      }
    : {}
  // The amounts belong together: the rest of a sum that was typed in part would not add up.
  const isAmountTyped = Object.keys(emptyAmounts).some(name => edited.includes(name))
  const stays = (name: string) => edited.includes(name) || (isAmountTyped && name in emptyAmounts)
  const typed = Object.fromEntries(Object.entries(form).filter(([name]) => stays(name)))
  // Nothing reads the word: it was typed, or stands for a partner that a prepared draft asked.
  return { ...emptyRequestForm, supplierSearchWord: form.supplierSearchWord, ...typed, ...buyer }
}
