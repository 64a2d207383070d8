import { displayEraYear } from '@invoice-card/domain'

const dayMs = 86_400_000
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * dayMs))
export const endOfMonth = (day: string, months: number): string =>
  dayOf(new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + months, 0)))

const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date, era: displayEraYear(day), eraYear: year - 2018 }
}
const two = (number: number): string => String(number).padStart(2, '0')

/** How paper writes a day. */
export const written = {
  /** 2026年11月5日 */
  long: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${year}年${month}月${date}日`
  },
  /** 2026年11月05日 */
  longPadded: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${year}年${two(month)}月${two(date)}日`
  },
  /** 2026年 11月 5日 */
  spaced: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${year} 年 ${month} 月 ${date} 日`
  },
  /** 2026/11/05 */
  slashed: (day: string) => day.replaceAll('-', '/'),
  /** 2026/11/5 */
  slashedShort: (day: string) => {
    const { year, month, date } = partsOf(day)
    return `${year}/${month}/${date}`
  },
  /** 2026.11.05 */
  dotted: (day: string) => day.replaceAll('-', '.'),
  /** 令和8年11月5日 */
  era: (day: string) => {
    const { era, month, date } = partsOf(day)
    return `${era}${month}月${date}日`
  },
  /** R8.11.5 */
  eraShort: (day: string) => {
    const { eraYear, month, date } = partsOf(day)
    return `R${eraYear}.${month}.${date}`
  },
  /** Nov 5, 2026 */
  english: (day: string) =>
    new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  iso: (day: string) => day,
} as const
