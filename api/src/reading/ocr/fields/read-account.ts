import { accountTypes, type AccountTypeValue } from '@invoice-card/domain'
import { labelPattern } from './lines/labels.ts'
import { textOf, wholeSpan, type Line, type Span } from './lines/layout.ts'
import { nearBank, type NamedBank } from './read-bank.ts'
import { type PostAccount, readPostAccount } from './read-post-account.ts'
import { agree, doubted, readLabelled, type LabelledValue, type Reading, type ValueParser } from './lines/reading.ts'

const typeLabels = labelPattern('(?:口座|[預貯]金)?(?:種別|種類|種目)', '科目')
const numberLabels = labelPattern('口座番号', '口座no\\.?', 'account (?:no|number)')
// That of the invoice may be called so, too.
const bareNumberLabels = labelPattern('(?<![\\p{L}])番号')

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
/** An account where no bank says that it is one: its type, and with all its digits its number. */
export const wholeAccount =
  /(普通|当座|貯蓄)(?:[預貯]金|口座)?[\s:/・]{0,4}(?:no\.?|番号)?[\s:]{0,4}(\d{7})(?![\d,円名-])/i
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
