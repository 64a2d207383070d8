import { convertHolderKana, legalForms, officeForms, toHalfWidth } from '@invoice-card/domain'
import { labelPattern } from './lines/labels.ts'
import { boxOf, lineBelow, textBelow, textOf, wholeSpan, type Line, type Span } from './lines/layout.ts'
import { agree, doubted, readLabelled, type LabelledValue, type Reading, type ValueParser } from './lines/reading.ts'
import { nextLineOf, textsAndSentences } from './lines/sentences.ts'
import { found, ofBank, wholeAccount } from './read-account.ts'
import { nearBank, nearLastBank, type NamedBank } from './read-bank.ts'

const kanaHolderLabels = labelPattern(
  '(?:口座)?名義(?:人)?(?:名)?\\s*\\(?(?:(?:全角|半角)?(?:カタ)?カナ|フリガナ|ふりがな)\\)?',
  '(?:フリガナ|ふりがな|口座名カナ)',
)
const holderLabels = labelPattern(
  '(?:口座)?名義(?:人)?(?:名)?',
  '受取人(?:名)?',
  'おなまえ',
  '加入者名',
  // 口 is often misread.
  '口?座名(?:義(?:人)?(?:名)?)?',
  '(?:account|beneficiary)\\s*(?:name|holder)',
  'beneficiary',
)

/** The holder in zengin kana. A name in kanji alone is not read: its kana would be a guess. */
export function readHolder(lines: readonly Line[], bank: NamedBank | null): Reading<string> | null {
  const labelled = ofBank(
    lines,
    bank,
    [kanaHolderLabels, holderLabels].flatMap(labels => readLabelled(lines, labels, holder)),
  )
  if (labelled.length > 0) {
    const isWhole = labelled.every(({ span }) => isWholeName(lines, span))
    const reading = agree(labelled.map(value => withNextLine(lines, value)))
    return isWhole ? reading : doubted(reading)
  }
  return doubted(
    (bank &&
      (agree(unlabelledHolders(nearBank(lines, bank))) ?? agree(unlabelledHolders(nearLastBank(lines, bank))))) ??
      holderOfSentence(lines) ??
      (bank ? null : agree(holdersBelowNumber(lines))),
  )
}

/** A firm's name behind or right below a whole account, whose bank is not read. */
function holdersBelowNumber(lines: readonly Line[]): LabelledValue<string>[] {
  const places = lines.flat().flatMap((segment): Span[] => {
    const account = wholeAccount.exec(segment.text)
    if (!account) return []
    const end = account.index + account[0].length
    const next = lineBelow(lines, { segment, start: account.index, end })
    const spaces = /^\s*/.exec(segment.text.slice(end))?.[0].length ?? 0
    const behind: Span = { segment, start: end + spaces, end: segment.text.length }
    return next ? [behind, wholeSpan(next)] : [behind]
  })
  return found(places, firmAlone, ([, name = '']) => convert(name))
}
const firmAlone = /^([ァ-ヶ]{1,3}\)\s?[ァ-ヶー・.A-Z0-9-]{2,}|[ァ-ヶー・.A-Z0-9-]{2,}\s?\([ァ-ヶ]{1,3}\)?)$/

/** The label or the name runs over the end of a line. */
function holderOfSentence(lines: readonly Line[]): Reading<string> | null {
  const sentences = textsAndSentences(lines).map(sentence => [sentence])
  return agree(readLabelled(sentences, holderLabels, holder))
}

export const holderLabelPatterns: readonly RegExp[] = [kanaHolderLabels, holderLabels]

/** Behind a name: the end of its text, what a sentence says of it, or the same in kanji. */
const behindName = String.raw`(?=\)?\s*(?:$|です|まで|宛|あて|[へにをで。、,※*]|[(【]?[お御ご]?振|\([一-龠]))`
const abbreviatedName = new RegExp(
  String.raw`(?:^|[\s/,、:・(■●◆]|\d\s*\(?(?!\d))(?:\d{4,7}|\d{3}-\d{4})?([ァ-ヶ]{1,3}\)(?=\s?[ァ-ヶA-Z0-9])[ァ-ヶー・.()A-Z0-9\s-]+|[ァ-ヶー・.A-Z0-9-]+\s?\([ァ-ヶ]{1,3}\)?)${behindName}`,
  'i',
)
const plainName = new RegExp(
  String.raw`(?:^|(?:\d{4}|[:/])\s*|\d{4,7}\s*\()((?:[ァ-ヶー]{2,}[・\s]?){1,4})${behindName}`,
)

/** Names in kana at the end of a text; one that runs into the next line as a whole. */
function unlabelledHolders(block: readonly Span[]): LabelledValue<string>[] {
  const wrapped = block.flatMap((span, at): LabelledValue<string>[] => {
    const next = block.slice(at + 1).find(({ segment }) => Math.abs(segment.box.x - span.segment.box.x) < 0.01)
    const text = textOf(span)
    const prefixed = /(?<![ァ-ヶー])[ァ-ヶ]{1,3}\)[ァ-ヶー・.]{2,}$/.exec(text)?.index
    const start = prefixed ?? /[ァ-ヶー・.]{2,}$/.exec(text)?.index
    const rest = prefixed === undefined ? /^[ァ-ヶー・.A-Z0-9-]+\([ァ-ヶ]{1,3}\)?$/ : /^[ァ-ヶー・]{1,12}$/
    if (!next || start === undefined || !rest.test(textOf(next)) || !isRightBelow(span, next)) return []
    const value = convert(textOf(span).slice(start) + textOf(next))
    return value === undefined ? [] : [{ value, span: { ...span, start: span.start + start } }]
  })
  if (wrapped.length > 0) return wrapped
  const abbreviated = found(block, abbreviatedName, match => convert(withoutBracket(match[1] ?? '')))
  return abbreviated.length > 0
    ? abbreviated
    : found(block, plainName, ([, name = '']) => (name.endsWith('カナ') ? undefined : convert(name)))
}

const isRightBelow = ({ segment }: Span, next: Span): boolean =>
  next.segment.box.y - segment.box.y < segment.box.height * 2.2

/** Rules of a table look like one kana again and again. */
const isRule = (text: string): boolean => /^(.)\1{2,}$/u.test(text)

/** A label's word for kana is nobody's name: 口座名義(カタカナ). */
const isKanaWord = (text: string): boolean => /^[\s(]*(?:カタカナ|カナ|フリガナ)[\s):]*$/.test(text)

/** カブシキガイシャ and カ) alone are no name. */
const formAlone = /^\s*(?:カブシキ|ユウゲン|ゴウドウ)(?:ガイシャ|ガイシヤ|カイシャ|カイシヤ)\s*$|^[ァ-ヶ]{1,3}\)$/

const convert = (text: string): string | undefined => {
  if (isRule(text) || isKanaWord(text) || formAlone.test(text)) return undefined
  // No name begins with a long vowel, which is a rule, with the bracket in which it stands or its account's number.
  const result = convertHolderKana(
    text.replace(/^[\s(.]*(?:\d{7}(?:\s+|(?=[ァ-ヶ])))?ー*/, '').replace(/\s+(?=\([ァ-ヶ]{1,3}\)?$)/, ''),
  )
  return result.is_converted && !isTwoNames(result.holder_kana) ? withOpenForm(result.holder_kana) : undefined
}

/** ｶ)ﾐﾅﾂﾞｷ/ｶ)ﾐﾅﾂﾞｷ: the same written twice; an office alone has a bracket of its own. */
const isTwoNames = (kana: string): boolean =>
  /[^()]\).*(?:\/|\).)|[^()/]\/[^()/]{1,3}\)|\([^()]{1,4}\)[^()]+\(/.test(kana)

const existingForms = new Set([...legalForms, ...officeForms].map(({ zengin }) => zengin))
const formBehind = new RegExp(String.raw`(?<=.\((?:${[...existingForms].map(toHalfWidth).join('|')}))\)$`)
/** A legal form at the end has no second bracket: アオバ(カ) also where the first one opens before the name. */
const withOpenForm = (kana: string): string => kana.replace(formBehind, '')

/** With its legal form at its end a name is whole. */
const closed = /(?:\([ァ-ヶ]{1,3}\)?|(?:株式|有限|合同)会社)$/
const nameOnly = /^[ァ-ヶー・.()A-Z0-9\s-]+$/

/** Whether nothing that may be of the same name stands around it. */
function isWholeName(lines: readonly Line[], span: Span): boolean {
  const { segment, start, end } = span
  const box = boxOf(span)
  const before = segment.text.slice(0, start).replace(/(?:(?:カタ)?カナ|フリガナ)?\)?[\s:]*$/, '')
  const beside = lines
    .find(line => line.includes(segment))
    ?.find(other => other.box.x > box.x && other.box.x - box.x - box.width < box.height * 4)
  const isAtEnd = end === segment.text.length && !closed.test(textOf(span))
  const below = isAtEnd ? lineBelow(lines, span) : undefined
  return (
    // No name in kana has small letters: a word of another label.
    !/[a-z]/.test(segment.text.slice(start)) &&
    !/[ァ-ヶー]$/.test(before) &&
    !/^\s*[ァ-ヶー]/.test(segment.text.slice(end)) &&
    !(isAtEnd && restOf(lines, span)) &&
    ![beside, below].some(other => other !== undefined && nameOnly.test(other.text) && /[ァ-ヶ]/.test(other.text))
  )
}

/** A name that runs into the next line of its cell or sentence. */
function withNextLine(lines: readonly Line[], value: LabelledValue<string>): LabelledValue<string> {
  if (closed.test(textOf(value.span)) || value.span.end < value.span.segment.text.length) return value
  const below = lineBelow(lines, value.span)?.text ?? ''
  const isRest = /^(?:(?=.*[ァ-ヶ])[ァ-ヶー・.A-Z0-9-]+(?:\([ァ-ヶ]{1,3}\)?)?|\([ァ-ヶ]{1,3}\)?)$/.test(below)
  const rest = restOf(lines, value.span) ?? (isRest && convert(below) !== value.value ? below : undefined)
  const whole = rest === undefined ? undefined : convert(firstOfThree(lines, value.span) + textOf(value.span) + rest)
  return whole === undefined ? value : { ...value, value: whole }
}

const kanaAtStart = /^[ァ-ヶー・.A-Z0-9-]*[ァ-ヶー](?:\([ァ-ヶ]{1,3}(?![ァ-ヶー]))?/

/** What the next line of a sentence begins with, or that of a bracket that is still open. */
function restOf(lines: readonly Line[], { segment, start, end }: Span): string | undefined {
  const next = nextLineOf(lines, segment)
  const rest = next && kanaAtStart.exec(next.text)?.[0]
  if (rest !== undefined) return rest
  if (!/[(「『]\s*$/.test(segment.text.slice(0, start)) && !/^[(「『]/.test(segment.text.slice(start))) return undefined
  const inBracket = textBelow(lines, { segment, start: 0, end })?.text.replace(/[」』]$|(?<!\([ァ-ヶ]{1,3})\)$/, '')
  return inBracket === undefined || kanaAtStart.exec(inBracket)?.[0] !== inBracket ? undefined : inBracket
}

/** The first of three lines of a cell, where its label stands beside the second. */
function firstOfThree(lines: readonly Line[], { segment, start }: Span): string {
  const row = lines.findIndex(line => line.includes(segment))
  const [first, ...others] = lines[row - 1] ?? []
  const isAbove =
    start === 0 &&
    others.length === 0 &&
    first?.page === segment.page &&
    Math.abs(first.box.x - segment.box.x) < 0.01 &&
    segment.box.y - first.box.y < segment.box.height * 2.2
  return isAbove && /^[ァ-ヶー・.A-Z0-9-]{3,}$/.test(first.text) ? first.text : ''
}

/** Without the bracket that closes a remark of which the name is a part: みずほ銀行…(カ)アオバ). */
const withoutBracket = (name: string): string =>
  name.replace(/^([ァ-ヶ]{1,4}\))?(.*)\)\s*$/, (all: string, form: string | undefined, rest: string) =>
    /\([^)]*$/.test(rest) ? all : (form ?? '') + rest,
  )

/**
 * What a sentence goes on with behind a name, also where its line ends within that: あ|て. ヘ of katakana looks like that
 * of hiragana.
 */
const sentence =
  /(?<=[ァ-ヶー)A-Z0-9])\s*(?:(?:です|となり|まで|宛|あて|[。、,]).*|[へにを](?:[お御ご]?[振支入願送払].*|[お御ご])?|[あまでと]|ヘ\s?[お御ご]?[振支入願送払].*)$/i

/** Up to what is no kana, and to the bracket in which it stands. */
const leadingKana = (text: string): string => {
  const kana = /^[ァ-ヶー・.()A-Z0-9\s-]*/i.exec(text)?.[0] ?? ''
  const opened = kana.length < text.length ? /\([^()]*$/.exec(kana) : null
  const isForm = opened !== null && existingForms.has(opened[0].slice(1).trim())
  if (opened && !isForm) return kana.slice(0, opened.index).trimEnd()
  // The first word of a name in kanji: アクシスポート食品.
  const isPart = /[ァ-ヶー]$/.test(kana) && /^(?!様|口座|宛)\p{sc=Han}/u.test(text.slice(kana.length))
  return isPart ? '' : kana.trimEnd()
}

/** A label in two languages: Account name 口座名義: カ)アオバ, or 名義 / Name カ)アオバ. */
const secondLabel =
  /^(?:(?:口座)?名義(?:人)?(?:名)?|(?:(?:account|a\/c)\s*)?(?:name|holder|payee|beneficiary)(?![a-z])|[a-z]+(?=\s[ァ-ヶ]{1,3}\)\s?[ァ-ヶ]))\s*:?\s*/i

/** The whole text, or the kana in brackets, at its start or behind a space of one that also has kanji. */
const holder: ValueParser<string> = whole => {
  const label = secondLabel.exec(whole)?.[0].length ?? 0
  const found = label > 0 ? holder(whole.slice(label)) : null
  if (found) return { ...found, length: label + found.length, skip: label + (found.skip ?? 0) }
  const text = withoutBracket(whole.replace(sentence, ''))
  const inBrackets =
    /(?<!^)\(([ァ-ヶー・.A-Z0-9\s-]{2,}\([ァ-ヶ]{1,3})\)*\s*$/.exec(text)?.[1] ??
    /\(([ァ-ヶ]{1,4}\).+|(?![ァ-ヶ]{1,3}\))[^()]+)\)\s*$/.exec(whole.replace(sentence, ''))?.[1]
  const fromAbbreviation = text.replace(/^.*?(?=(?<![ァ-ヶー])[ァ-ヶ]{1,4}\))/, '')
  for (const part of [
    inBrackets ?? text,
    fromAbbreviation,
    leadingKana(fromAbbreviation),
    leadingKana(text),
    text,
    /(?<=\p{sc=Han}\s)[ァ-ヶー・\s]+$/u.exec(text)?.[0] ?? '',
    ...text.split(/[ /]/),
  ]) {
    const kana = /[ァ-ヶ]{2}/.test(part) ? convert(part) : undefined
    if (kana) return { value: kana, length: text.indexOf(part) + part.length, skip: text.indexOf(part) }
  }
  return null
}
