import { addDays, isCalendarDay, westernYear } from '@invoice-card/domain'
import { labelPattern } from './labels.ts'
import type { Line } from './layout.ts'
import { agree, readLabelled, type Reading, type ValueParser } from './reading.ts'

const dueLabels = labelPattern(
  '[お御ご]?支払い?(?:期限|期日|締切日?|予定日)', '[お御ご]?振込み?(?:期限|期日|締切日?|予定日)', '[お御ご]?入金(?:期限|期日|予定日)',
  '(?:決済|納付|納入)期[限日]', '[お御ご]支払い?日', 'payment due(?: date)?', 'due date', 'pay by',
)
const issueLabels = labelPattern('(?:請求書?)?発行(?:年月)?日', '[お御ご]?請求(?:書|年月)?日(?!程)', '作成日', '日付', '(?:invoice|issue) date', 'date of issue')

/** The day the invoice was issued. Without a label: the first full date on the page, to be looked at. */
export function readIssueDate(lines: readonly Line[]): Reading<string> | null {
  return agree(readLabelled(lines, issueLabels, fullDate)) ?? firstDate(lines)
}

/** The day payment is due; a date without a year is the first such day on or after the issue date. */
export function readDueDate(lines: readonly Line[], issueDate: string | null): Reading<string> | null {
  const full = agree(readLabelled(lines, dueLabels, fullDate))
  if (full || issueDate === null) return full
  const relative = agree(readLabelled(lines, dueLabels, (text) => relativeDate(text, issueDate)))
  return relative && { ...relative, confidence: 'check' }
}

function firstDate(lines: readonly Line[]): Reading<string> | null {
  for (const segment of lines.slice(0, 12).flat()) {
    const found = fullDate(segment.text)
    if (found) return { value: found.value, span: { segment, start: 0, end: found.length }, confidence: 'check' }
  }
  return null
}

const western = /^(\d{4})\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(?:(\d{1,2})\s*日?|(末日?))/
const compact = /^(20\d{2})(\d{2})(\d{2})(?!\d|-\d)/
const japanese = /^(令和|平成|[RH])\s*\.?\s*(元|\d{1,2})\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(?:(\d{1,2})\s*日?|(末日?))/i

/** A date with its year, western or of an era, with 末日 as the last day of the month. */
export const fullDate: ValueParser<string> = (text) => {
  const plain = western.exec(text) ?? compact.exec(text)
  if (plain) return dated(Number(plain[1]), plain[2], plain[3], plain[0].length)
  const era = japanese.exec(text)
  const year = era && westernYear(era[1] ?? '', era[2] === '元' ? 1 : Number(era[2]))
  return era && year ? dated(year, era[3], era[4], era[0].length) : null
}

function dated(year: number, month: string | undefined, day: string | undefined, length: number) {
  const value = day === undefined ? lastDay(year, Number(month)) : dayOf(year, Number(month), Number(day))
  return isCalendarDay(value) ? { value, length } : null
}

function relativeDate(text: string, issueDate: string): { value: string, length: number } | null {
  const [year = 0, month = 0] = issueDate.split('-').map(Number)
  const later = /^(当月|翌々月|翌月)\s*(?:(末)日?|(\d{1,2})\s*日)/.exec(text)
  if (later) {
    const inMonths = { 当月: 0, 翌月: 1, 翌々月: 2 }[later[1] as '当月' | '翌月' | '翌々月']
    const at = new Date(Date.UTC(year, month - 1 + inMonths, 1))
    return dated(at.getUTCFullYear(), String(at.getUTCMonth() + 1), later[3], later[0].length)
  }
  const yearless = /^(\d{1,2})\s*[月/]\s*(?:(\d{1,2})\s*日?|末日?)/.exec(text)
  if (!yearless) return null
  const sameYear = dated(year, yearless[1], yearless[2], yearless[0].length)
  return sameYear && sameYear.value >= issueDate ? sameYear : dated(year + 1, yearless[1], yearless[2], yearless[0].length)
}

const two = (part: number): string => String(part).padStart(2, '0')
const dayOf = (year: number, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`
const lastDay = (year: number, month: number): string =>
  addDays(month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1), -1)
