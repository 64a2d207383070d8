import type { OcrConfidence, OcrFields } from '@invoice-card/contracts'
import { checkAmounts, hasLegalForm, isSameCompanyName } from '@invoice-card/domain'
import { ofTotal, type ReadAmounts } from './amount-proposals.ts'
import { findBuyers } from './buyer-search.ts'
import { emptyAmounts, type RequestForm } from './values.ts'
import { statedAmountsOf } from './stated-amounts.ts'

/** The form with what was read from the company's own invoice, except where the user has already typed. */
export function withReadings(form: RequestForm, readings: OcrFields, edited: readonly string[]): RequestForm {
  const read = (field: 'payment_due_date' | 'issue_date' | 'invoice_number', value: string | null): string =>
    edited.includes(field) ? form[field] : (value ?? form[field])
  const withTexts = {
    ...form,
    payment_due_date: read('payment_due_date', readings.due_date.value),
    issue_date: read('issue_date', readings.issue_date.value),
    invoice_number: read('invoice_number', readings.invoice_number.value),
  }
  const total = readings.total_amount.value
  // The amounts belong together: once a person has begun with them, none of them is read.
  if (total === null || Object.keys(emptyAmounts).some(field => edited.includes(field))) return withTexts
  // Those of an earlier request, its discount too, are not of this invoice.
  const withoutAmounts = { ...withTexts, ...emptyAmounts }
  const withClasses = ofClasses(withoutAmounts, readings)
  if (withClasses !== null) return withClasses
  // Amounts of more than the 10 % class that do not add up say nothing: the total alone is taken.
  if (otherClasses.some(name => readings[name].value !== null))
    return { ...withoutAmounts, billing_amount: String(total) }
  return ofTotal(withoutAmounts, total, readings.standard_tax_amount.value)
}

const otherClasses = ['reduced_taxable_amount', 'nontaxable_amount', 'reduced_tax_amount'] as const

/** The form with the amounts of every class; null where none was read, or where they do not add up to the total. */
function ofClasses(form: RequestForm, readings: OcrFields): RequestForm | null {
  const text = (name: keyof OcrFields): string => String(readings[name].value ?? '')
  const [standard, reduced, nontaxable] = [
    text('standard_taxable_amount'),
    text('reduced_taxable_amount'),
    text('nontaxable_amount'),
  ]
  const filled: RequestForm = {
    ...form,
    standard_taxable_amount: standard,
    standard_discounted_amount: standard,
    standard_consumption_tax_amount: standard && text('standard_tax_amount'),
    reduced_taxable_amount: reduced,
    reduced_discounted_amount: reduced,
    reduced_consumption_tax_amount: reduced && text('reduced_tax_amount'),
    nontaxable_amount: nontaxable,
    nontaxable_discounted_amount: nontaxable,
    billing_amount: text('total_amount'),
  }
  return checkAmounts(statedAmountsOf(filled)).length === 0 ? filled : null
}

/** Which reading stands behind a field of the form. */
const readingOfField = {
  payment_due_date: 'due_date',
  issue_date: 'issue_date',
  invoice_number: 'invoice_number',
  standard_taxable_amount: 'standard_taxable_amount',
  reduced_taxable_amount: 'reduced_taxable_amount',
  nontaxable_amount: 'nontaxable_amount',
  billing_amount: 'total_amount',
  standard_consumption_tax_amount: 'standard_tax_amount',
  reduced_consumption_tax_amount: 'reduced_tax_amount',
  'newSupplier.name': 'payer_name',
} as const satisfies Readonly<Record<string, keyof OcrFields>>
export type ReadField = keyof typeof readingOfField
const ofClass: ReadonlySet<ReadField> = new Set([
  'standard_taxable_amount',
  'reduced_taxable_amount',
  'nontaxable_amount',
  'standard_consumption_tax_amount',
  'reduced_consumption_tax_amount',
])

/** The amounts as the invoice says them, by field of the form. */
export function readAmountsOf(readings: OcrFields): ReadAmounts {
  return Object.fromEntries(
    ([...ofClass, 'billing_amount'] as const).flatMap(field => {
      const { value } = readings[readingOfField[field]]
      return value === null ? [] : [[field, String(value)]]
    }),
  )
}

/** How sure the reading is that stands in a field; null where the field says something else, or is computed. */
export function confidenceOf(path: ReadField, form: RequestForm, readings: OcrFields | null): OcrConfidence | null {
  if (readings === null) return null
  const { value, confidence } = readings[readingOfField[path]]
  const text = path === 'newSupplier.name' ? form.newSupplier.name : form[path]
  if (value !== null) return text === String(value) ? confidence : null
  // Not every invoice has each class, or a tax in a line of its own: that is computed then.
  return text === '' && !ofClass.has(path) ? 'not_read' : null
}

/** Whether the invoice is addressed to the company itself: one that it received, not one that it sends. */
export const isAddressedTo = (company: string, { payer_name }: OcrFields): boolean =>
  payer_name.value !== null && isSameCompanyName(payer_name.value, company)

/** The registered partner that the invoice is addressed to, or the form of a new one; null where nobody is named. */
export async function addresseeOf({ payer_name }: OcrFields): Promise<Partial<RequestForm> | null> {
  const name = payer_name.value
  if (!name) return null
  const partner = (await findBuyers(name)).find(one => isSameCompanyName(one.name, name))
  if (partner) return { supplierId: partner.id, supplierName: partner.name, isNewSupplier: false }
  const newSupplier = {
    business_form: hasLegalForm(name) ? 1 : 2,
    name,
    name_kana: '',
    corporate_number: '',
    registration_number: '',
  } as const
  return { isNewSupplier: true, newSupplier }
}
