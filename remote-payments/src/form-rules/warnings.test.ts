import { emptyInvoiceForm, type FormOne } from '../invoice-values/values.ts'
import { warningsOf, type PayeeNumbers } from './warnings.ts'

const today = '2026-11-20'
const of = (fields: Partial<FormOne>, payee: PayeeNumbers | null = null) =>
  warningsOf({ ...emptyInvoiceForm.formOne, ...fields }, today, payee)
const corporation = { business_form: 1, corporate_number: '3999953441906' } as const

test.each([
  ['2020-01-01', /過ぎています/],
  ['2026-11-19', /過ぎています/],
  ['2026-11-20', undefined],
  ['2028-11-19', undefined],
  ['2028-11-20', /2年以上先/],
  ['2999-01-01', /2年以上先/],
  ['', undefined],
  ['2026-13-45', undefined],
])('the due date %s is odd: %s', (due_date, warning) => {
  expect(of({ due_date }).due_date ?? '').toMatch(warning ?? /^$/)
})

test.each([
  ['2026-11-20', undefined],
  ['2026-11-21', /今日より後の日/],
  ['2030-01-01', /今日より後の日/],
  ['', undefined],
])('the issue date %s is odd: %s', (issue_date, warning) => {
  expect(of({ issue_date }).issue_date ?? '').toMatch(warning ?? /^$/)
})

test.each([
  ['a wrong check digit', 'T5999998954134', null, /法人番号からは確かめられませんでした/],
  ['the same in full width', 'Ｔ５９９９９９８９５４１３４', null, /法人番号からは確かめられませんでした/],
  ['a right check digit', 'T5999998954133', null, undefined],
  ['the number of another corporation', 'T5999998954133', corporation, /支払先の法人番号と一致しません/],
  ['the number of the payee', 'T3999953441906', corporation, undefined],
  ['a payee whose number is not known', 'T5999998954133', { ...corporation, corporate_number: null }, undefined],
  ['a sole proprietor', 'T5999998954134', { business_form: 2, corporate_number: null }, undefined],
  ['a number that is half typed', 'T59999', corporation, undefined],
] as const)('a T number: %s', (_, registration_number, payee, warning) => {
  expect(of({ registration_number }, payee).registration_number ?? '').toMatch(warning ?? /^$/)
})
