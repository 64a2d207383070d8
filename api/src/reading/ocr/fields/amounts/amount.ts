import { kanjiNumber, kanjiValue } from '../lines/kanji-numbers.ts'
import type { ValueParser } from '../lines/reading.ts'

// What may stand between a label and its amount.
const lead =
  /^(?:[*#=→・\s]|金額\s*(?=[¥\\\d])|\.{2,}|\(?税込み?\)?:?\s*(?=[¥\\\d])|[([【「<]\s*(?=[¥\\]|\d{1,3},\d{3}))+/
const counters = '[%件個年月/千万億名点人式回台本枚箱袋組社通冊]|(?:k?g|k?m|cm|l|t|h|pcs)(?![a-z])'
// The marks after the currency are what a △ is taken for in a picture.
const amountPattern = new RegExp(
  '^(?:金|JPY|YEN|円)?\\s*([-−▲△]\\s*|[ムへヘ人厶ん∆Δ]{1,3})?[¥\\\\金]?\\s*([-−▲△]\\s*)?' +
    "((?:\\d\\s(?:,\\s)?){3,}\\d|\\d{1,3}(?:(?:\\s?[,、]|[’'])\\s?\\d{3})+|\\d+)" +
    `(?![\\d,、’]|\\s[,、]|\\.(?!00?(?!\\d))\\d|\\s\\d(?!(?<=,\\d{3}\\s\\d)$)|\\s*(?:${counters})|\\s*-\\s*\\d)`,
  'i',
)

/** ①契約金額: the number of a label. */
const isOrdinal = /^\d{1,2}(?!円|也|税)\p{sc=Han}/u

const mostYen = 99_999_999_999

/**
 * Whole yen at the start of a text: ¥607,200、607,200円、金607,200円也、below nothing with a minus or a triangle before them.
 */
export const amount: ValueParser<number> = text => {
  const skip = lead.exec(text)?.[0].length ?? 0
  const match = amountPattern.exec(text.slice(skip))
  if (!match?.[3]) return kanjiAmount(text)
  if (isOrdinal.test(text.slice(skip))) return null
  const value = Number(match[3].replace(/\D/g, ''))
  if (!Number.isSafeInteger(value) || value > mostYen) return null
  const length = skip + match[0].length
  // -607,200- is framed against forgery.
  const isBelowNothing = (match[1] ?? match[2]) !== undefined && !/^\s*[-−]/.test(text.slice(length))
  return { value: isBelowNothing ? -value : value, length }
}

const kanjiPattern = new RegExp(String.raw`^(?:[:\s]|[一壱]?金)*([${kanjiNumber}](?:\s?[${kanjiNumber}])+)\s?[円圓]`)

/** Whole yen in kanji: 金壱拾弐万参千円也, 金十二万三千円. */
const kanjiAmount: ValueParser<number> = text => {
  const match = kanjiPattern.exec(text)
  if (!match?.[1]) return null
  const value = kanjiValue(match[1])
  return value > 0 && value <= mostYen ? { value, length: match[0].length } : null
}

/** What is taken off: in a picture its minus is read as any stroke. */
export const amountOff: ValueParser<number> = text => amount(text.replace(/^[ー―—–‐一](?=\s*[¥\\]?\d)/, '-'))

export const markedAmount: ValueParser<number> = text => {
  const mark = /^\p{sc=Han}{1,2}(?=\d)/u.exec(text)
  return mark && !/[金計]$/.test(mark[0]) ? amount(text.slice(mark[0].length)) : null
}
