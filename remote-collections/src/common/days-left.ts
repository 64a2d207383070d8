import { daysBetween, japanDay } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'

/** How far a due date is from today in Japan, in words: 「あと3日」「本日」「2日超過」. */
export function daysLeftText(day: string, now: Date = serverNow()): string {
  const days = daysBetween(japanDay(now), day)
  if (days === 0) return '本日'
  return days > 0 ? `あと${days}日` : `${-days}日超過`
}
