import { addDays, isCalendarDay, westernYear } from '@invoice-card/domain'
import { kanjiNumber, kanjiValue } from './kanji-numbers.ts'
import { misread } from './labels.ts'
import type { ValueParser } from './reading.ts'

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const english = new RegExp(
  `^(?:(${months})[a-z]*\\.?\\s*(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)?\\s*[-/]?\\s*(${months})[a-z]*)\\.?\\s*[,/-]?\\s*(\\d{4})(?!\\d)`,
  'i',
)
// Pictures may show 日 as a B, too.
const day = `(?:${misread(/日/).source}|B(?![A-Z0-9]))`
const western = new RegExp(String.raw`^(\d{4})\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(?:(\d{1,2})(?!\d)\s*${day}?|(末日?))`)
const compact = /^(20\d{2})(\d{2})(\d{2})(?!\d|-\d)/
const japanese = new RegExp(
  String.raw`^(令和|平成|[RH])\s*\.?\s*(元|\d{1,2})\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(?:(\d{1,2})(?!\d)\s*${day}?|(末日?))`,
  'i',
)

/** 2 0 2 6 年 1 1 月 1 0 日: set wide. */
const apartDay = /^(?:(令和|平成)\s*(?=\d))?(\d(?:\s?\d){0,3})\s*年\s*(\d(?:\s\d)?)\s*月\s*(\d(?:\s\d)?)\s*日/
// ニ and ハ are 二 and 八 in a picture.
const kanjiDigits = `[${kanjiNumber}ニハ]`
const numeralsOf = (text: string): number => kanjiValue(text.replaceAll('ニ', '二').replaceAll('ハ', '八'))
const kanjiDay = new RegExp(
  `^(令和|平成)?\\s?(元|${kanjiDigits}{1,4})\\s?年\\s?(${kanjiDigits}{1,3})\\s?月\\s?(${kanjiDigits}{1,4})\\s?日`,
)
/** 令和八年十一月十日. */
function kanjiDate([whole, era, year = '', month = '', day = '']: RegExpExecArray) {
  const number = year === '元' ? 1 : numeralsOf(year)
  const full = era === undefined ? number : westernYear(era, number)
  return full ? dated(full, String(numeralsOf(month)), String(numeralsOf(day)), whole.length) : null
}

/** A date with its year, western or of an era, with 末日 as the last day of the month. */
export const fullDate: ValueParser<string> = text => {
  const plain = western.exec(text) ?? compact.exec(text)
  if (plain) return dated(Number(plain[1]), plain[2], plain[3], plain[0].length)
  const apart = apartDay.exec(text)
  if (apart) {
    const [era, year, month, day] = apart.slice(1).map(part => part?.replaceAll(' ', ''))
    const full = era === undefined ? Number(year) : westernYear(era, Number(year))
    return full ? dated(full, month, day, apart[0].length) : null
  }
  const inKanji = kanjiDay.exec(text)
  if (inKanji) return kanjiDate(inKanji)
  const named = english.exec(text)
  if (named) return dated(Number(named[5]), monthOf(named[1] ?? named[4] ?? ''), named[2] ?? named[3], named[0].length)
  const era = japanese.exec(text)
  const year = era && westernYear(era[1] ?? '', era[2] === '元' ? 1 : Number(era[2]))
  return era && year ? dated(year, era[3], era[4], era[0].length) : null
}

/** A date of the era of which one character is misread in a picture: 今和8年11月20日. Always to be checked. */
const misreadEra: ValueParser<string> = text => {
  const era = /^(?:(?!昭)\p{L}和|令\p{L})[\s.,。、]*(?=(?:元|\d{1,2})\s*年)/u.exec(text)?.[0]
  const found = era === undefined ? null : fullDate(`令和${text.slice(era.length)}`)
  return found && era ? { ...found, length: found.length + era.length - '令和'.length } : null
}

const misreadMark = /^(20[23]\d)(?:\s*\D?\s*(\d{1,2})\s*月\s*(\d{1,2})|\s*年\s*(\d{1,2})\s*\D\s*(\d{1,2})\s*日)(?!\d)/
/** 2026/11710, 2026.11,10 and 2026 11 10: a stroke is taken for a digit, a dot for a comma or for nothing. */
const misreadStroke =
  /^(20[23]\d)(?:(?=\d{0,3}[71|]?\d{0,2}\/|\/)[/71|](0[1-9]|1[0-2])[/71|](0[1-9]|[12]\d|3[01])|\s?[.,・]?\s?(0?[1-9]|1[0-2])\s?[.,・]\s?(0?[1-9]|[12]\d|3[01])|\s(0[1-9]|1[0-2])\s(0[1-9]|[12]\d|3[01]))(?![\d,.])/
/** The same, or one with a mark that is lost or misread: 2026 12月6日, 2026年12用6日. */
export const misreadDate: ValueParser<string> = text => {
  if (fullDate(text)) return misreadEra(text)
  const stroke = misreadStroke.exec(text)
  if (stroke)
    return dated(
      Number(stroke[1]),
      stroke[2] ?? stroke[4] ?? stroke[6],
      stroke[3] ?? stroke[5] ?? stroke[7],
      stroke[0].length,
    )
  const match = misreadMark.exec(text)
  return match ? dated(Number(match[1]), match[2] ?? match[4], match[3] ?? match[5], match[0].length) : misreadEra(text)
}

/** A date whose year is short: 26/11/20, or 8年11月20日 and 8.11.20 of the era. Always to be checked. */
export const shortDate: ValueParser<string> = text => {
  const misread = misreadDate(text)
  if (misread) return misread
  const match = /^'?(\d{1,2})\s*([年/.-])\s*(\d{1,2})\s*[月/.-]\s*(?:(\d{1,2})(?!\d)\s*日?|(末日?))/.exec(text)
  if (!match) return null
  const year = Number(match[1])
  const full = year >= firstShortYear ? 2000 + year : /[年.]/.test(match[2] ?? '') ? westernYear('令和', year) : null
  return full ? dated(full, match[3], match[4], match[0].length) : null
}
// Nobody is asked to pay before 2020, and the twentieth year of the era is far off.
const firstShortYear = 20

const monthOf = (name: string): string => String(months.split('|').indexOf(name.toLowerCase()) + 1)

function dated(year: number, month: string | undefined, day: string | undefined, length: number) {
  const value = day === undefined ? lastDay(year, Number(month)) : dayOf(year, Number(month), Number(day))
  return isCalendarDay(value) && isPlausible(year) ? { value, length } : null
}
/** Of no bill: 2926 and 1026 are misread. */
const isPlausible = (year: number): boolean => year >= 1990 && year < 2100

export function relativeDate(text: string, issueDate: string): { value: string; length: number } | null {
  const [year = 0, month = 0] = issueDate.split('-').map(Number)
  const days =
    /^(?:本?請求書?|本書)?の?(?:発行|請求|作成)(?:年月)?(?:日|後)?(?:より|から)?\s*(\d{1,3})\s*日\s*(?:以内|後|まで)/.exec(
      text,
    )
  if (days) return { value: addDays(issueDate, Number(days[1])), length: days[0].length }
  const later = /^(?:[ごお御]?請求月の)?(当月|翌々月|翌月|来月)の?\s*(?:(月?末)日?(?!締)|(\d{1,2})\s*日(?!締))/.exec(
    text,
  )
  if (later) {
    const inMonths = { 当月: 0, 翌月: 1, 来月: 1, 翌々月: 2 }[later[1] as '当月' | '翌月' | '来月' | '翌々月']
    const at = new Date(Date.UTC(year, month - 1 + inMonths, 1))
    return dated(at.getUTCFullYear(), String(at.getUTCMonth() + 1), later[3], later[0].length)
  }
  const yearless = /^(\d{1,2})\s*[月/]\s*(?:(\d{1,2})\s*日?|末日?)/.exec(text)
  if (!yearless) return null
  const sameYear = dated(year, yearless[1], yearless[2], yearless[0].length)
  return sameYear && sameYear.value >= issueDate
    ? sameYear
    : dated(year + 1, yearless[1], yearless[2], yearless[0].length)
}

const two = (part: number): string => String(part).padStart(2, '0')
const dayOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`
const lastDay = (year: number, month: number): string =>
  addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1)
