import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMonths, firstScheduledDay, nextMonthlyDay } from './schedule-days.ts'

const holidays = new Set(['2027-04-29', '2027-04-30'])
const dayOf = (day: number, after: string) => nextMonthlyDay({ kind: 'day_of_month', day }, after, holidays)

test('a day that a month lacks is its last day, also in a leap year', () => {
  assert.equal(dayOf(31, '2027-01-31'), '2027-02-28')
  assert.equal(dayOf(31, '2027-02-28'), '2027-03-31')
  assert.equal(dayOf(30, '2028-02-01'), '2028-02-29')
})

test('the day itself is not the next one', () => {
  assert.equal(dayOf(5, '2026-12-04'), '2026-12-05')
  assert.equal(dayOf(5, '2026-12-05'), '2027-01-05')
  assert.equal(dayOf(1, '2026-12-31'), '2027-01-01')
})

test('the last business day is before weekends, holidays and the end of the year', () => {
  const after = (day: string) => nextMonthlyDay({ kind: 'last_business_day' }, day, holidays)
  assert.equal(after('2026-11-20'), '2026-11-30')
  assert.equal(after('2026-12-01'), '2026-12-30')
  assert.equal(after('2026-12-30'), '2027-01-29')
  assert.equal(after('2027-04-27'), '2027-04-28')
  assert.equal(after('2027-04-28'), '2027-05-31')
})

test('the last day of a month stays one when it moves, and no other day leaves its month', () => {
  assert.equal(addMonths('2026-11-30', 1), '2026-12-31')
  assert.equal(addMonths('2027-01-31', 1), '2027-02-28')
  assert.equal(addMonths('2027-01-30', 1), '2027-02-28')
  assert.equal(addMonths('2026-12-25', 2), '2027-02-25')
  assert.equal(addMonths('2026-11-10', 0), '2026-11-10')
})

test('a schedule begins in the month after that of its request, however early in it the day is', () => {
  const first = (today: string, requestDay: string) =>
    firstScheduledDay({ kind: 'last_business_day' }, { today, requestDay }, holidays)
  assert.equal(first('2026-11-28', '2026-11-28'), '2026-12-30')
  assert.equal(first('2026-11-05', '2026-10-31'), '2026-11-30')
  assert.equal(first('2026-11-28', '2026-12-01'), '2027-01-29')
})
