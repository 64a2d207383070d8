import { emptyInvoiceForm, type FormOne } from '../invoice-form/values.ts'
import { warningsOf } from './warnings.ts'

const today = '2026-11-20'
const of = (fields: Partial<FormOne>) => warningsOf({ ...emptyInvoiceForm.formOne, ...fields }, today)

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
