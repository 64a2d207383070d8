import { Fragment } from 'react'
import { largeText } from '../system/large-text.ts'
import { styled } from '../system/styled.ts'
import { narrow } from './table-place.ts'

const japanTime = { timeZone: 'Asia/Tokyo' } as const
const dayOfYear = { ...japanTime, month: 'long', day: 'numeric' } as const
const shortDay = new Intl.DateTimeFormat('ja-JP', dayOfYear)
const day = new Intl.DateTimeFormat('ja-JP', { ...dayOfYear, year: 'numeric' })
const weekday = new Intl.DateTimeFormat('ja-JP', { ...japanTime, weekday: 'short' })
const clock = new Intl.DateTimeFormat('ja-JP', { ...japanTime, hour: '2-digit', minute: '2-digit', hour12: false })

const isDayOnly = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)
const parse = (value: string) => new Date(isDayOnly(value) ? `${value}T00:00:00+09:00` : value)

/**
 * `2026-11-21` as 2026年11月21日(土); an instant is shown in Japan's time, with `withTime` to the minute. Anything else
 * comes back as it is.
 */
export function formatDate(value: string, { withWeekday = true, withTime = false, withYear = true } = {}): string {
  const date = parse(value)
  if (Number.isNaN(date.getTime())) return value
  return (
    (withYear ? day : shortDay).format(date) +
    (withWeekday ? `(${weekday.format(date)})` : '') +
    (withTime ? ` ${clock.format(date)}` : '')
  )
}

/**
 * In one line: a weekday alone on the next one reads like a remark. With a time, the card of a table's row may break
 * before it, and nowhere in a word.
 */
export const oneLine = {
  whiteSpace: 'nowrap',
  '&[data-time]': { [narrow]: { whiteSpace: 'normal', wordBreak: 'keep-all' } },
} as const
// Where the text is large it wraps between year, day and time: 「12月17」 over 「日(木)」 reads like a number. Parts of a flex
// container, as `keep-all` breaks before the weekday and Firefox breaks at no `wbr` in `nowrap`.
const inParts = {
  [largeText]: {
    '& wbr': { display: 'block' },
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    '&, &[data-time]': { whiteSpace: 'pre' },
  },
} as const
const Whole = styled('time', { base: { ...oneLine, '& wbr': { display: 'none' }, ...inParts } })

interface DateTextProps {
  /** `YYYY-MM-DD` or an ISO instant. */
  value: string
  /** Shown unless `false`. */
  withWeekday?: boolean
  /** Hours and minutes too. */
  withTime?: boolean
  /** Shown unless `false`: of what is a few months away at most it goes without saying. */
  withYear?: boolean
}

/** A day or moment, written the Japanese way and machine-readable. */
export function DateText({ value, ...options }: DateTextProps) {
  const parts = formatDate(value, options).split(/(?<=年)|(?<= )/)
  return (
    <Whole dateTime={value} data-time={options.withTime ? '' : undefined}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Whole>
  )
}
