import { addDays, isCalendarDay, westernYear } from '@invoice-card/domain'
import { findLabels, labelPattern, misread, type ValuePosition, valuePositions } from './lines/labels.ts'
import { kanjiNumber, kanjiValue } from './lines/kanji-numbers.ts'
import { headOf, type Line, type Segment, type Span } from './lines/layout.ts'
import { textsAndSentences } from './lines/sentences.ts'
import { agree, doubted, type LabelledValue, readLabelled, type Reading, type ValueParser } from './lines/reading.ts'

// Bills name the day on which the one before was paid.
const notEarlier = '(?<!(?:前回|前月|先月)\\s*[お御ご]?)'
const dueLabels = labelPattern(
  notEarlier +
    '[お御ご]?(?:支払い?|振込み?|振り込み|払込み?|入金|決済|納付|納入|引落し?)の?(?:期限日?|期日|締切日?|締め切り日?|予定日|最終日)',
  `${notEarlier}[お御ご]?(?:支払い?|振り?込み?|決済)日`,
  '納期限',
  `${notEarlier}[お御ご]?(?:引落し?|口座振替|振替)日`,
  '(?<![\\p{L}])(?:期限|期日)(?!\\p{L})',
  'payment due(?: date)?',
  'due date',
  'pay by',
  'due(?= ?[:\\d]|$)',
)
const issueLabels = labelPattern(
  '(?<!(?:伝票|証|証明|見積|納品|注文|領収|契約|免許)書?)(?:請求書?)?発行(?:年月)?日付?',
  '[お御ご]?請求(?:書|年月)?(?:日付?)(?!程)',
  '作成(?:年月)?日付?',
  '(?<!\\p{L})日付',
  '発行(?=[\\s:]|$)',
  '(?:invoice|issued?) date',
  'date of issue',
  '(?<!due )date(?! ?due)',
  'issued(?: on)?',
)
// The same where a picture has misread them.
const [misreadDueLabels, misreadIssueLabels] = [misread(dueLabels), misread(issueLabels)]
/** Labels whose end is lost in the rule of a table. */
const cutIssueLabels = labelPattern('^[お御ご]?請求(?:年月)?$')
const cutDueLabels = labelPattern(`(?:^|/\\s*)${notEarlier}[お御ご]?(?:支払い?|振込み?|入金)(?:期|予定)$`)
// The day on which the month that is asked for ended: the day of issue where no other is named.
const closingLabels = labelPattern('[お御ご]?(?:請求)?(?:締切り?|締め切り|締め?)(?:年月)?日')

/**
 * The day the invoice was issued. Without a label: the first full date that is not due, to be checked.
 * @param isRecognised whether the text comes from pictures, which lose characters
 */
export function readIssueDate(lines: readonly Line[], isRecognised = false): Reading<string> | null {
  const inPicture = <T>(read: () => T): T | null => (isRecognised ? read() : null)
  return (
    agree(datesBehind(lines, issueLabels, dueLabels)) ??
    doubted(
      inPicture(() => agree(datesBehind(lines, misreadIssueLabels, misreadDueLabels))) ??
        inPicture(() => agree(notPeriods(datesBehind(lines, cutIssueLabels, misreadDueLabels)))) ??
        agree(readLabelled(lines, closingLabels, fullDate)) ??
        agree(readLabelled(lines, misreadIssueLabels, shortDate)) ??
        firstDate(lines, fullDate) ??
        inPicture(() => firstDate(lines, misreadDate)),
    )
  )
}

/**
 * The day payment is due; a date without a year is the first such day on or after the issue date.
 * @param isRecognised whether the text comes from pictures, which lose characters
 */
export function readDueDate(
  lines: readonly Line[],
  issueDate: string | null,
  isRecognised = false,
): Reading<string> | null {
  const inPicture = <T>(read: () => T): T | null => (isRecognised ? read() : null)
  const full =
    agree(datesBehind(lines, dueLabels, issueLabels)) ??
    doubted(
      inPicture(() => agree(datesBehind(lines, misreadDueLabels, misreadIssueLabels))) ??
        agree(readUntil(lines, fullDate)) ??
        inPicture(() => agree(notPeriods(datesBehind(lines, cutDueLabels, misreadIssueLabels)))) ??
        agree(readLabelled(lines, misreadDueLabels, shortDate)),
    )
  if (full || issueDate === null) return full
  const relative: ValueParser<string> = text => relativeDate(text, issueDate)
  return doubted(
    agree(readLabelled(lines, dueLabels, relative)) ??
      agree(readUntil(lines, relative)) ??
      agree(readTerms(lines, relative)) ??
      inPicture(() => onlyLaterDate(lines, issueDate)),
  )
}

/** In days: what is stamped on a paper as it arrives is earlier, and nobody waits longer for money. */
const [soonest, latest] = [10, 130]

/** The only day of the paper on which payment may be due: its label is lost in a picture, as white ones on bars are. */
function onlyLaterDate(lines: readonly Line[], issueDate: string): Reading<string> | null {
  const [from, to] = [addDays(issueDate, soonest), addDays(issueDate, latest)]
  const later = lines.flat().flatMap(segment =>
    datesIn(segment, fullDate)
      .filter(({ value, end }) => value >= from && value <= to && !isOfPeriod(segment.text.slice(end)))
      .map(({ value, start, end }) => ({ value, span: { segment, start, end } })),
  )
  return later.every(({ value }) => value === later[0]?.value) ? agree(later) : null
}

/** Dates of labels, without those below them that stand behind one of the other kind. */
function datesBehind(lines: readonly Line[], labels: RegExp, others: RegExp): LabelledValue<string>[] {
  const [own, taken] = [labels, others].map(pattern =>
    findLabels(lines, pattern).flatMap(label =>
      valuePositions(lines, label).filter(({ kind }) => kind === 'inline' || kind === 'right'),
    ),
  )
  const isIn = (positions: readonly ValuePosition[] | undefined, { segment, start }: Span) =>
    positions?.some(({ span }) => span.segment === segment && span.start === start) ?? false
  return readLabelled(lines, labels, fullDate).filter(({ span }) => isIn(own, span) || !isIn(taken, span))
}

const isOfPeriod = (rest: string): boolean => /^\s*(?:まで|迄|分|[~〜-])/.test(rest)
const notPeriods = (dates: readonly LabelledValue<string>[]): LabelledValue<string>[] =>
  dates.filter(({ span: { segment, end } }) => !isOfPeriod(segment.text.slice(end)))

/** Dates in sentences that ask for payment: 11月30日までにお振込みください. */
function readUntil(lines: readonly Line[], parse: ValueParser<string>): LabelledValue<string>[] {
  return textsAndSentences(lines).flatMap(segment =>
    datesIn(segment, parse)
      .filter(({ end }) => isUntil.test(segment.text.slice(end)))
      .map(({ value, start, end }) => ({ value, span: { segment, start, end } })),
  )
}

// 11月30日までのお取引 are those of a period. In brackets: 金, 必着, 厳守.
const isUntil =
  /^\s*(?:\([^()\d]{1,6}\))?\s*(?:(?:まで|迄)(?!の(?![ごお御]?(?:支払|振|入金|納|送金|決済)))|に?[お御ご]?支払(?!い?(?:期|日|予定|方法|条件|金|額))|払)/
const isTerm = /^\s*(?:まで|迄|[お御ご]?(?:支払|振り?込|現金|銀行振|口座振)|払|\)|$)/
const termLabels = labelPattern(
  '[お御ご]?(?:支払い?|振り?込み?|決済)(?:条件|方法|時期|サイト|い)?(?![\\p{L}])',
  '取引条件',
)

/** What terms of payment say in words, behind their label: 月末締め翌月末日現金振込. */
const readTerms = (lines: readonly Line[], parse: ValueParser<string>): LabelledValue<string>[] =>
  findLabels(lines, termLabels)
    .flatMap(label => valuePositions(lines, label))
    .flatMap(({ span }) =>
      datesIn(span.segment, parse)
        .filter(({ start, end }) => start >= span.start && isTerm.test(span.segment.text.slice(end)))
        .map(({ value, start, end }) => ({ value, span: { segment: span.segment, start, end } })),
    )

/** A picture loses the space before it: 000192512026/11/10. */
const wholeDay = /^20\d\d(?:([/.-])\d{1,2}\1|年\d{1,2}月)\d{1,2}(?!\d)/

/** All dates of a text, wherever they stand in it. */
function datesIn({ text }: Segment, parse: ValueParser<string>): { value: string; start: number; end: number }[] {
  const dates: { value: string; start: number; end: number }[] = []
  for (let start = 0; start < text.length; start++) {
    const isBehindDigits = /\d{3}$/.test(text.slice(0, start)) && wholeDay.test(text.slice(start))
    const isStart =
      isBehindDigits ||
      (!/[\d\p{sc=Latin}/.-]$/u.test(text.slice(0, start)) &&
        /^(?:[\dA-Z令平翌当来二請発本作]|\p{L}和)/iu.test(text.slice(start, start + 2)))
    const found = isStart ? parse(text.slice(start)) : null
    if (!found) continue
    dates.push({ value: found.value, start, end: start + found.length })
    start += found.length - 1
  }
  return dates
}

const firstDate = (lines: readonly Line[], parse: ValueParser<string>): Reading<string> | null => {
  const due = readLabelled(lines, misreadDueLabels, parse).map(({ span }) => span)
  const [first] = headOf(lines, 14)
    .flat()
    .flatMap(segment =>
      datesIn(segment, parse)
        .filter(({ end }) => !isOfPeriod(segment.text.slice(end)))
        .filter(({ end }) => !due.some(span => span.segment === segment && span.end === end))
        .map(({ value, start, end }): Reading<string> => ({
          value,
          span: { segment, start, end },
          confidence: 'check',
        })),
    )
  return first ?? null
}

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
const fullDate: ValueParser<string> = text => {
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
  const era = /^(?:(?!昭)\p{L}和|令\p{L})\s*(?=(?:元|\d{1,2})\s*年)/u.exec(text)?.[0]
  const found = era === undefined ? null : fullDate(`令和${text.slice(era.length)}`)
  return found && era ? { ...found, length: found.length + era.length - '令和'.length } : null
}

const misreadMark = /^(20[23]\d)(?:\s*\D?\s*(\d{1,2})\s*月\s*(\d{1,2})|\s*年\s*(\d{1,2})\s*\D\s*(\d{1,2})\s*日)(?!\d)/
/** 2026/11710, 2026.11,10 and 2026 11 10: a stroke is taken for a digit, a dot for a comma or for nothing. */
const misreadStroke =
  /^(20[23]\d)(?:(?=\d{0,3}[71|]?\d{0,2}\/|\/)[/71|](0[1-9]|1[0-2])[/71|](0[1-9]|[12]\d|3[01])|\s?[.,・]?\s?(0?[1-9]|1[0-2])\s?[.,・]\s?(0?[1-9]|[12]\d|3[01])|\s(0[1-9]|1[0-2])\s(0[1-9]|[12]\d|3[01]))(?![\d,.])/
/** The same, or one with a mark that is lost or misread: 2026 12月6日, 2026年12用6日. */
const misreadDate: ValueParser<string> = text => {
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
const shortDate: ValueParser<string> = text => {
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
  return isCalendarDay(value) ? { value, length } : null
}

function relativeDate(text: string, issueDate: string): { value: string; length: number } | null {
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
