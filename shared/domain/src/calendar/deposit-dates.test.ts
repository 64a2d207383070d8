import assert from 'node:assert/strict'
import { test } from 'node:test'
import { applicationDeadline, earliestTransferDate } from './business-days.ts'
import { earliestDepositDate, isDepositDateAvailable, isPaymentDueDateAvailable } from './deposit-dates.ts'

/** 勤労感謝の日. */
const holidays = new Set(['2026-11-23'])
const at = (time: string) => new Date(`${time}+09:00`)

// A request for the earliest transfer date lived for minutes.
test('a day on which a request would end before noon of the next business day can not be chosen', () => {
  const now = at('2026-11-20T11:59:00')
  const tooEarly = earliestTransferDate(now, holidays)
  assert.deepEqual([tooEarly, applicationDeadline(tooEarly, holidays)], ['2026-11-26', at('2026-11-20T12:00:00')])
  assert.equal(isDepositDateAvailable(tooEarly, now, holidays), false)
})

test('the earliest deposit leaves until noon of the next business day, whatever the hour', () => {
  const times = [
    '2026-11-20T00:00:00',
    '2026-11-20T11:59:00',
    '2026-11-20T23:59:00',
    '2026-11-21T09:00:00',
    '2026-11-23T23:59:00',
  ]
  for (const time of times) {
    const day = earliestDepositDate(at(time), holidays)
    assert.deepEqual([day, applicationDeadline(day, holidays)], ['2026-11-27', at('2026-11-24T12:00:00')])
    assert.ok(isDepositDateAvailable(day, at(time), holidays), time)
  }
  assert.equal(earliestDepositDate(at('2026-11-24T00:00:00'), holidays), '2026-11-30')
})

test('neither a closed day nor one beyond the last transfer can be chosen', () => {
  const now = at('2026-11-20T09:00:00')
  const areAvailable = ['2026-11-28', '2027-01-19', '2027-01-20'].map(day => isDepositDateAvailable(day, now, holidays))
  assert.deepEqual(areAvailable, [false, true, false])
})

test('a due date in the past can not be named, today can', () => {
  const now = at('2026-11-20T23:59:00')
  const areAvailable = ['2026-11-19', '2026-11-20', '2027-03-31'].map(day => isPaymentDueDateAvailable(day, now))
  assert.deepEqual(areAvailable, [false, true, true])
})
