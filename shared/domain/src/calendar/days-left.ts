import { daysBetween, japanDay } from './calendar.ts'

/**
 * How far a day or a moment is from today in Japan, in words: 「あと3日」「本日」「2日超過」.
 * @param until `YYYY-MM-DD` or an ISO instant
 */
export function daysLeftText(until: string, now: Date): string {
  const days = daysBetween(japanDay(now), japanDay(new Date(until)))
  if (days === 0) return '本日'
  return days > 0 ? `あと${days}日` : `${-days}日超過`
}
