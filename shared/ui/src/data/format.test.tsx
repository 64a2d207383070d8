import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { DateText, formatDate } from './date-text.tsx'
import { formatYen } from './money.tsx'

test('gives back what is no date', () => {
  expect(formatDate('未定')).toBe('未定')
})

test('writes a day with its weekday', () => {
  show(<DateText value="2026-11-21" />)
  expect(screen.getByText('2026年11月21日(土)')).toHaveAttribute('datetime', '2026-11-21')
})

test('leaves the year out where it goes without saying', () => {
  show(<DateText value="2026-11-20T15:30:00Z" withYear={false} withTime />)
  expect(screen.getByText('11月21日(土) 00:30')).toBeVisible()
})

test("shows an instant in Japan's time", () => {
  expect(formatDate('2026-11-20T15:30:00Z', { withTime: true })).toBe('2026年11月21日(土) 00:30')
})

test('writes yen with separators and a true minus', () => {
  expect(formatYen(-1234567)).toBe('−1,234,567円')
})
