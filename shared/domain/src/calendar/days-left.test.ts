import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysLeftText } from './days-left.ts'

// 00:30 in Japan, still the day before in UTC.
const now = new Date('2026-12-07T15:30:00Z')

test('days and moments are counted by the calendar of Japan', () => {
  const texts = ['2026-12-07', '2026-12-08', '2026-12-08T14:59:00Z', '2026-12-08T15:00:00Z', '2026-12-11'].map(until =>
    daysLeftText(until, now),
  )
  assert.deepEqual(texts, ['1日超過', '本日', '本日', 'あと1日', 'あと3日'])
})
