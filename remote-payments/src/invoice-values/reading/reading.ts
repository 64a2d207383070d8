import type { OcrConfidence, OcrFields } from '@invoice-card/contracts'
import {
  accountTypeName,
  corporateNumberOf,
  displayKana,
  hasLegalForm,
  isSameCompanyName,
  normalizeText,
} from '@invoice-card/domain'
import { accountNumberOf, holderKanaOf } from '../application.ts'
import { emptyInvoiceForm, type InvoiceForm } from '../values.ts'

type ReadName = keyof OcrFields
type PageBox = OcrFields[ReadName]['place']

/** As formik's `getIn`, which the first screen would wait for. */
const valueAt = (form: InvoiceForm, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null)?.[key], form)

/** Which reading stands behind each field of the form. */
const readingOfField = {
  'formOne.amount': 'total_amount',
  'formOne.due_date': 'due_date',
  'formOne.issue_date': 'issue_date',
  'formOne.invoice_number': 'invoice_number',
  'formOne.registration_number': 'registration_number',
  'formOne.newSupplier.name': 'issuer_name',
  'formTwo.newAccount.bank_code': 'bank_code',
  'formTwo.newAccount.branch_code': 'branch_code',
  'formTwo.newAccount.account_type': 'account_type',
  'formTwo.newAccount.account_number': 'account_number',
  'formTwo.newAccount.account_holder_kana': 'account_holder_kana',
} as const satisfies Record<string, ReadName>
type ReadField = keyof typeof readingOfField

/** Whether a field of the form is one that an invoice is read for. */
export const isReadField = (path: string): path is ReadField => Object.hasOwn(readingOfField, path)

/**
 * How sure the reading is that stands in a field of the form; null where the field says something else, or nothing that
 * was read.
 */
export function confidenceOf(path: string, form: InvoiceForm, readings: OcrFields | null): OcrConfidence | null {
  if (readings === null || !isReadField(path) || !isAsRead(path, form, readings)) return null
  const { value, confidence } = readings[readingOfField[path]]
  return value === null ? 'not_read' : confidence
}

/** How sure what was read for a field of the form is, whatever stands there now. */
export const confidenceOfReading = (path: string, readings: OcrFields): OcrConfidence | null =>
  isReadField(path) ? readings[readingOfField[path]].confidence : null

// A choice says what stands on the invoice without having been read from it.
const readingShownAt = {
  ...readingOfField,
  'formOne.supplierId': 'issuer_name',
  'formOne.isNewSupplier': 'issuer_name',
  'formTwo.accountId': 'account_number',
} as const satisfies Record<string, ReadName>
const isShownAt = (field: string): field is keyof typeof readingShownAt => Object.hasOwn(readingShownAt, field)

/** Where the value of a field stands on the invoice; null where it is not known. */
export const boxOfField = (readings: OcrFields | null, field: string): PageBox =>
  readings && isShownAt(field) ? readings[readingShownAt[field]].place : null

/** The form with what was read, except where the user has already typed. */
export function withReadings(form: InvoiceForm, readings: OcrFields, editedFields: readonly string[]): InvoiceForm {
  const { formOne, formTwo } = form
  const { newSupplier } = formOne
  const { newAccount } = formTwo
  const read = <T>(
    field: ReadField | 'formOne.newSupplier.business_form' | 'formOne.newSupplier.corporate_number',
    value: T | null | undefined,
    current: T,
  ): T => (editedFields.includes(field) ? current : (value ?? current))

  const registrationNumber = readings.registration_number.value
  const total = readings.total_amount.value
  const issuer = readings.issuer_name.value
  return {
    formOne: {
      ...formOne,
      amount: read('formOne.amount', total === null ? null : String(total), formOne.amount),
      due_date: read('formOne.due_date', readings.due_date.value, formOne.due_date),
      issue_date: read('formOne.issue_date', readings.issue_date.value, formOne.issue_date),
      invoice_number: read('formOne.invoice_number', readings.invoice_number.value, formOne.invoice_number),
      registration_number: read('formOne.registration_number', registrationNumber, formOne.registration_number),
      newSupplier: {
        business_form: read(
          'formOne.newSupplier.business_form',
          issuer === null ? null : businessFormOf(issuer),
          newSupplier.business_form,
        ),
        name: read('formOne.newSupplier.name', issuer, newSupplier.name),
        corporate_number: read(
          'formOne.newSupplier.corporate_number',
          registrationNumber && corporateNumberOf(registrationNumber),
          newSupplier.corporate_number,
        ),
      },
    },
    formTwo: {
      ...formTwo,
      newAccount: {
        ...newAccount,
        bank_code: read('formTwo.newAccount.bank_code', readings.bank_code.value, newAccount.bank_code),
        bank_name: read('formTwo.newAccount.bank_code', readings.bank_name.value, newAccount.bank_name),
        branch_code: read('formTwo.newAccount.branch_code', readings.branch_code.value, newAccount.branch_code),
        branch_name: read('formTwo.newAccount.branch_code', readings.branch_name.value, newAccount.branch_name),
        account_type: read('formTwo.newAccount.account_type', readings.account_type.value, newAccount.account_type),
        account_number: read(
          'formTwo.newAccount.account_number',
          readings.account_number.value,
          newAccount.account_number,
        ),
        account_holder_kana: read(
          'formTwo.newAccount.account_holder_kana',
          readings.account_holder_kana.value && displayKana(readings.account_holder_kana.value),
          newAccount.account_holder_kana,
        ),
      },
    },
  }
}

/**
 * What the invoice says in place of what stands in a field, as the form would have it; null where it says the same or
 * nothing.
 */
export function readingInsteadOf(path: string, form: InvoiceForm, readings: OcrFields | null): string | null {
  if (readings === null || !isReadField(path)) return null
  const read = withReadings(emptyInvoiceForm, readings, [])
  const current: unknown = valueAt(form, path)
  if (readings[readingOfField[path]].value === null || current === valueAt(read, path)) return null
  const { account_type, bank_name, branch_name } = read.formTwo.newAccount
  if (path === 'formTwo.newAccount.account_type') return accountTypeName(account_type)
  if (path === 'formTwo.newAccount.bank_code') return bank_name || readings.bank_code.value
  if (path === 'formTwo.newAccount.branch_code') return branch_name || readings.branch_code.value
  const value: unknown = valueAt(read, path)
  if (typeof value !== 'string' || value === '' || typeof current !== 'string') return null
  return isSameAt(path, value, current) ? null : value
}

function isSameAt(path: ReadField, read: string, current: string): boolean {
  if (path === 'formOne.newSupplier.name') return isSameCompanyName(read, current)
  if (path === 'formTwo.newAccount.account_number') return accountNumberOf(read) === accountNumberOf(current)
  if (path === 'formTwo.newAccount.account_holder_kana') return holderKanaOf(read) === holderKanaOf(current)
  return normalizeText(read) === normalizeText(current)
}

const businessFormOf = (issuer: string): 1 | 2 => (hasLegalForm(issuer) ? 1 : 2)

/** Whether a field of the form still says what was read. */
export const isAsRead = (path: string, form: InvoiceForm, readings: OcrFields): boolean => {
  if (!isReadField(path)) return false
  return valueAt(withReadings(emptyInvoiceForm, readings, []), path) === valueAt(form, path)
}
