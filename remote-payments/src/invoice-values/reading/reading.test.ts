import { emptyInvoiceForm } from '../values.ts'
import { editedForAnother, withEditedOnly } from '../with-edited-only.ts'
import { readFile } from '../../testing/payment.ts'
import { accountOn, supplierOn } from './matching.ts'
import { boxOfField, readingInsteadOf, withReadings } from './reading.ts'

const readings = readFile.ocr.fields!

test('a reading never replaces text that the user typed', () => {
  const typed = { ...emptyInvoiceForm, formOne: { ...emptyInvoiceForm.formOne, amount: '500' } }
  const { formOne } = withReadings(typed, readings, ['formOne.amount'])
  expect(formOne.amount).toBe('500')
  expect(formOne.invoice_number).toBe('INV-2026-0112')
})

test('a field that could not be read stays as it is', () =>
  expect(withReadings(emptyInvoiceForm, readings, []).formOne.issue_date).toBe(''))

test('another invoice drops the readings, and typed text stays', () => {
  const { formOne, formTwo } = withEditedOnly(withReadings(emptyInvoiceForm, readings, []), [
    'formOne.isNewSupplier',
    'formTwo.newAccount.account_number',
  ])
  expect(formOne.invoice_number).toBe('')
  expect(formTwo.newAccount).toMatchObject({ account_number: '1234567', bank_code: '' })
})

test("another invoice may be from another supplier: only a chosen supplier's account stays", () => {
  const form = {
    formOne: { ...emptyInvoiceForm.formOne, supplierId: 7, supplierName: '青葉' },
    formTwo: { ...emptyInvoiceForm.formTwo, accountId: 5, accountLabel: 'みずほ' },
  }
  const account = ['formTwo.accountId', 'formTwo.accountLabel', 'formTwo.isNewAccount']
  expect(withEditedOnly(form, account)).toMatchObject({
    formOne: { supplierId: null },
    formTwo: { accountId: null, accountLabel: '' },
  })
  expect(editedForAnother(account)).toEqual([])
  const payee = ['formOne.supplierId', 'formOne.supplierName']
  expect(withEditedOnly(form, [...payee, ...account])).toEqual(form)
  expect(withEditedOnly(form, ['formOne.isNewSupplier', ...account]).formTwo.accountId).toBeNull()
})

test("of an ordinary and a checking account with one number, the invoice's type decides", () => {
  const ordinary = {
    id: 1,
    bank_code: '0001',
    branch_code: '001',
    account_type: 1,
    account_number: '1234567',
    account_holder_kana: 'ｶ)ｱｵﾊﾞ',
    bank_name: 'みずほ',
    branch_name: '東京営業部',
    created_at: '2026-01-01T00:00:00Z',
  } as const
  const accounts = [{ ...ordinary, id: 2, account_type: 2 } as const, ordinary]
  expect(accountOn(readings, accounts)?.id).toBe(1)
  expect(
    accountOn({ ...readings, account_type: { value: null, confidence: 'not_read', place: null } }, accounts),
  ).toBeUndefined()
})

test('another invoice for a new supplier leaves room for its account', () => {
  const form = { ...emptyInvoiceForm, formOne: { ...emptyInvoiceForm.formOne, isNewSupplier: true } }
  expect(withEditedOnly(form, ['formOne.isNewSupplier']).formTwo.isNewAccount).toBe(true)
  expect(withEditedOnly(form, []).formTwo.isNewAccount).toBe(false)
})

const insteadOf = (name: 'account_holder_kana' | 'account_number', typed: string, read = readings) => {
  const { formTwo } = emptyInvoiceForm
  const form = { ...emptyInvoiceForm, formTwo: { ...formTwo, newAccount: { ...formTwo.newAccount, [name]: typed } } }
  return readingInsteadOf(`formTwo.newAccount.${name}`, form, read)
}

test('a holder is another one only where a transfer would carry another name', () => {
  expect(insteadOf('account_holder_kana', '株式会社アオバデザインセイサクショ')).toBeNull()
  expect(insteadOf('account_holder_kana', 'カ）アオバデザイン')).toBe('カ）アオバデザインセイサクシヨ')
})

test('an account number is another one only where it is registered as another', () => {
  const padded = { ...readings, account_number: { ...readings.account_number, value: '0098231' } }
  for (const typed of ['98231', '098231', '００９８２３１', '0098-231'])
    expect(insteadOf('account_number', typed, padded)).toBeNull()
  for (const typed of ['982310', '98232', '9823']) expect(insteadOf('account_number', typed, padded)).toBe('0098231')
})

test('a supplier that was found shows where the issuer stands', () => {
  expect(boxOfField(readings, 'formOne.supplierId')).toEqual(readings.issuer_name.place)
})

test('a field knows its place on the page only where something was read', () => {
  expect(boxOfField(readings, 'formOne.amount')).toMatchObject({ page: 1 })
  expect(boxOfField(readings, 'formOne.issue_date')).toBeNull()
  expect(boxOfField(readings, 'formOne.transfer_date')).toBeNull()
})

test('a supplier is found by its T number before its name', () => {
  const supplier = {
    id: 1,
    business_form: 1,
    name: '別の会社',
    name_kana: '',
    corporate_number: null,
    registration_number: 'T3999953441906',
    status: 'Approved',
    account_count: 1,
    last_payment: null,
    phone_number: null,
    created_at: '2026-01-01T00:00:00Z',
  } as const
  const namesake = { ...supplier, id: 2, name: '㈱青葉デザイン製作所', registration_number: null }
  expect(supplierOn(readings, [namesake, supplier])?.id).toBe(1)
  expect(supplierOn(readings, [namesake])?.id).toBe(2)
})
