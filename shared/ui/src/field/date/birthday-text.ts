import { displayEraYear, westernYear } from '@invoice-card/domain'

/** The three boxes of a birthday as typed. */
export interface BirthdayParts {
  readonly year: string
  readonly month: string
  readonly day: string
}

/** The boxes of a day that may be half typed: `1980-4-` is a year, a month and no day yet. */
export const partsOf = (value: string): BirthdayParts => {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month: month.replace(/^0(?=\d)/, ''), day: day.replace(/^0(?=\d)/, '') }
}

/** `YYYY-MM-DD` once all boxes hold numbers, the half-typed day until then, empty for empty boxes. */
export const valueOf = ({ year, month, day }: BirthdayParts): string => {
  if (!year && !month && !day) return ''
  const isWhole = /^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)
  return isWhole ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`
}

/** A year as typed, in any width; an era year (昭和55, S55) becomes the western one. */
export const readYear = (typed: string): string => {
  const text = typed.normalize('NFKC').trim()
  const era = /^([^\d\s]+)\s*(\d{1,2}|元)年?$/u.exec(text)
  const year = era?.[1] && westernYear(era[1], era[2] === '元' ? 1 : Number(era[2]))
  return year ? String(year) : text
}

/** A month or day as typed, in any width: its first two digits. */
export const readNumber = (typed: string): string => typed.normalize('NFKC').replace(/\D/g, '').slice(0, 2)

/** The era year of a whole day, e.g. 昭和55年; empty until it is whole. */
export const eraOf = (value: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? displayEraYear(value) : '')
