import { corporateNumberOf } from '@invoice-card/domain'
import { findLabels, labelPattern, misread } from './lines/labels.ts'
import { boxOf, headOf, lineBelow, textOf, type Line, type Segment, type Span } from './lines/layout.ts'
import { agree, doubted, type LabelledValue, readLabelled, type Reading, type ValueParser } from './lines/reading.ts'

const registrationPattern = /T\s*-?\s*(\d(?:[\s-]?\d){12})(?!\d)/g
const registrationLabels = labelPattern('登録番号', '事業者番号', 'インボイス番号', 'registration (?:no|number)')
// What the O of No. is taken for in a picture.
const no = 'n(?:o|0|口|ロ|〇)'
const invoiceNumberLabels = labelPattern(
  `[ごお御]?請求書?\\s*(?:番号|ナンバー|${no}[.:。]?|id|コード|#)`,
  'invoice\\s*(?:no[.:]?|number|id|#)',
)
// The same where a picture shows No. as Na. or Mo.
const misreadNo = '[nmh](?:o|0|a|e|c|q|u|口|ロ|〇)[.,:]'
const misreadNoLabels = labelPattern(`請求書?\\s*${misreadNo}`)
/** The same alone, or behind the addressee. */
const bareMisreadNoLabels = labelPattern(`(?:^|御中)[。、,.\\s]*${misreadNo}`)
// What some call the T number and others the number of the invoice.
const eitherNumberLabels = labelPattern('インボイス(?:番号|no[.:]?)')
/** What else has a No. behind it: 普通預金 No. 1234567, 納品書No. 20984. */
const notOfOthers =
  '(?<!(?:普通|当座|貯蓄|[預貯]金|口座|注文|発注|受注|契約|納品|検収|見積|顧客|お客様|得意先|会員|コード|[店様約文事員]番号|電話|tel|fax)書?\\s?[(:]?\\s?)'
// Other papers have numbers as well, and rows of a table: the invoice's own comes first.
const documentNumberLabels = labelPattern(
  `(?:伝票|文書|書類|管理|整理|受付|明細|発行)\\s*(?:番号|${no}[.:]?)`,
  '(?:^|(?<=\\s))ナンバー',
  `(?:^|(?<=[\\s(書]))${notOfOthers}no\\.`,
  `(?:^|(?<=[\\s(書]))${notOfOthers}no:?(?=\\s*[a-z0-9-]*\\d{3})`,
)

/** Labels that other numbers have as well. */
const barestLabels = labelPattern(
  '(?<!\\p{L}\\s?)番号(?=\\s*(?::|$|\\s[A-Z0-9]))',
  // A picture loses the space; no telephone.
  '^番号(?=(?!0\\d{1,4}-)[A-Z0-9]+[/-])',
  '(?:^|(?<=\\s))ref\\.',
)
const isNoAccount = ({ value }: LabelledValue<string>): boolean => !/^\d{4,7}$/.test(value)
/** 記号 11260 番号 34193931: that of an account of Japan Post Bank has up to eight digits. */
const isOfPost = (lines: readonly Line[], { segment }: Span): boolean =>
  lines.some(line => line.includes(segment) && line.some(({ text }) => /記\s?号/.test(text)))

/** The issuer's T number: sure where its check digit holds. Sole proprietors' numbers have none to check. */
export function readRegistrationNumber(lines: readonly Line[]): Reading<string> | null {
  const labelled = new Set(findLabels(lines, registrationLabels).map(({ lineIndex }) => lineIndex))
  const found = lines.flatMap((line, lineIndex) =>
    line.flatMap(segment =>
      [...segment.text.matchAll(registrationPattern)].map(match => {
        const value = `T${(match[1] ?? '').replace(/\D/g, '')}`
        return {
          value,
          span: { segment, start: match.index, end: match.index + match[0].length },
          rank: (corporateNumberOf(value) ? 0 : 2) + (labelled.has(lineIndex) ? 0 : 1),
        }
      }),
    ),
  )
  const [best] = [...found, ...readWithoutLetter(lines)].toSorted((a, b) => a.rank - b.rank)
  if (!best) return null
  const isOnly = found.every(({ value }) => value === best.value)
  return {
    value: best.value,
    span: best.span,
    confidence: isOnly && corporateNumberOf(best.value) ? 'agreed' : 'check',
  }
}

// What a T in a picture is taken for, if it is seen at all.
const misreadLetter = /^[「『¥1I7丁ＴT[|]?\s*(\d(?:[\s-]?\d){12})(?!\d)/

/** Numbers of corporations behind their label, whose check digit holds without the letter. */
const readWithoutLetter = (lines: readonly Line[]) =>
  readLabelled(lines, registrationLabels, text => {
    const match = misreadLetter.exec(text)
    const value = match?.[1] && `T${match[1].replace(/\D/g, '')}`
    return match && value && corporateNumberOf(value) ? { value, length: match[0].length } : null
  }).map(({ value, span }) => ({ value, span, rank: 1 }))

/**
 * The number that the issuer gave the invoice; to be checked where it begins with words, stands without a label or may
 * be a part of a longer one.
 */
export function readInvoiceNumber(lines: readonly Line[]): Reading<string> | null {
  const reading =
    agree(datesLast(readLabelled(lines, invoiceNumberLabels, longNumber))) ??
    doubted(agree(readLabelled(lines, invoiceNumberLabels, numberWithWords))) ??
    agree(readEitherNumber(lines)) ??
    doubted(ofClaim(lines)) ??
    ofDocument(lines) ??
    doubted(
      agree(readLabelled(lines, invoiceNumberLabels, invoiceNumber)) ??
        besideTitle(lines) ??
        agree(readLabelled(lines, misread(invoiceNumberLabels), invoiceNumber)) ??
        agree(readLabelled(lines, misreadNoLabels, invoiceNumber)) ??
        agree(readLabelled(headOf(lines, titleLines), bareMisreadNoLabels, invoiceNumber)) ??
        agree(readLabelled(lines, documentNumberLabels, numberWithWords)) ??
        agree(
          readLabelled(lines, barestLabels, invoiceNumber).filter(
            number => isNoAccount(number) && !isOfPost(lines, number.span),
          ),
        ) ??
        ordinal(lines) ??
        numero(lines) ??
        onlyNumber(lines),
    )
  return reading && withRest(lines, reading)
}

/**
 * Behind a label of other papers; one below it may head a column, one of two digits number a row, one of a case or a
 * delivery be that of another paper. That of a register or an enquiry (受付番号) comes after one at the head of a letter.
 */
function ofDocument(lines: readonly Line[]): Reading<string> | null {
  const reading = agree(readLabelled(lines, documentNumberLabels, invoiceNumber))
  const row = findLabels(lines, documentNumberLabels)
    .filter(({ span }) => !/^[管整受]/.test(textOf(span)) && !isOfWord(span))
    .map(({ lineIndex }) => lines[lineIndex] ?? [])
    .find(line => reading?.span && line.includes(reading.span.segment))
  const atHead = row || !reading ? null : ordinal(lines)
  if (atHead && atHead.value.length > 2) return doubted(atHead)
  const isOwn = row && (reading?.value.length ?? 0) > 2 && !row.some(({ text }) => otherPaper.test(text))
  return isOwn ? reading : doubted(reading)
}
/** B/L No., Job No. */
const isOfWord = ({ segment, start }: Span): boolean => /\p{sc=Latin}\s*$/u.test(segment.text.slice(0, start))
const otherPaper = /(?:納\s*品|見\s*積|注\s*文|発\s*注|領\s*収|検\s*収|受\s*領|契\s*約)\s*書/

/** With the rest of a number that a hyphen at the end of its line cut; doubted where more of it may stand around it. */
function withRest(lines: readonly Line[], reading: Reading<string>): Reading<string> | null {
  if (!reading.span) return reading
  const { segment, end } = reading.span
  const rest = segment.text.slice(end)
  const below = lineBelow(lines, reading.span)?.text ?? ''
  const isNumber = /^(?!T\d{13}$)[A-Z0-9]+(?:-[A-Z0-9]+)*$/i.test(below) && !isDay(below)
  if (/^\s?[-‐‑–—−ー]$/.test(rest))
    return isNumber ? { ...reading, value: `${reading.value}-${below}` } : doubted(reading)
  const box = boxOf(reading.span)
  const beside = lines
    .find(line => line.includes(segment))
    ?.find(other => other.box.x > box.x && other.box.x - box.x - box.width < box.height * 2.5)
  const isCut =
    !/^\s*(?:$|[)\]】」』、。,:;※号]|\s(?![A-Z0-9#-]))/i.test(rest) ||
    (rest === '' && (isNumber || /^[-A-Z0-9]+$/i.test(beside?.text ?? '')))
  return isCut ? doubted(reading) : reading
}

/** A digit alone, which may be a count in the same row, comes after a number below the label. */
const longNumber: ValueParser<string> = text => {
  const found = invoiceNumber(text)
  return found && found.value.length > 1 ? found : null
}

/** A day is the number of few invoices, and stands below the label of many: another number comes first. */
const datesLast = (values: readonly LabelledValue<string>[]): LabelledValue<string>[] =>
  values.toSorted((a, b) => Number(isDay(a.value)) - Number(isDay(b.value)))
const isDay = (value: string): boolean => /^20\d\d([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])$/.test(value)

/** What stands nearest to such a label decides what it is. */
const readEitherNumber = (lines: readonly Line[]): LabelledValue<string>[] =>
  readLabelled<string | null>(lines, eitherNumberLabels, text => {
    const registration = /^T\s*-?\s*\d(?:[\s-]?\d){12}/.exec(text)
    return registration ? { value: null, length: registration[0].length } : invoiceNumber(text)
  }).flatMap(({ value, span }) => (value === null ? [] : [{ value, span }]))

/** 健診-0456, 営2026-114: up to four kanji or kana, then digits. Neither dates nor amounts. */
const numberWithWords: ValueParser<string> = whole => {
  // A star or a rule before a number.
  const speck = /^[キャヤー]\s?(?=\d)/.exec(whole)?.[0].length ?? 0
  if (speck > 0) {
    const plain = invoiceNumber(whole.slice(speck))
    return plain && { ...plain, length: plain.length + speck, skip: (plain.skip ?? 0) + speck }
  }
  const text = whole
  const match =
    /^(?!令和|平成|昭和|合計|小計|金額?|約|第)([\p{sc=Han}\p{sc=Katakana}]{1,4}\s?[-‐‑–—−ー]?\s?(?=[A-Z]{0,3}\d))/iu.exec(
      text,
    )
  const words = match?.[1]
  const number = words === undefined ? null : invoiceNumber(text.slice(words.length))
  if (words === undefined || number === null) return null
  const length = words.length + number.length
  if (/^\s?[年月日円,.¥点個枚丁番号]/.test(text.slice(length))) return null
  return { value: words.replace(/\s?[-‐‑–—−ー]\s?$/, '-').trimEnd() + number.value, length }
}

/** 第1204号, 教務第2026-114号 or R8-577号 as a text of its own, or behind the title. */
const ordinal = (lines: readonly Line[]): Reading<string> | null =>
  agree(
    lines.slice(0, titleLines).flatMap(line =>
      line.flatMap(segment => {
        const match =
          /(?:^|請\s*求\s*書\s*)(第\s*)(\d[\dA-Z-]*)\s*号$/i.exec(segment.text) ??
          /^(第\s*)?([A-Z]+\d*(?:-[A-Z0-9]+)*-\d+)\s*号$/i.exec(segment.text) ??
          /^(?!.*(?:許可|登録|認可|届出|免許|特許|預金|口座))(\p{sc=Han}{1,6}第\s*)(\d[\dA-Z-]*)\s*号$/iu.exec(
            segment.text,
          ) ??
          /^[ごお御]?請\s*(?:求\s*書\s*)?(\(|第\s*)([A-Z]*\d[\dA-Z-]{2,})(?:\)|号)$/i.exec(segment.text) ??
          /^[ごお御]?請\s*求\s*書(\s+)([A-Z]*\d[\dA-Z]*-[\dA-Z-]*[\dA-Z])$/i.exec(segment.text)
        const start = segment.text.length - (match?.[0].length ?? 0)
        return match?.[2] === undefined || isDay(match[2])
          ? []
          : [spanOf(segment, start + match[0].lastIndexOf(match[2]), match[2])]
      }),
    ),
  )
/** 請求第R8-577号, also beside a number of another paper. */
const ofClaim = (lines: readonly Line[]): Reading<string> | null =>
  agree(
    headOf(lines, titleLines).flatMap(line =>
      line.flatMap(segment => {
        const value = /^[ごお御]?請\s*求\s*第\s*([A-Z0-9][\dA-Z-]*)\s*号$/i.exec(segment.text)?.[1]
        return value === undefined ? [] : [spanOf(segment, segment.text.indexOf(value), value)]
      }),
    ),
  )
/** № 00075345, whose sign is misread as Ne or N, as a text of its own. */
const numero = (lines: readonly Line[]): Reading<string> | null =>
  agree(
    headOf(lines, titleLines).flatMap(line =>
      line.flatMap(segment => {
        const value = /^N(?:[oeacq][.,:c]?|[.,:])?\s?(\d{4,12})$/.exec(segment.text)?.[1]
        return value === undefined ? [] : [spanOf(segment, segment.text.length - value.length, value)]
      }),
    ),
  )
/** As far down as a number of the whole paper stands. */
const titleLines = 15
/** INVOICE / 御請求書 | AB-51396 P.1/2: right of the title, with the count of pages behind it. */
const besideTitle = (lines: readonly Line[]): Reading<string> | null =>
  agree(
    headOf(lines, titleLines).flatMap(line =>
      line.flatMap((segment, at) => {
        if (!/(?:請 ?求 ?書|invoice)$/i.test(line[at - 1]?.text ?? '')) return []
        const value = segment.text.replace(pageCount, '')
        return isOwnNumber(value) ? [spanOf(segment, 0, value)] : []
      }),
    ),
  )
const pageCount = /\s+(?:p(?:age)?\.?\s?)?\d{1,2}\s?\/\s?\d{1,2}\s?頁?$/i
const isOwnNumber = (text: string): boolean =>
  ownNumber.test(text) && !isDay(text) && !otherNumber.test(text) && !ofOthers.test(text)

/** The only number of the head that stands alone, and of no telephone, place or amount: its label is lost. */
function onlyNumber(lines: readonly Line[]): Reading<string> | null {
  const found = lines.slice(0, titleLines).flatMap(line =>
    line.flatMap((segment, at) => {
      const { text } = segment
      const before = line[at - 1]?.text ?? ''
      const isLabelled = before.length > 1 && !/\d|会社|御中|様$/.test(before)
      return isOwnNumber(text) && !isLabelled ? [spanOf(segment, 0, text)] : []
    }),
  )
  return found.every(({ value }) => value === found[0]?.value) ? agree(found) : null
}
const ownNumber = /^(?=.*\d{3})(?=.{6})[A-Z]{0,4}\d*(?:[-/.][A-Z0-9]+){1,3}$/i
const otherNumber =
  /^(?:0\d{1,4}[-.]\d{1,4}[-.]\d{3,4}|\d{3}[-.]\d{4}|\d{1,3}(?:[.]\d{3})+|20\d\d[-./]\d{1,2}[-./]\d{1,2})$/

const spanOf = (segment: Segment, start: number, value: string) => ({
  value,
  span: { segment, start, end: start + value.length },
})

/** A T number or a telephone. */
const ofOthers = /^(?:T\d{13}$|(?:TEL|FAX)[.:]?\d)/i
/** A picture loses the space before it: 000192512026/11/10. */
const dayBehind = /(?<=\d{3})20\d\d([/.-])\d{1,2}\1\d{1,2}$/
const yearBehind = /(?<=\d{3})20\d\d$/
const monthBehind = /^\s?年\s?\d{1,2}\s?月/

/** 20,400 */
const restOfAmount = /^,\d{3}(?!\d)/

const invoiceNumber: ValueParser<string> = text => {
  const match =
    /^(第\s*|#\s*)?([A-Z0-9](?:[A-Z0-9_/.#]|\([A-Z0-9]{1,6}\)(?=[-A-Z0-9])|\s?[-‐‑–—−ー]{1,2}\s?(?=[A-Z0-9])|\s(?=[A-Z]{1,2}\s?[-‐‑–—−ー]\s?\d))*)(?<![./-])/i.exec(
      text,
    )
  const isDayBehind = monthBehind.test(text.slice(match?.[0].length))
  const written = match?.[2]?.replace(isDayBehind ? yearBehind : dayBehind, '')
  const value = written?.replace(/\s?[-‐‑–—−ー]{1,2}\s?/g, '-').replaceAll(' ', '')
  if (!match || !written || !value || !/\d/.test(value) || value.length > 60 || ofOthers.test(value)) return null
  if (/^\d{1,3}$/.test(value) && restOfAmount.test(text.slice(match[0].length))) return null
  const skip = match[1]?.length ?? 0
  return { value, length: skip + written.length, skip }
}
