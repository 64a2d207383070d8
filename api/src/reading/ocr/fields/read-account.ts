import { accountTypes, convertHolderKana, type AccountTypeValue } from '@invoice-card/domain'
import { labelPattern } from './lines/labels.ts'
import { boxOf, lineBelow, textOf, wholeSpan, type Line, type Span } from './lines/layout.ts'
import { textsAndSentences } from './lines/sentences.ts'
import { nearBank, type NamedBank } from './read-bank.ts'
import { type PostAccount, readPostAccount } from './read-post-account.ts'
import { agree, doubted, readLabelled, type LabelledValue, type Reading, type ValueParser } from './lines/reading.ts'

const typeLabels = labelPattern('(?:口座|[預貯]金)?(?:種別|種類|種目)', '科目')
const numberLabels = labelPattern('口座番号', '口座no\\.?', 'account (?:no|number)')
// That of the invoice may be called so, too.
const bareNumberLabels = labelPattern('(?<![\\p{L}])番号')
const kanaHolderLabels = labelPattern(
  '(?:口座)?名義(?:人)?(?:名)?\\s*\\(?(?:カナ|フリガナ|ふりがな)\\)?',
  '(?:フリガナ|ふりがな|口座名カナ)',
)
const holderLabels = labelPattern(
  '(?:口座)?名義(?:人)?(?:名)?',
  '受取人(?:名)?',
  'おなまえ',
  '加入者名',
  '口座名',
  '(?:account|beneficiary) (?:name|holder)',
  'beneficiary',
)

/** 普通, 当座 or 貯蓄. */
export function readAccountType(lines: readonly Line[], bank: NamedBank | null): Reading<AccountTypeValue> | null {
  return (
    agree(
      ofBank(
        lines,
        bank,
        readLabelled(lines, typeLabels, text => typeAt(text, /^(普通|当座|貯蓄)/)),
      ),
    ) ??
    (bank
      ? (agree(
          found(
            nearBank(lines, bank),
            /(普通|当座|貯蓄)|(?:\(|(?:^|\s)(?=[普当貯]\s?\d{4}))(普|当|貯)(?:\)|(?=\s?\d))/,
            typeOf,
          ),
        ) ?? typeOfPost(lines, bank))
      : doubted(agree(found(lines.flat().map(wholeSpan), wholeAccount, typeOf))))
  )
}

/**
 * Seven digits; shorter numbers are filled up from the left, as banks do. To be checked where no label says what it is.
 * In a picture also a short one, whose first digit may be lost in the rule of a table, and one of several, for a bank
 * that is not read well may be taken with the account of the other.
 */
export function readAccountNumber(
  lines: readonly Line[],
  bank: NamedBank | null,
  isRecognised = false,
): Reading<string> | null {
  const post = bank && readPostAccount(lines, bank.value.code)
  const number = post
    ? withPost(agree(found(nearBank(lines, bank), numberBehindType, numberOf)), post)
    : findAccountNumber(lines, bank)
  if (!isRecognised || !number?.span) return number
  if (post && number.span === post.span) return doubted(number)
  const isShort = textOf(number.span).replace(/\D/g, '').length < 7
  const all = [
    ...[numberLabels, bareNumberLabels].flatMap(labels => readLabelled(lines, labels, accountNumber)),
    ...found(lines.flat().map(wholeSpan), numberBehindType, numberOf),
    // In a column of a table, below the first.
    ...found(lines.flat().map(wholeSpan), /^(\d{7})$/, numberOf),
  ]
  return isShort || all.some(({ value }) => value !== number.value) ? doubted(number) : number
}

/** 記号 says which type an account of Japan Post Bank has. */
function typeOfPost(lines: readonly Line[], bank: NamedBank): Reading<AccountTypeValue> | null {
  const post = readPostAccount(lines, bank.value.code)
  return post && { value: post.account.account_type, span: post.span, confidence: 'agreed' }
}

const typeAndLabel = String.raw`(?:普通|当座|貯蓄|\(?[普当貯]\))(?:[預貯]金|口座)?[\s:)/・]{0,4}(?:no\.?|番号)?[\s:]{0,4}`
const numberBehindType = new RegExp(String.raw`${typeAndLabel}(\d(?:\s?\d){3,6}|\d{3}-\d{4})(?![\d,円-])`, 'i')
// Where no bank says that it is an account: with all its digits.
const wholeAccount = /(普通|当座|貯蓄)(?:[預貯]金|口座)?[\s:/・]{0,4}(?:no\.?|番号)?[\s:]{0,4}(\d{7})(?![\d,円名-])/i
const numberOf = (match: RegExpExecArray): string | undefined => match[1]?.replace(/\D/g, '').padStart(7, '0')

/** The number for transfers from other banks as it is written, or as 記号 and 番号 give it. */
function withPost(written: Reading<string> | null, { account, span }: PostAccount): Reading<string> {
  if (!written) return { value: account.account_number, span, confidence: 'agreed' }
  return written.value === account.account_number ? written : { ...written, confidence: 'check' }
}

function findAccountNumber(lines: readonly Line[], bank: NamedBank | null): Reading<string> | null {
  // 番号 〒060-0061
  const bare = readLabelled(lines, bareNumberLabels, accountNumber).filter(({ span }) => !textOf(span).includes('-'))
  const block = bank ? nearBank(lines, bank) : []
  const labelled =
    agree(ofBank(lines, bank, readLabelled(lines, numberLabels, accountNumber))) ??
    agree(bare.filter(({ span }) => block.some(({ segment }) => segment === span.segment)))
  if (labelled) return labelled
  // A bank that was not read may have its account all the same.
  if (!bank)
    return doubted(agree(bare) ?? agree(found(lines.flat().map(wholeSpan), wholeAccount, ([, , number]) => number)))
  return (
    agree(found(block, numberBehindType, numberOf)) ??
    doubted(agree(bare)) ??
    doubted(agree(found(block, /(?<![\d,.-]|(?<!n)[a-z])(\d{7})(?![\d,.円-])/i, match => match[1])))
  )
}

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
    (bank && agree(unlabelledHolders(nearBank(lines, bank)))) ??
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

/** Values that stand with the bank; all, where none does. */
function ofBank<T>(
  lines: readonly Line[],
  bank: NamedBank | null,
  values: readonly LabelledValue<T>[],
): readonly LabelledValue<T>[] {
  const block = bank && new Set(nearBank(lines, bank).map(({ segment }) => segment))
  const own = block ? values.filter(({ span }) => block.has(span.segment)) : []
  return own.length > 0 ? own : values
}

/** Behind a name: the end of its text, or of what a sentence says of it. */
const behindName = String.raw`(?=\)?\s*(?:$|です|まで|宛|あて|[へにをで。、,※*]|[(【]?[お御ご]?振))`
const abbreviatedName = new RegExp(
  String.raw`(?:^|[\s/,、:・(■●◆]|\d\s*\(?(?!\d))(?:\d{4,7}|\d{3}-\d{4})?([ァ-ヶ]{1,3}\)(?=\s?[ァ-ヶA-Z0-9])[ァ-ヶー・.()A-Z0-9\s-]+|[ァ-ヶー・.A-Z0-9-]+\s?\([ァ-ヶ]{1,3}\)?)${behindName}`,
  'i',
)
const plainName = new RegExp(String.raw`(?:^|[\d:/]\s*|\d{4,7}\s*\()((?:[ァ-ヶー]{2,}[・\s]?){1,4})${behindName}`)

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

const typeOf = (match: RegExpExecArray): AccountTypeValue | undefined =>
  accountTypes.find(({ name }) => name === match[1] || (match[2] !== undefined && name.startsWith(match[2])))?.value

function typeAt(text: string, pattern: RegExp): { value: AccountTypeValue; length: number } | null {
  const match = pattern.exec(text)
  const value = match && typeOf(match)
  return match && value ? { value, length: match[0].length } : null
}

const accountNumber: ValueParser<string> = text => {
  const match =
    /^(?:(?:普通|当座|貯蓄)(?:[預貯]金)?\s*)?(\d{4,7}|\d{3}-\d{4}|\d(?:\s?\d){6}(?!\s\d))(?![\d-]|[./]\d)/.exec(text)
  const digits = match?.[1]
  return match && digits
    ? {
        value: digits.replace(/\D/g, '').padStart(7, '0'),
        length: match[0].length,
        skip: match[0].length - digits.length,
      }
    : null
}

/** Rules of a table look like one kana again and again. */
const isRule = (text: string): boolean => /^(.)\1{2,}$/u.test(text)

const convert = (text: string): string | undefined => {
  if (isRule(text)) return undefined
  // No name begins with a long vowel: that is a rule.
  const result = convertHolderKana(text.replace(/^\s*ー+/, '').replace(/\s+(?=\([ァ-ヶ]{1,3}\)?$)/, ''))
  return result.is_converted ? result.holder_kana : undefined
}

const closed = /\([ァ-ヶ]{1,3}\)?$/
const nameOnly = /^[ァ-ヶー・.()A-Z0-9\s-]+$/

/** Whether nothing that may be of the same name stands around it. */
function isWholeName(lines: readonly Line[], span: Span): boolean {
  const { segment, start, end } = span
  const box = boxOf(span)
  const before = segment.text.slice(0, start).replace(/(?:カナ|フリガナ)?\)?[\s:]*$/, '')
  const beside = lines
    .find(line => line.includes(segment))
    ?.find(other => other.box.x > box.x && other.box.x - box.x - box.width < box.height * 4)
  const below = end === segment.text.length && !closed.test(textOf(span)) ? lineBelow(lines, span) : undefined
  return (
    !/[ァ-ヶー]$/.test(before) &&
    !/^\s*[ァ-ヶー]/.test(segment.text.slice(end)) &&
    ![beside, below].some(other => other !== undefined && nameOnly.test(other.text) && /[ァ-ヶ]/.test(other.text))
  )
}

/** A name that runs into the next line of its cell; with its legal form at its end it is whole. */
function withNextLine(lines: readonly Line[], value: LabelledValue<string>): LabelledValue<string> {
  if (closed.test(textOf(value.span)) || value.span.end < value.span.segment.text.length) return value
  const next = lineBelow(lines, value.span)
  const isRest =
    next && /^(?:(?=.*[ァ-ヶ])[ァ-ヶー・.A-Z0-9-]+(?:\([ァ-ヶ]{1,3}\)?)?|\([ァ-ヶ]{1,3}\)?)$/.test(next.text)
  const whole = isRest ? convert(firstOfThree(lines, value.span) + textOf(value.span) + next.text) : undefined
  return whole === undefined ? value : { ...value, value: whole }
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

/** What a sentence goes on with behind a name. */
const sentence =
  /(?<=[ァ-ヶー)A-Z0-9])\s*(?:(?:です|となり|まで|宛|あて|[。、,]).*|[へにを](?:[お御ご]?[振支入願送払].*)?)$/i

const leadingKana = (text: string): string => /^[ァ-ヶー・.()A-Z0-9\s-]*/i.exec(text)?.[0].trimEnd() ?? ''

/** The whole text, or the kana in brackets, at its start or behind a space of one that also has kanji. */
const holder: ValueParser<string> = whole => {
  const text = withoutBracket(whole.replace(sentence, ''))
  const inBrackets = /\(([ァ-ヶ]{1,4}\).+|[^()]+)\)\s*$/.exec(whole.replace(sentence, ''))?.[1]
  const fromAbbreviation = text.replace(/^.*?(?=(?<![ァ-ヶー])[ァ-ヶ]{1,4}\))/, '')
  for (const part of [
    inBrackets ?? text,
    fromAbbreviation,
    leadingKana(fromAbbreviation),
    leadingKana(text),
    text,
    ...text.split(' '),
  ]) {
    const kana = /[ァ-ヶ]{2}/.test(part) ? convert(part) : undefined
    if (kana) return { value: kana, length: text.indexOf(part) + part.length, skip: text.indexOf(part) }
  }
  return null
}

function found<T>(
  spans: readonly Span[],
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => T | undefined,
): LabelledValue<T>[] {
  return spans.flatMap(({ segment, start, end }) => {
    const match = pattern.exec(segment.text.slice(start, end))
    const value = match ? valueOf(match) : undefined
    if (!match || value === undefined) return []
    const at = start + match.index
    return [
      {
        value,
        span: match[1]
          ? {
              segment,
              start: at + match[0].lastIndexOf(match[1]),
              end: at + match[0].lastIndexOf(match[1]) + match[1].length,
            }
          : wholeSpan(segment),
      },
    ]
  })
}
