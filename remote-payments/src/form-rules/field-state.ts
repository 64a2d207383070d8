import type { Account, OcrFields } from '@invoice-card/contracts'
import { isCalendarDay, isSameCompanyName } from '@invoice-card/domain'
import { getIn } from 'formik'
import type { Application } from '../checkout/entry.ts'
import type { InvoiceForm } from '../invoice-values/values.ts'
import { isAccountOn } from '../invoice-values/reading/matching.ts'
import { confidenceOf, readingInsteadOf } from '../invoice-values/reading/reading.ts'

/**
 * What a field needs of the user. `agreed`: nothing, its value stands. `check`: a look, the reading is unsure or says
 * something else. `missing`: a value. `open`: nothing that is asked for, but it is no reading that stands there.
 */
export type FieldState = 'agreed' | 'check' | 'missing' | 'open'

/** What the states are made from. */
export interface CheckedForm {
  readonly form: InvoiceForm
  readonly readings: OcrFields
  readonly provenance: Pick<Application, 'editedFields' | 'prefilledFields'>
  /** Of the chosen supplier; undefined until they are known. */
  readonly accounts: readonly Account[] | undefined
}

const optional = [
  'formOne.invoice_number',
  'formOne.registration_number',
  'formOne.issue_date',
  'formOne.newSupplier.corporate_number',
]

/** What stands behind a field that was not read itself. */
const stateOfOthers: Readonly<Record<string, (checked: CheckedForm) => FieldState>> = {
  'formOne.transfer_date': ({ form: { formOne } }) =>
    isCalendarDay(formOne.due_date) && formOne.transfer_date > formOne.due_date ? 'check' : 'agreed',
  'formTwo.transfer_person_name': () => 'agreed',
  'formOne.supplierId': ({ form: { formOne }, readings: { issuer_name, registration_number } }) =>
    registration_number.confidence === 'agreed' ||
    (issuer_name.confidence === 'agreed' && isSameCompanyName(formOne.supplierName, issuer_name.value ?? ''))
      ? 'agreed'
      : 'check',
  'formOne.isNewSupplier': () => 'agreed',
  // Accounts are registered, and none of them is taken.
  'formTwo.isNewAccount': () => 'check',
  'formOne.newSupplier.business_form': checked => stateOfField('formOne.newSupplier.name', checked),
  'formOne.newSupplier.corporate_number': ({ readings: { registration_number } }) =>
    registration_number.confidence === 'agreed' ? 'agreed' : 'check',
  'formTwo.accountId': ({ form: { formTwo }, readings, accounts }) => {
    const chosen = accounts?.find(({ id }) => id === formTwo.accountId)
    // Two sources that say the same: what is registered, and what was read.
    return chosen !== undefined && isAccountOn(readings, chosen) === true ? 'agreed' : 'check'
  },
}

/** The state of a field once the invoice has been read. */
export function stateOfField(path: string, checked: CheckedForm): FieldState {
  const { form, readings, provenance } = checked
  const value: unknown = getIn(form, path)
  if (value === '' || value === null) return optional.includes(path) ? 'open' : 'missing'
  if (provenance.editedFields.includes(path) && !provenance.prefilledFields.includes(path)) return 'open'
  if (provenance.prefilledFields.includes(path) && readingInsteadOf(path, form, readings) !== null) return 'check'
  const other = stateOfOthers[path]
  if (other) return other(checked)
  if (provenance.prefilledFields.includes(path)) return 'agreed'
  const confidence = confidenceOf(path, form, readings)
  // Of the register of companies, which knows the name better than a picture shows it.
  if (confidence === null) return path === 'formOne.newSupplier.name' ? 'agreed' : 'open'
  return confidence === 'agreed' ? 'agreed' : 'check'
}

const always = [
  'formOne.amount',
  'formOne.issue_date',
  'formOne.due_date',
  'formOne.invoice_number',
  'formOne.registration_number',
]
const newAccount = ['bank_code', 'branch_code', 'account_type', 'account_number', 'account_holder_kana'].map(
  name => `formTwo.newAccount.${name}`,
)

/** The fields that the form has now, from top to bottom. */
export const fieldsOf = ({ formOne, formTwo }: InvoiceForm): readonly string[] => [
  ...always,
  ...(formOne.isNewSupplier ? ['formOne.newSupplier.name'] : ['formOne.supplierId']),
  ...(formOne.isNewSupplier && formOne.newSupplier.business_form === 1 ? ['formOne.newSupplier.corporate_number'] : []),
  ...(formTwo.isNewAccount ? newAccount : ['formTwo.accountId']),
  'formOne.transfer_date',
  'formTwo.transfer_person_name',
]
