import { daysLeftText } from './days-left.ts'

// 00:30 in Japan, still the day before in UTC.
const now = new Date('2026-12-07T15:30:00Z')

test.each([
  ['2026-12-07', '1日超過'],
  ['2026-12-08', '本日'],
  ['2026-12-08T14:59:00Z', '本日'],
  ['2026-12-08T15:00:00Z', 'あと1日'],
  ['2026-12-11', 'あと3日'],
])('%s is shown by the calendar of Japan', (until, text) => {
  expect(daysLeftText(until, now)).toBe(text)
})
