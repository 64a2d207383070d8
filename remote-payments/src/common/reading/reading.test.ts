import { emptyInvoiceForm } from '../invoice-form.ts'
import { keepEdited } from '../keep-edited.ts'
import { readFile } from '../../testing/payment.ts'
import { supplierOn } from './matching.ts'
import { placeOf, withReadings } from './reading.ts'

const readings = readFile.ocr.fields!

test('what was read never takes the place of what the user typed', () => {
  const typed = { ...emptyInvoiceForm, formOne: { ...emptyInvoiceForm.formOne, amount: '500' } }
  const { formOne } = withReadings(typed, readings, ['formOne.amount'])
  expect(formOne.amount).toBe('500')
  expect(formOne.invoice_number).toBe('INV-2026-0112')
})

test('a field that could not be read stays as it is', () => expect(withReadings(emptyInvoiceForm, readings, []).formOne.issue_date).toBe(''))

test('another invoice keeps what was typed and drops what was read', () => {
  const { formOne, formTwo } = keepEdited(withReadings(emptyInvoiceForm, readings, []), ['formTwo.newAccount.account_number'])
  expect(formOne.invoice_number).toBe('')
  expect(formTwo.newAccount).toMatchObject({ account_number: '1234567', bank_code: '' })
})

test('a field knows its place on the page only where something was read', () => {
  expect(placeOf(readings, 'formOne.amount')).toMatchObject({ page: 1 })
  expect(placeOf(readings, 'formOne.issue_date')).toBeNull()
  expect(placeOf(readings, 'formOne.transfer_date')).toBeNull()
})

test('a supplier is found by its T number before its name', () => {
  const supplier = { id: 1, business_form: 1, name: '別の会社', name_kana: '', corporate_number: null, registration_number: 'T3999953441906', status: 'Approved', account_count: 1, created_at: '2026-01-01T00:00:00Z' } as const
  const namesake = { ...supplier, id: 2, name: '㈱青葉デザイン製作所', registration_number: null }
  expect(supplierOn(readings, [namesake, supplier])?.id).toBe(1)
  expect(supplierOn(readings, [namesake])?.id).toBe(2)
})
