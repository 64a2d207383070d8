import { errorsOf } from '@invoice-card/form'
import type { FormOne, FormTwo, NewAccount } from '../invoice-values/values.ts'
import { emptyInvoiceForm } from '../invoice-values/values.ts'
import { calendar, checkedForm } from '../testing/payment.ts'
import { invoiceFormSchema } from './form.ts'

interface Errors {
  formOne?: Record<string, unknown>
  formTwo?: Record<string, unknown>
}
const errorsWith = (formOne: Partial<FormOne>, formTwo: Partial<FormTwo> = {}): Errors =>
  errorsOf(invoiceFormSchema(calendar), {
    formOne: { ...checkedForm.formOne, ...formOne },
    formTwo: { ...checkedForm.formTwo, ...formTwo },
  })
const accountErrors = (newAccount: Partial<NewAccount>) =>
  errorsWith({}, { isNewAccount: true, accountId: null, newAccount: { ...newAccountOf('1234567'), ...newAccount } })
    .formTwo?.newAccount
const newAccountOf = (account_number: string): NewAccount => ({
  bank_code: '0001',
  bank_name: 'みずほ',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number,
  account_holder_kana: 'カ）アオバ',
})

test('an empty form names every required field', () => {
  const { formOne, formTwo } = errorsOf(invoiceFormSchema(calendar), emptyInvoiceForm) as Errors
  expect(Object.keys(formOne ?? {}).sort()).toEqual(['amount', 'due_date', 'supplierId', 'transfer_date'])
  expect(Object.keys(formTwo ?? {}).sort()).toEqual(['accountId', 'transfer_person_name'])
})

test('a filled form has no errors', () => expect(errorsWith({})).toEqual({}))

test.each(['0', '97087379'])('an amount of %s yen is refused', amount =>
  expect(errorsWith({ amount }).formOne).toHaveProperty('amount'),
)

test('a transfer on a bank holiday is refused', () =>
  expect(errorsWith({ transfer_date: '2026-11-28' }).formOne?.transfer_date).toBe(
    'この日は銀行の休業日のため振り込めません。営業日を選択してください。',
  ))

test.each(['2026-11-25', '2027-01-20'])('a transfer on %s is outside the days that can be chosen', transfer_date =>
  expect(errorsWith({ transfer_date }).formOne?.transfer_date).toBe(
    '振込日は2026年11月26日(木)から2027年1月19日(火)までの営業日を選択してください。',
  ),
)

test('a day that does not exist is refused', () =>
  expect(errorsWith({ due_date: '2027-02-30' }).formOne).toHaveProperty('due_date'))

test('a T number in full-width letters with hyphens is understood', () =>
  expect(errorsWith({ registration_number: 'Ｔ3-9999-5344-1906' })).toEqual({}))

test('a T number that is too short is refused', () =>
  expect(errorsWith({ registration_number: 'T123' }).formOne).toHaveProperty('registration_number'))

test('a new corporation needs its name and, where given, a true corporate number', () => {
  const newSupplier = { business_form: 1 as const, name: '', corporate_number: '1234567890123' }
  expect(errorsWith({ isNewSupplier: true, supplierId: null, newSupplier }).formOne?.newSupplier).toEqual({
    name: '法人名を入力してください。',
    corporate_number: '法人番号が正しくありません。13桁の番号をご確認ください。',
  })
})

test('a sole proprietor is not asked for a corporate number', () =>
  expect(
    errorsWith({
      isNewSupplier: true,
      supplierId: null,
      newSupplier: { business_form: 2, name: '山田工房', corporate_number: '1' },
    }),
  ).toEqual({}))

test('an account number of fewer than seven digits is taken, because zeros are put before it', () =>
  expect(accountErrors({ account_number: '98231' })).toBeUndefined())

test('an account number with letters is refused', () =>
  expect(accountErrors({ account_number: '12A4' })).toHaveProperty('account_number'))

test('a holder in kanji is refused', () =>
  expect(accountErrors({ account_holder_kana: '青葉' })).toEqual({
    account_holder_kana: '口座名義はカタカナまたは英数字で入力してください。漢字は使えません。',
  }))

// The API refuses what it would have to cut; the form let it through and cut it, and the payee read a name that nobody
// had chosen.
test('refuses a transfer name over 30 characters, because cut it would be another name', () => {
  const { transfer_person_name } = errorsWith({}, { transfer_person_name: 'ア'.repeat(31) }).formTwo ?? {}
  expect(transfer_person_name).toBe('振込名義は30文字以内で入力してください。濁点と半濁点も1文字に数えます。')
  expect(errorsWith({}, { transfer_person_name: `株式会社${'ガ'.repeat(14)}` })).toEqual({})
  expect(accountErrors({ account_holder_kana: 'ア'.repeat(31) })).toBeUndefined()
})
