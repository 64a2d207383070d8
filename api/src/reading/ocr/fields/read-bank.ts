import { japanPostBankCode, normalizeText } from '@invoice-card/domain'
import type { BankDirectory, NamedCode } from '../../../parties/banks/public.ts'
import { bankSpellings, namedInEnglish } from './bank-spellings.ts'
import { findLabels, labelPattern, valuePositions } from './lines/labels.ts'
import { middleOf, wholeSpan, type Line, type Segment, type Span } from './lines/layout.ts'
import { nearlyNamed } from './nearly-named.ts'
import type { Reading } from './lines/reading.ts'
import { readPostAccount } from './read-post-account.ts'

const bankLabels = labelPattern(
  '(?:銀行|金融機関)(?:名|コード)?',
  '[お御ご]?振込先(?:銀行|口座)?',
  '取引銀行',
  'bank\\s*code',
)
const branchLabels = labelPattern('支店(?:名|コード)?', '店(?:名|番号?)', 'branch\\s*code')

/** A bank or branch that the page names. */
export interface Named extends Reading<NamedCode> {
  readonly span: Span
}

/** A bank, and where the page names others: each has an account of its own. */
export interface NamedBank extends Named {
  readonly others: readonly Span[]
}

/**
 * The bank to transfer to: a name of the dictionary, sure where it stands complete or beside its own code; of several
 * the first that has an account. Where none stands complete, one of which a character is misread.
 */
export async function readBank(lines: readonly Line[], directory: BankDirectory): Promise<NamedBank | null> {
  const banks = await directory.banks()
  const spelled = spell(banks, bankSpellings)
  const japanese = withoutParts(lines.flat().flatMap(segment => namedIn(wholeSpan(segment), spelled)))
  const all = japanese.length > 0 ? japanese : namedInEnglish(lines, banks)
  const isShared = ({ span, value }: Named) =>
    all.some(other => isSamePlace(other.span, span) && other.value.code !== value.code)
  const whole = all.filter(({ confidence }) => confidence === 'agreed')
  const named = (whole.length > 0 ? whole : all).map((bank): NamedBank => ({
    ...confirmed(isShared(bank) ? { ...bank, confidence: 'check' } : bank, /(?<!\d)\d{4}(?!\d)/),
    others: all.filter(({ span }) => !isSamePlace(span, bank.span)).map(({ span }) => span),
  }))
  const best = named.find(bank => hasAccount(lines, bank)) ?? named[0]
  if (best) return best
  const labelled = findLabels(lines, bankLabels)
    .flatMap(label => valuePositions(lines, label))
    .flatMap(({ span }) => startingIn(span, banks))
  const found =
    longest(labelled) ??
    byCode(lines, banks, bankLabels, /^[\s:(]*(\d{4})(?!\d)/) ??
    toCheck(nearlyNamed(lines.flat().map(wholeSpan), banks))
  return found && { ...found, others: [] }
}

const isSamePlace = (a: Span, b: Span): boolean => a.segment === b.segment && a.start === b.start

const hasAccount = (lines: readonly Line[], bank: NamedBank): boolean =>
  nearBank(lines, bank).some(({ segment, start, end }) =>
    /(?:普通|当座|貯蓄|口座番号|番号|^)[\s:)預貯金口座no./・]*\d(?:\s?\d){5,7}(?![\d,-])/i.test(
      segment.text.slice(start, end),
    ),
  )

/** The branch, looked for behind the bank's name and in the lines below it. */
export async function readBranch(
  lines: readonly Line[],
  bank: NamedBank,
  directory: BankDirectory,
): Promise<Named | null> {
  const branches = await directory.branchesOf(bank.value.code)
  const spelled = spell(branches, branch => spellingsOf(branch, bank.value.code))
  const named = longest(nearBank(lines, bank).flatMap(span => namedIn(span, spelled)))
  if (named) return confirmed(isBranch(named, bank) ? named : { ...named, confidence: 'check' }, /(?<!\d)\d{3}(?!\d)/)
  return (
    byCode(lines, branches, branchLabels, /^[\s:(]*(\d{3})(?!\d)/) ??
    ofPost(lines, bank, branches) ??
    toCheck(nearlyNamed(nearBank(lines, bank), branches)) ??
    toCheck(coded(nearBank(lines, bank), branches))
  )
}

/** Whether a name says that it is a branch's, or stands with the bank's or alone: 大阪 is a town, too. */
const isBranch = ({ span: { segment, start, end } }: Named, bank: NamedBank): boolean =>
  segment === bank.span.segment ||
  /(?:[店所部]|^出張)/.test(segment.text.slice(start, end + 2)) ||
  (start === 0 && /^\s*(?:$|[(/,、・]|普通|当座|貯蓄)/.test(segment.text.slice(end))) ||
  /支店|店名/.test(segment.text.slice(0, start))

/** The branch that 記号 gives an account of Japan Post Bank. */
function ofPost(lines: readonly Line[], bank: NamedBank, branches: readonly NamedCode[]): Named | null {
  const post = readPostAccount(lines, bank.value.code)
  const value = branches.find(({ code }) => code === post?.account.branch_code)
  return post && value ? { value, span: post.span, confidence: 'check' } : null
}

/** Kanji for digits, and what they look like in a picture: ニーハ店 is 二一八店. */
const kanjiDigits = ['〇○O0', '一ー', '二ニ', '三ミ', '四', '五', '六', '七', '八ハ人', '九']
const branchCode = new RegExp(
  String.raw`(?<![\d-])(\d{3})(?=\s*\([^()]{1,8}店\))|(?<![\p{L}\p{N}])([${kanjiDigits.join('')}]{3})(?=店)`,
  'u',
)

/** The branch whose code stands before its name, or in kanji in place of it. */
function coded(spans: readonly Span[], branches: readonly NamedCode[]): Pick<Named, 'value' | 'span'> | null {
  const [found] = spans.flatMap(({ segment, start, end }) => {
    const match = branchCode.exec(segment.text.slice(start, end))
    const code =
      match?.[1] ?? [...(match?.[2] ?? '')].map(kanji => kanjiDigits.findIndex(of => of.includes(kanji))).join('')
    const value = branches.find(branch => branch.code === code)
    const at = start + (match?.index ?? 0)
    return value ? [{ value, span: { segment, start: at, end: at + (match?.[0].length ?? 0) } }] : []
  })
  return found ?? null
}

const toCheck = (found: Pick<Named, 'value' | 'span'> | null): Named | null =>
  found && { ...found, confidence: 'check' }

/**
 * Parts of the page that speak of the account: behind the bank's name and in the lines that follow, as far as they are
 * not those of another bank.
 */
export function nearBank(lines: readonly Line[], bank: NamedBank): Span[] {
  const { segment, start, end } = bank.span
  const at = lines.findIndex(line => line.includes(segment))
  const next = bank.others.filter(other => other.segment === segment && other.start > start).map(other => other.start)
  const rest: Span = { segment, start: end, end: Math.min(segment.text.length, ...next) }
  if (next.length > 0) return [rest]
  const others = bank.others
    .map(other => ({ box: other.segment.box, row: lines.findIndex(line => line.includes(other.segment)) }))
    .filter(({ row }) => row >= at)
  const isOthers = (part: Segment, row: number): boolean =>
    others.some(
      other =>
        other.row <= row && other.box.x <= part.box.x + columnSlack && (other.row > at || other.box.x > segment.box.x),
    )
  const after = (lines[at] ?? []).filter(other => other.box.x > segment.box.x && !isOthers(other, at))
  const below = lines
    .slice(at + 1, at + 9)
    .flatMap((line, row) =>
      ownAccounts(line, segment).filter(other => isInBlock(other, segment) && !isOthers(other, at + 1 + row)),
    )
  return [rest, ...[...after, ...below].map(wholeSpan)]
}

/** The same of the last of several accounts: below it stands what is said of all of them. */
export function nearLastBank(lines: readonly Line[], bank: NamedBank): Span[] {
  const last = bank.others.at(-1)
  if (!last || lines.flat().indexOf(last.segment) < lines.flat().indexOf(bank.span.segment)) return []
  return nearBank(lines, { ...bank, span: last, others: [bank.span, ...bank.others.slice(0, -1)] })
}

const isAccount = ({ text }: Segment): boolean => /(?:普通|当座|貯蓄).*\d{4}/.test(text)
const isInColumn = ({ box }: Segment, { box: of }: Segment): boolean =>
  box.x < of.x + of.width && box.x + box.width > of.x

/** Of accounts side by side only that in the column of the bank, for the other bank may be misread. */
function ownAccounts(line: Line, bank: Segment): Line {
  const accounts = line.filter(isAccount)
  const own = accounts.filter(account => isInColumn(account, bank))
  return own.length === 0 || own.length === accounts.length
    ? line
    : line.filter(other => own.includes(other) || !accounts.includes(other))
}

const columnSlack = 0.02

const isInBlock = (other: Segment, bank: Segment): boolean =>
  other.page === bank.page && middleOf(other.box) - middleOf(bank.box) < Math.max(bank.box.height * 16, 0.2)

/** Only the longest of names that lie within one another. */
const withoutParts = (found: readonly Named[]): Named[] =>
  found.filter(
    ({ span }) =>
      !found.some(
        ({ span: other }) =>
          other.segment === span.segment &&
          other.start <= span.start &&
          other.end >= span.end &&
          other.end - other.start > span.end - span.start,
      ),
  )

function spellingsOf(branch: NamedCode, bankCode: string): string[] {
  const name = normalizeText(branch.name)
  // Branches of Japan Post Bank are numbers in kanji: 〇一八店, often written 018店.
  if (bankCode === japanPostBankCode) return [name, `${branch.code}店`, `${branch.code}支店`]
  return branch.short_name.length > 1 ? [name, branch.short_name] : [name]
}

/** An entry with all that papers write for it; made once for a page: a directory has a thousand. */
interface Spelled {
  readonly entry: NamedCode
  readonly spellings: readonly string[]
}

const spell = (entries: readonly NamedCode[], spellings: (entry: NamedCode) => string[]): Spelled[] =>
  entries.map(entry => ({ entry, spellings: spellings(entry) }))

/** Entries whose name stands in the span as a whole word: not 津支店 in 草津支店. */
function namedIn(span: Span, entries: readonly Spelled[]): Named[] {
  const text = span.segment.text.slice(span.start, span.end)
  return entries.flatMap(({ entry, spellings }) =>
    spellings.flatMap((spelling): Named[] => {
      const at = text.indexOf(spelling)
      if (at === -1) return []
      const isWhole =
        !/[\p{L}\p{N}]$/u.test(text.slice(0, at)) &&
        !/^[\p{L}\p{N}]/u.test(text.slice(at + spelling.length).replace(/^(?:支店|出張所|普通|当座|貯蓄)/, ''))
      const start = span.start + at
      return [
        {
          value: entry,
          span: { segment: span.segment, start, end: start + spelling.length },
          confidence: isWhole ? 'agreed' : 'check',
        },
      ]
    }),
  )
}

const startingIn = (span: Span, entries: readonly NamedCode[]): Named[] =>
  namedIn(
    span,
    spell(entries, entry => [entry.short_name]),
  ).filter(found => found.span.start === span.start)

/** Of all names found the longest, whole words first; in doubt where several entries share it. */
function longest(found: readonly Named[]): Named | null {
  const rank = ({ confidence, span }: Named) => (confidence === 'agreed' ? 1000 : 0) + span.end - span.start
  const [best, ...others] = found.toSorted((a, b) => rank(b) - rank(a))
  if (!best) return null
  const isAmbiguous = others.some(other => rank(other) === rank(best) && other.value.code !== best.value.code)
  return isAmbiguous ? { ...best, confidence: 'check' } : best
}

/** A code in brackets right behind the name must be the entry's own. */
function confirmed(named: Named, code: RegExp): Named {
  const behind = named.span.segment.text.slice(named.span.end)
  const written = /^\s*(?:支店)?\s*(\([^()]*\))/.exec(behind)?.[1]?.match(code)?.[0]
  if (written === undefined) return named
  return { ...named, confidence: written === named.value.code ? 'agreed' : 'check' }
}

function byCode(lines: readonly Line[], entries: readonly NamedCode[], labels: RegExp, pattern: RegExp): Named | null {
  for (const { span } of findLabels(lines, labels).flatMap(label => valuePositions(lines, label))) {
    const match = pattern.exec(span.segment.text.slice(span.start, span.end))
    const value = match?.[1] && entries.find(({ code }) => code === match[1])
    if (match && value)
      return {
        value,
        span: { segment: span.segment, start: span.start, end: span.start + match[0].length },
        confidence: 'check',
      }
  }
  return null
}
