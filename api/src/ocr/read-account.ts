import { accountTypes, convertHolderKana, type AccountTypeValue } from '@invoice-card/domain'
import { labelPattern } from './labels.ts'
import { wholeOf, type Line, type Span } from './layout.ts'
import { nearBank, type Named } from './read-bank.ts'
import { agree, readLabelled, type LabelledValue, type Reading, type ValueParser } from './reading.ts'

const typeLabels = labelPattern('(?:口座|預金)?(?:種別|種類|種目)', '科目')
const numberLabels = labelPattern('口座番号', '口座no\\.?', '(?<![\\p{L}])番号')
const kanaHolderLabels = labelPattern('(?:口座)?名義(?:人)?(?:名)?\\s*\\(?(?:カナ|フリガナ|ふりがな)\\)?', '(?:フリガナ|口座名カナ)')
const holderLabels = labelPattern('(?:口座)?名義(?:人)?(?:名)?', '受取人(?:名)?')

/** 普通, 当座 or 貯蓄. */
export function readAccountType(lines: readonly Line[], bank: Named | null): Reading<AccountTypeValue> | null {
  return agree(readLabelled(lines, typeLabels, (text) => typeAt(text, /^(普通|当座|貯蓄)/)))
    ?? (bank && agree(found(nearBank(lines, bank), /(普通|当座|貯蓄)|\((普|当|貯)\)/, typeOf)))
}

/** Seven digits; shorter numbers are filled up from the left, as banks do. */
export function readAccountNumber(lines: readonly Line[], bank: Named | null): Reading<string> | null {
  const labelled = agree(readLabelled(lines, numberLabels, accountNumber))
  if (labelled || !bank) return labelled
  const block = nearBank(lines, bank)
  const behindType = found(block, /(?:普通|当座|貯蓄|\([普当貯]\))(?:預金|口座)?[\s:)]*(?:no\.?|番号)?[\s:]*(\d{4,7})(?![\d,円-])/i, (match) => match[1]?.padStart(7, '0'))
  return agree(behindType) ?? agree(found(block, /(?<![\d,.-])(\d{7})(?![\d,.円-])/, (match) => match[1]))
}

/** The holder in zengin kana. A name in kanji alone is not read: its kana would be a guess. */
export function readHolder(lines: readonly Line[], bank: Named | null): Reading<string> | null {
  const labelled = [...readLabelled(lines, kanaHolderLabels, holder), ...readLabelled(lines, holderLabels, holder)]
  if (labelled.length > 0) return agree(labelled)
  const abbreviated = bank ? found(nearBank(lines, bank), /(?:^|\s)([ァ-ヶ]{1,3}\)[ァ-ヶー・.()A-Z0-9\s-]+|[ァ-ヶー・.A-Z0-9-]+\([ァ-ヶ]{1,3}\)?)$/i, (match) => convert(match[1] ?? '')) : []
  const reading = agree(abbreviated)
  return reading && { ...reading, confidence: 'check' }
}

const typeOf = (match: RegExpExecArray): AccountTypeValue | undefined =>
  accountTypes.find(({ name }) => name === match[1] || (match[2] !== undefined && name.startsWith(match[2])))?.value

function typeAt(text: string, pattern: RegExp): { value: AccountTypeValue, length: number } | null {
  const match = pattern.exec(text)
  const value = match && typeOf(match)
  return match && value ? { value, length: match[0].length } : null
}

const accountNumber: ValueParser<string> = (text) => {
  const match = /^(?:(?:普通|当座|貯蓄)(?:預金)?\s*)?(\d{4,7}|\d{3}-\d{4})(?![\d-])/.exec(text)
  const digits = match?.[1]
  return match && digits ? { value: digits.replace('-', '').padStart(7, '0'), length: match[0].length, skip: match[0].length - digits.length } : null
}

const convert = (text: string): string | undefined => {
  const result = convertHolderKana(text)
  return result.is_converted ? result.holder_kana : undefined
}

/** The whole text, or the kana in brackets or behind a space of one that also has kanji. */
const holder: ValueParser<string> = (text) => {
  const inBrackets = /\(([ァ-ヶ]{1,4}\).+|[^()]+)\)\s*$/.exec(text)?.[1]
  const fromAbbreviation = text.replace(/^.*?(?=(?<![ァ-ヶー])[ァ-ヶ]{1,4}\))/, '')
  for (const part of [inBrackets ?? text, fromAbbreviation, text, ...text.split(' ')]) {
    const kana = /[ァ-ヶ]{2}/.test(part) ? convert(part) : undefined
    if (kana) return { value: kana, length: text.indexOf(part) + part.length, skip: text.indexOf(part) }
  }
  return null
}

function found<T>(spans: readonly Span[], pattern: RegExp, valueOf: (match: RegExpExecArray) => T | undefined): LabelledValue<T>[] {
  return spans.flatMap(({ segment, start, end }) => {
    const match = pattern.exec(segment.text.slice(start, end))
    const value = match ? valueOf(match) : undefined
    if (!match || value === undefined) return []
    const at = start + match.index
    return [{ value, span: match[1] ? { segment, start: at + match[0].lastIndexOf(match[1]), end: at + match[0].lastIndexOf(match[1]) + match[1].length } : wholeOf(segment) }]
  })
}
