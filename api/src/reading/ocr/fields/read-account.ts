import { accountTypes, type AccountTypeValue } from '@invoice-card/domain'
import { labelPattern } from './lines/labels.ts'
import { textOf, wholeSpan, type Line, type Span } from './lines/layout.ts'
import { nearBank, type NamedBank } from './read-bank.ts'
import { type PostAccount, readPostAccount } from './read-post-account.ts'
import { agree, doubted, readLabelled, type LabelledValue, type Reading, type ValueParser } from './lines/reading.ts'

const typeLabels = labelPattern('(?:口座|[預貯]金)?(?:種別|種類|種目)', '科目')
// 口 is often misread.
const numberLabels = labelPattern('口?座番号', '口座no\\.?', 'account\\s*(?:no\\.?|number)')
// That of the invoice may be called so, too.
const bareNumberLabels = labelPattern('(?<![\\p{L}])番号')

/** 普通, 当座 or 貯蓄; to be checked where a form offers several of them, or one is misread in a picture. */
export function readAccountType(
  lines: readonly Line[],
  bank: NamedBank | null,
  isRecognised = false,
): Reading<AccountTypeValue> | null {
  const reading =
    findAccountType(lines, bank) ??
    (isRecognised ? doubted(agree(found(lines.flat().map(wholeSpan), misreadAccount, misreadTypeOf))) : null)
  return reading?.span && isOffered(lines, reading.span) ? doubted(reading) : reading
}

function findAccountType(lines: readonly Line[], bank: NamedBank | null): Reading<AccountTypeValue> | null {
  return (
    agree(ofBank(lines, bank, readLabelled(lines, typeLabels, labelledType))) ??
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
  if (isRecognised && !number)
    return doubted(
      agree(ofBank(lines, bank, readLabelled(lines, numberLabels, inCells))) ??
        agree(
          ofBank(
            lines,
            bank,
            found(lines.flat().map(wholeSpan), misreadAccount, match => match[2]),
          ),
        ),
    )
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

// 普通 (Ordinary) 1234567.
const english = String.raw`(?:\s?\([a-z][a-z /]{2,20}\))?`
const typeAndLabel = String.raw`(?:普通|当座|貯蓄|\(?[普当貯]\))(?:[預貯]金|口座)?${english}[\s:)/・]{0,4}(?:no\.?|番号)?[\s:]{0,4}`
const numberBehindType = new RegExp(
  String.raw`${typeAndLabel}(\d(?:\s?\d){6}|\d(?:\s?\d){3,5}(?!□)|\d{3}-\d{4})(?![\d,円-])`,
  'i',
)
/** An account where no bank says that it is one: its type, and with all its digits its number. */
export const wholeAccount =
  /(普通|当座|貯蓄)(?:[預貯]金|口座)?[\s:/・]{0,4}(?:no\.?|番号)?[\s:]{0,4}(\d{7})(?![\d,円名-])/i
/** (牧通)1466825 and 昔通 1466825: one character of two is misread. */
const misreadAccount = /(?<!\p{L})(\p{sc=Han}通|[普当]\p{sc=Han})(?:[預貯]金)?[\s:)/・]{0,4}(\d{7})(?![\d,円名-])/u
const misreadTypeOf = ([, type = '']: RegExpExecArray): AccountTypeValue | undefined =>
  accountTypes.find(({ name }) => (type.startsWith('当') ? name === '当座' : name === '普通'))?.value
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
    // 番号2147 may be that of anything.
    doubted(agree(bare.filter(({ span }) => textOf(span).replace(/\D/g, '').length === 7))) ??
    doubted(agree(found(block, /(?<![\d,.-]|(?<!n)[a-z])(\d{7})(?![\d,.円-])/i, match => match[1]))) ??
    doubted(agree(bare))
  )
}

/** Those of the values that stand with the bank; all, where none does. */
export function ofBank<T>(
  lines: readonly Line[],
  bank: NamedBank | null,
  values: readonly LabelledValue<T>[],
): readonly LabelledValue<T>[] {
  const block = bank && new Set(nearBank(lines, bank).map(({ segment }) => segment))
  const own = block ? values.filter(({ span }) => block.has(span.segment)) : []
  return own.length > 0 ? own : values
}

const typeOf = (match: RegExpExecArray): AccountTypeValue | undefined =>
  accountTypes.find(({ name }) => name === match[1] || (match[2] !== undefined && name.startsWith(match[2])))?.value

/** ■普通 □当座. */
const marked = /[■☑✓✔◉●]\s*(普通|当座|貯蓄)/
/** 普通, 1.普通, or 普 alone in its cell. */
const atStart = /^[□○\s]*(?:\d[.:)]?\s*)?(普通|当座|貯蓄)|^(普|当|貯)$/
/** 1.普通 2.当座 of which the first was not read. */
const firstLost = /^[^\d\s]\D*[2□][.:)]\s*(?:当座|貯蓄)/
/** One that is not the first of several, as far as its number says. */
const laterOne = /^[2-9□][.:)]\s*(?:当座|貯蓄)/

const labelledType: ValueParser<AccountTypeValue> = text => {
  if (firstLost.test(text)) return { value: 1, length: text.length }
  const match = marked.exec(text) ?? atStart.exec(text)
  const value = match && typeOf(match)
  return match && value ? { value, length: match.index + match[0].length, skip: match.index } : null
}

const offeredBeside = /^[^\p{L}]*(?:普通|当座|貯蓄)(?:[預貯]金)?$/u
/** Two of them with no number between. */
const offeredInOne = /(?:普通|当座|貯蓄)(?:[預貯]金)?[^\p{L}\d]*(?:\d[^\p{L}\d]{0,2})?(?:普通|当座|貯蓄)/u

/** Whether a ring, which no text shows, says which of several is meant. */
const isOffered = (lines: readonly Line[], { segment }: Span): boolean =>
  offeredInOne.test(segment.text) ||
  [firstLost, laterOne].some(pattern => pattern.test(segment.text)) ||
  (offeredBeside.test(segment.text) &&
    (lines.find(line => line.includes(segment)) ?? []).some(
      other => other !== segment && offeredBeside.test(other.text),
    ))

const accountNumber: ValueParser<string> = text => {
  const match =
    /^(?:(?:普通|当座|貯蓄)(?:[預貯]金)?\s*)?(\d{7}|\d{4,6}(?!□)|\d{3}-\d{4}|\d(?:\s?\d){6}(?!\s\d))(?![\d-]|[./]\d)/.exec(
      text,
    )
  const digits = match?.[1]
  return match && digits
    ? {
        value: digits.replace(/\D/g, '').padStart(7, '0'),
        length: match[0].length,
        skip: match[0].length - digits.length,
      }
    : null
}

/** Seven digits in cells whose rules a picture shows as brackets: [996|1869」. */
const inCells: ValueParser<string> = text => {
  const match = /^[[|「]?\d(?:[[\]|「」\s]{0,2}\d){6}[\]|」]?$/.exec(text)
  return match && { value: text.replace(/\D/g, ''), length: text.length }
}

/** What a pattern finds in parts of the page, where it has a value: its first group, or the whole text. */
export function found<T>(
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
