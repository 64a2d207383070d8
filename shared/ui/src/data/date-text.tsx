import { largeText } from '../system/large-text.ts'
import { styled } from '../system/styled.ts'
import { narrow } from './table-parts.tsx'

const japanTime = { timeZone: 'Asia/Tokyo' } as const
const day = new Intl.DateTimeFormat('ja-JP', { ...japanTime, year: 'numeric', month: 'long', day: 'numeric' })
const weekday = new Intl.DateTimeFormat('ja-JP', { ...japanTime, weekday: 'short' })
const clock = new Intl.DateTimeFormat('ja-JP', { ...japanTime, hour: '2-digit', minute: '2-digit', hour12: false })

const isDayOnly = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
const parse = (value: string) => new Date(isDayOnly(value) ? `${value}T00:00:00+09:00` : value)

/**
 * `2026-11-21` as 2026年11月21日(土); an instant is shown in Japan's time, with `withTime` to the minute. Anything else
 * comes back as it is.
 */
export function formatDate(value: string, { withWeekday = true, withTime = false } = {}): string {
  const date = parse(value)
  if (Number.isNaN(date.getTime())) return value
  return (
    day.format(date) + (withWeekday ? `(${weekday.format(date)})` : '') + (withTime ? ` ${clock.format(date)}` : '')
  )
}

/**
 * In one line: a weekday alone on the next one reads like a remark. With a time, the card of a table's row may break
 * before it, and nowhere in a word. Where the text is large any may break, between its numbers.
 */
export const oneLine = {
  whiteSpace: 'nowrap',
  '&[data-time]': { [narrow]: { whiteSpace: 'normal', wordBreak: 'keep-all' } },
  [largeText]: { whiteSpace: 'normal', '&, &[data-time]': { wordBreak: 'normal' } },
} as const
const Whole = styled('time', { base: oneLine })

interface DateTextProps {
  /** `YYYY-MM-DD` or an ISO instant. */
  value: string
  /** Shown unless `false`. */
  withWeekday?: boolean
  /** Hours and minutes too. */
  withTime?: boolean
}

/** A day or moment, written the Japanese way and machine-readable. */
export function DateText({ value, ...options }: DateTextProps) {
  return (
    <Whole dateTime={value} data-time={options.withTime ? '' : undefined}>
      {formatDate(value, options)}
    </Whole>
  )
}
