import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addBusinessDays,
  applicationDeadline,
  closedDaysBetween,
  earliestTransferDate,
  isTransferDateAvailable,
  latestTransferDate,
  proposedTransferDate,
  rollBack,
} from './business-days.ts'

const holidays = new Set([
  '2026-11-03',
  '2026-11-23',
  '2027-01-01',
  '2027-01-11',
  '2027-04-29',
  '2027-05-03',
  '2027-05-04',
  '2027-05-05',
])
const at = (day: string, time = '10:00') => new Date(`${day}T${time}:00+09:00`)

test('a transfer date on a closed day, too early or too late is not available', () => {
  assert.equal(isTransferDateAvailable('2026-11-28', at('2026-11-20'), holidays), false)
  assert.equal(isTransferDateAvailable('2026-11-25', at('2026-11-20'), holidays), false)
  assert.equal(isTransferDateAvailable('2027-01-20', at('2026-11-20'), holidays), false)
  assert.equal(isTransferDateAvailable('2026-11-26', at('2026-11-20'), holidays), true)
})

test('the earliest transfer is the third business day after the day that counts', () => {
  assert.equal(earliestTransferDate(at('2026-11-20'), holidays), '2026-11-26')
  assert.equal(earliestTransferDate(at('2026-12-28'), holidays), '2027-01-04')
  assert.equal(earliestTransferDate(at('2027-04-28'), holidays), '2027-05-07')
})

test('from noon in Japan, and on closed days, the next business day counts', () => {
  assert.equal(earliestTransferDate(at('2026-11-20', '11:59'), holidays), '2026-11-26')
  assert.equal(earliestTransferDate(at('2026-11-20', '12:00'), holidays), '2026-11-27')
  assert.equal(earliestTransferDate(at('2026-11-21'), holidays), '2026-11-27')
})

test('the latest transfer is 60 days away, on a business day', () => {
  assert.equal(latestTransferDate(at('2026-11-20'), holidays), '2027-01-19')
  assert.equal(latestTransferDate(at('2026-11-18'), holidays), '2027-01-15')
})

test('a due date on a closed day rolls back', () => {
  assert.equal(rollBack('2026-11-23', holidays), '2026-11-20')
  assert.equal(rollBack('2027-01-03', holidays), '2026-12-30')
  assert.equal(rollBack('2026-11-30', holidays), '2026-11-30')
})

test('proposes the due date within what can be chosen', () => {
  assert.equal(proposedTransferDate('2026-11-30', at('2026-11-20'), holidays), '2026-11-30')
  assert.equal(proposedTransferDate('2026-11-21', at('2026-11-20'), holidays), '2026-11-26')
  assert.equal(proposedTransferDate('2027-03-31', at('2026-11-20'), holidays), '2027-01-19')
})

test('counts business days backwards too', () => {
  assert.equal(addBusinessDays('2026-11-26', -3, holidays), '2026-11-20')
})

test('lists weekends, holidays and the turn of the year', () => {
  assert.deepEqual(closedDaysBetween('2026-12-30', '2027-01-04', holidays), [
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})

test('a transfer day can be chosen until its deadline and not a moment longer', () => {
  for (const day of ['2026-11-26', '2027-01-04', '2027-05-07', '2026-12-30']) {
    const deadline = applicationDeadline(day, holidays)
    assert.equal(isTransferDateAvailable(day, new Date(deadline.getTime() - 1), holidays), true, day)
    assert.equal(isTransferDateAvailable(day, deadline, holidays), false, day)
  }
})
