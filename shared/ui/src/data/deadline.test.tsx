import { screen } from '@invoice-card/config/testing'
import { show } from '../testing/show.tsx'
import { DaysLeft } from './deadline.tsx'

const now = new Date('2026-11-20T03:00:00Z')

/** The look of the badge, which differs by its tone alone. */
function lookOf(day: string, words: string): string {
  const { unmount } = show(<DaysLeft until={day} now={now} />)
  const { className } = screen.getByText(words)
  unmount()
  return className
}

test('the days left stand out within a week, and more from the day before', () => {
  const far = lookOf('2026-12-16', 'あと26日')
  const near = lookOf('2026-11-27', 'あと7日')
  const pressing = lookOf('2026-11-21', 'あと1日')
  expect(lookOf('2026-11-28', 'あと8日')).toBe(far)
  expect(lookOf('2026-11-22', 'あと2日')).toBe(near)
  expect(lookOf('2026-11-19', '期限を過ぎました')).toBe(pressing)
  expect(new Set([far, near, pressing]).size).toBe(3)
})
