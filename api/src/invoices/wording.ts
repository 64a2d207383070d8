import { weekday } from '@invoice-card/domain'

/** `550000` → `550,000円`. */
export const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`

/** `2026-11-26` → `2026年11月26日（木）`. */
export const longDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日（${'日月火水木金土'.charAt(weekday(day))}）`
}
