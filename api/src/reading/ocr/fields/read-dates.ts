import { addDays } from '@invoice-card/domain'
import { findLabels, labelPattern, misread, type ValuePosition, valuePositions } from './lines/labels.ts'
import { fullDate, misreadDate, relativeDate, shortDate } from './lines/days.ts'
import { overlap } from './lines/beside.ts'
import { type Box, boxOf, headOf, type Line, type Segment, type Span } from './lines/layout.ts'
import { textsAndSentences } from './lines/sentences.ts'
import { agree, doubted, type LabelledValue, readLabelled, type Reading, type ValueParser } from './lines/reading.ts'

// Bills name the day on which the one before was paid.
const notEarlier = '(?<!(?:前回|前月|先月)\\s*[お御ご]?)'
const dueLabels = labelPattern(
  notEarlier +
    '[お御ご]?(?:支払い?|振込み?|振り込み|払込み?|入金|決済|納付|納入|引落し?)の?(?:期限日?|期日|締切日?|締め切り日?|〆切日?|予定日|指定日|約定日|最終日)',
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
/** 請求No.00731発行2026/08/25: a picture loses the space behind a label of two characters. */
const gluedIssueLabels = labelPattern('(?<!\\p{L})発行(?=(?:20\\d\\d|令和|R\\d))')
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
        inPicture(() => agree(notPeriods(readLabelled(lines, gluedIssueLabels, fullDate)))) ??
        agree(readLabelled(lines, closingLabels, fullDate)) ??
        agree(readLabelled(lines, misreadIssueLabels, shortDate)) ??
        agree(issuedDates(lines, fullDate)) ??
        inPicture(() => agree(issuedDates(lines, misreadDate))) ??
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
        agree(readTerms(lines, fullDate)) ??
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

/** Dates of labels, without those below them that stand behind one of the other kind, or begin a column of days. */
function datesBehind(lines: readonly Line[], labels: RegExp, others: RegExp): LabelledValue<string>[] {
  const [own, taken] = [labels, others].map(pattern =>
    findLabels(lines, pattern).flatMap(label =>
      valuePositions(lines, label).filter(({ kind }) => kind === 'inline' || kind === 'right'),
    ),
  )
  const isIn = (positions: readonly ValuePosition[] | undefined, { segment, start }: Span) =>
    positions?.some(({ span }) => span.segment === segment && span.start === start) ?? false
  return readLabelled(lines, labels, fullDate)
    .filter(({ span }) => isIn(own, span) || (!isIn(taken, span) && !isFirstOfColumn(lines, span)))
    .map(found => (isFirstOfTwo(found) ? { ...found, isLoose: true } : found))
}

/** In heights of the type: from one row of a table to the next. */
const widestRow = 4

/** What was done from day to day stands below a label, too. */
function isFirstOfColumn(lines: readonly Line[], span: Span): boolean {
  const box = boxOf(span)
  const [next, afterNext] = lines
    .flat()
    .filter(other => other.page === span.segment.page && overlap(other.box, box) > 0 && other.box.y > box.y)
    .toSorted((a, b) => a.box.y - b.box.y)
  // One day below may be the next field's.
  const isDayBelow = (above: Box, other: Segment | undefined) =>
    other !== undefined && other.box.y - above.y < box.height * widestRow && fullDate(other.text) !== null
  return next !== undefined && isDayBelow(box, next) && isDayBelow(next.box, afterNext)
}

/** 2026/08/01〜2026/08/31 is a time, whatever its label says. */
const isFirstOfTwo = ({ span: { segment, end } }: LabelledValue<string>): boolean =>
  /^\s*[~〜–-]\s*\d/.test(segment.text.slice(end))

const isOfPeriod = (rest: string): boolean => /^\s*(?:から|より|まで|迄|分|[~〜-])/.test(rest)
const notPeriods = (dates: readonly LabelledValue<string>[]): LabelledValue<string>[] =>
  dates.filter(({ span: { segment, end } }) => !isOfPeriod(segment.text.slice(end)))

/** 令和8年11月11日 発行: dates that what follows them says to be of the issue. */
const issuedDates = (lines: readonly Line[], parse: ValueParser<string>): LabelledValue<string>[] =>
  lines.flat().flatMap(segment =>
    datesIn(segment, parse)
      .filter(({ end }) => /^\s*付?け?(?:発行|作成)(?![者元所部日])/.test(segment.text.slice(end)))
      .map(({ value, start, end }) => ({ value, span: { segment, start, end } })),
  )

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
