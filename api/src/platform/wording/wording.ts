import { japanDay, weekday } from '@invoice-card/domain'

/** `550000` → `550,000円`. */
export const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`

/** `2026-11-26` → `2026年11月26日（木）`. */
export const longDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日（${'日月火水木金土'.charAt(weekday(day))}）`
}

/** `2026-11-26` → `11月26日`, where the year goes without saying. */
export const shortDay = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日`
}

/** Longest name in a title: a mail's subject is cut after about forty characters, and says at its end what happened. */
const titleNameLength = 24

/** `北星物流株式会社（64,900円）`, as every title about a payment begins; a longer name is cut, its text has it whole. */
export const nameAndAmount = (name: string, amount: number): string => {
  const characters = [...name]
  const shown = characters.length > titleNameLength ? `${characters.slice(0, titleNameLength - 1).join('')}…` : name
  return `${shown}（${yen(amount)}）`
}

/** The last second of a day in Japan. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+09:00`)

const japanTime = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' })

/** `12:00` in Japan: a deadline within a day is not met by its day alone. */
export const timeOf = (at: Date): string => japanTime.format(at)

/** `2026年11月26日（木） 12:00` in Japan. */
export const longMoment = (at: Date): string => `${longDay(japanDay(at))} ${timeOf(at)}`
