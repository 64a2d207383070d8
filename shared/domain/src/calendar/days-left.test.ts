import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysLeftText, daysUntilText } from './days-left.ts'

// 00:30 in Japan, still the day before in UTC.
const now = new Date('2026-12-07T15:30:00Z')

test('days and moments are counted by the calendar of Japan', () => {
  const texts = ['2026-12-07', '2026-12-08', '2026-12-08T14:59:00Z', '2026-12-08T15:00:00Z', '2026-12-11'].map(until =>
    daysLeftText(until, now),
  )
  assert.deepEqual(texts, ['期限を過ぎました', '本日まで', '本日まで', 'あと1日', 'あと3日'])
})

test('a moment earlier today is over, the day itself is not', () => {
  assert.equal(daysLeftText('2026-12-07T15:29:59Z', now), '期限を過ぎました')
  assert.equal(daysLeftText('2026-12-08', new Date('2026-12-08T14:59:59Z')), '本日まで')
})

test('a day on which something happens by itself has no end to miss', () => {
  assert.deepEqual(
    ['2026-12-07', '2026-12-08', '2026-12-11'].map(day => daysUntilText(day, now)),
    ['', '本日', 'あと3日'],
  )
})
