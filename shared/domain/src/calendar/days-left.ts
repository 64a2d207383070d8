import { daysBetween, japanDay } from './calendar.ts'

/**
 * Days from today in Japan to a day or a moment; negative once it is over. A moment of today that has passed is -1,
 * too.
 * @param until `YYYY-MM-DD` or an ISO instant
 */
export function daysLeft(until: string, now: Date): number {
  const days = daysBetween(japanDay(now), japanDay(new Date(until)))
  const isMoment = until.includes('T')
  return days === 0 && isMoment && Date.parse(until) < now.getTime() ? -1 : days
}

/**
 * How much time a deadline leaves, in words: 「あと3日」「本日まで」「期限を過ぎました」.
 * @param until `YYYY-MM-DD` or an ISO instant
 */
export function daysLeftText(until: string, now: Date): string {
  const days = daysLeft(until, now)
  if (days < 0) return '期限を過ぎました'
  return days === 0 ? '本日まで' : `あと${days.toLocaleString('ja-JP')}日`
}

/**
 * How far a day is ahead on which something happens by itself: 「あと3日」「本日」; empty once it is over.
 * @param day `YYYY-MM-DD` or an ISO instant
 */
export function daysUntilText(day: string, now: Date): string {
  const days = daysLeft(day, now)
  if (days < 0) return ''
  return days === 0 ? '本日' : `あと${days.toLocaleString('ja-JP')}日`
}
