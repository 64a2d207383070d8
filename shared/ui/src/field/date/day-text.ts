import { daysBetween, isCalendarDay, japanDay, westernYear } from '@invoice-card/domain'
import { clockNow } from './clock.ts'

const pad = (text: string) => text.padStart(2, '0')
const dayOf = (year: string | number, month: string, day: string): string | null => {
  const text = `${year}-${pad(month)}-${pad(day)}`
  return isCalendarDay(text) ? text : null
}

/**
 * A day as people type it, in any width: `20261130`, `2026/11/30`, `2026年11月30日`, `R8.11.30`, and without a year
 * `11/30` or `1130`, which is the one nearest to today. As `YYYY-MM-DD`; null where it is no day, or may be several, as
 * `8/12/10`.
 */
export function readDay(typed: string, today = japanDay(clockNow())): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[‐‑–—―−ー]/g, '-')
  const digits = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (digits) return dayOf(digits[1] ?? '', digits[2] ?? '', digits[3] ?? '')
  const whole = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text)
  if (whole) return dayOf(whole[1] ?? '', whole[2] ?? '', whole[3] ?? '')
  const era = /^([A-Z]|[\u4e00-\u9fff]{2})(\d{1,2}|元)[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/iu.exec(text)
  if (era) {
    const year = westernYear(era[1] ?? '', era[2] === '元' ? 1 : Number(era[2]))
    return year === null ? null : dayOf(year, era[3] ?? '', era[4] ?? '')
  }
  const short = /^(\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text)
  return short ? nearest(short[1] ?? '', short[2] ?? '', today) : null
}

function nearest(month: string, day: string, today: string): string | null {
  const year = Number(today.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(each => dayOf(each, month, day) ?? [])
  const distance = (each: string) => Math.abs(daysBetween(today, each))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}

/** A whole day as the field shows it, `2026/11/30`; anything else as it was typed. */
export const showDay = (value: string): string => (isCalendarDay(value) ? value.replaceAll('-', '/') : value)
