import { labelPattern } from './labels.ts'
import { type Line, middleOf, type Segment, unite } from './layout.ts'
import type { ValueParser } from './reading.ts'

// Not behind 前回, 消費税, 税抜 and the like: those are other sums.
const notAnotherSum =
  '(?<!前回\\s*(?:まで|迄)?の?\\s*[ごお御]?|前月\\s*[ごお御]?|[既未]\\s*[ごお御]?|繰越\\s*|税\\s*|税抜き?\\s*|税別\\s*|税額\\s*|小\\s*|%\\s*|数量\\s*)'
const notWithoutTax = '(?!\\s*[金額]*\\s*\\(税[抜別])'
const toBePaid = '(?:[ごお御]支払い?|[ごお御]?振り?込み?)'
export const claimLabels = labelPattern(
  `${notAnotherSum}(?:[ごお御]|今回)*請求(?:合計)?(?:金額|総額|額)${notWithoutTax}`,
  `${notAnotherSum}[ごお御]?請求(?:合計|残高|代金|書金額)`,
  `${notAnotherSum}[ごお御]支払い?(?:合計|総)?(?:金額|額)`,
  `${toBePaid}(?:いただく|いただきたい|頂く|頂きたい)(?:金額|額)`,
  '[ごお御]?振り?込み?(?:金額|額)',
  '(?:納付|口座振替|引き?落と?し?)(?:金額|額)',
  '(?:当月|今月|今回)[ごお御]?請求(?:高|(?=\\s*$))',
  '差引(?:[ごお御]?(?:支払い?|請求|振込|納付))?(?:金額|額|合計)',
  '手取り?(?:金額|額)',
  '(?:total )?(?:amount|balance) (?:due|payable)',
  'amount to (?:pay|be paid)',
  'net payable',
  'total due',
  'grand total',
  'invoice (?:total|amount)',
)
/** What is asked for now, of several that are. */
export const currentClaimLabels = labelPattern(
  `(?:今回|当月|今月|差引)の?[ごお御]?(?:請求|支払い?|振込)(?:合計)?(?:金額|総額|額|残高)${notWithoutTax}`,
)
export const sumLabels = labelPattern(
  `${notAnotherSum}(?:税込み?|総)?合計(?:金額|額)?${notWithoutTax}`,
  '税込み?(?:金額|総額|計)',
  '総(?:額|計)',
  'total (?:amount|price)',
  '(?<!sub\\s*-?)total',
)
/** Words that name the total where nothing names it better. */
export const weakLabels = labelPattern(
  '(?<!\\p{L})[ごお御]?請求(?=\\s*(?::|$|[¥\\\\金]))',
  '(?<!契約|工事|前回|前月)(?:残金|残額)',
  '(?<!\\p{L})(?:お支払い?|お)?代金(?=\\s*(?::|$))',
  '(?<![\\p{L}\\d])計(?=\\s*(?::|$|[¥\\\\]|\\d{1,3},))',
)
export const subtotalLabels = labelPattern(
  '小計',
  '税抜き?(?:合計|金額|額)(?:金額)?',
  '(?:合計|請求)(?:金額|額)?\\s*\\(税[抜別]き?\\)',
  '課税対象額',
  'sub\\s*-?total',
)
export const taxLabels = labelPattern(
  '(?<!軽減|[内うち]\\s*)消費税(?:額|等)*',
  '(?<!消費|徴収|所得)税額',
  '(?<!\\w)(?:consumption )?tax(?! ?(?:rate|id|no))',
)
export const taxableLabels = labelPattern('\\d{1,2}\\s*%\\s*対象(?:額|金額|計)?')
export const withheldLabels = labelPattern('源泉(?:徴収|所得)(?:税|額)*')
/** What was paid before. */
export const paidLabels = labelPattern(
  '内金',
  '前[受払]い?金?',
  '(?:お|御)?預り?金',
  '[ごお御]?入金(?:済み?)?(?:額|金額)?',
)
export const carriedLabels = labelPattern('(?:前月|前回|差引)?繰越(?:残高|金額|額|金)?')
/** What is taken off, or was paid before; what is withheld is counted back. */
export const takenOffLabels = labelPattern(
  '値引',
  '割引',
  '前受',
  '前払',
  '[ごお御]?入金',
  '差引',
  '相殺',
  '内金',
  '繰越',
)

// What may stand between a label and its amount.
const lead = /^(?:[*=→・\s]|\.{2,}|\(?税込み?\)?:?\s*(?=[¥\\\d])|[([【「<]\s*(?=[¥\\]|\d{1,3},\d{3}))+/
const counters = '[%件個年月/千万億名点人式回台本枚箱袋組社通冊]|(?:k?g|k?m|cm|l|t|h|pcs)(?![a-z])'
// The marks after the currency are what a △ is taken for in a picture.
const amountPattern = new RegExp(
  '^(?:金|JPY|YEN|円)?\\s*([-−▲△]\\s*|[ムへヘ人厶ん∆Δ]{1,3})?[¥\\\\]?\\s*([-−▲△]\\s*)?' +
    '((?:\\d\\s(?:,\\s)?){3,}\\d|\\d{1,3}(?:[,、]\\s?\\d{3})+|\\d+)' +
    `(?![\\d,、]|\\.(?!00?(?!\\d))\\d|\\s\\d|\\s*(?:${counters})|\\s*-\\s*\\d)`,
  'i',
)

/**
 * Whole yen at the start of a text: ¥607,200、607,200円、金607,200円也、below nothing with a minus or a triangle before them.
 */
export const amount: ValueParser<number> = text => {
  const skip = lead.exec(text)?.[0].length ?? 0
  const match = amountPattern.exec(text.slice(skip))
  if (!match?.[3]) return null
  const value = Number(match[3].replace(/[,、\s]/g, ''))
  if (!Number.isSafeInteger(value) || value > 99_999_999_999) return null
  const length = skip + match[0].length
  // -607,200- is framed against forgery.
  const isBelowNothing = (match[1] ?? match[2]) !== undefined && !/^\s*[-−]/.test(text.slice(length))
  return { value: isBelowNothing ? -value : value, length }
}

/** What is taken off: in a picture its minus is read as any stroke. */
export const amountOff: ValueParser<number> = text => amount(text.replace(/^[ー―—–‐一](?=\s*[¥\\]?\d)/, '-'))

export const markedAmount: ValueParser<number> = text => {
  const mark = /^\p{sc=Han}{1,2}(?=\d)/u.exec(text)
  return mark && !/[金計]$/.test(mark[0]) ? amount(text.slice(mark[0].length)) : null
}

/** Of the distance of the first two: how evenly cells follow each other. */
const evenness = 0.2
const fewestCells = 4

/** Lines in which digits that stand in a cell each, one like the other, are one text. */
export const joinDigitCells = (lines: readonly Line[]): Line[] => lines.map(joinCellsOf)

function joinCellsOf(line: Line): Line {
  const runs: Segment[][] = []
  for (const segment of line) {
    const run = runs.at(-1)
    if (run && isNextCell(run, segment)) run.push(segment)
    else runs.push([segment])
  }
  return runs.flatMap(run => (run.length < fewestCells ? run : [joined(run)]))
}

function isNextCell(run: readonly Segment[], next: Segment): boolean {
  const [first, second] = run
  const last = run.at(-1)
  const isCell = /^(?:[¥\\]|[¥\\]?\s?\d)$/.test(last?.text ?? '') && /^\d$/.test(next.text)
  if (!first || !last || !isCell || first.page !== next.page) return false
  const pitch = second ? pitchOf(first, second) : pitchOf(first, next)
  return Math.abs(pitchOf(last, next) - pitch) < pitch * evenness && pitch < next.box.width * 12
}
const pitchOf = (one: Segment, next: Segment): number => next.box.x + next.box.width - one.box.x - one.box.width

const joined = (run: readonly Segment[]): Segment => ({
  ...(run[0] as Segment),
  text: run.map(({ text }) => text).join(''),
  boxes: run.flatMap(({ boxes }) => boxes),
  box: unite(run.map(({ box }) => box)),
})

// A file may be made to hold any number of them.
const mostCharacters = 300
const namesSum = /^(?:[ごお御今回当月差引税込総]*(?:請求|支払い?|合計|計|振込)(?:総?[金額合計]+)?)$/

/**
 * Lines and those of labels that stand on end, a character below the other: such a label with the amounts right of it,
 * and then the one below it.
 */
export function withUprightLabels(lines: readonly Line[]): Line[] {
  const stacks = stacksOf(
    lines
      .flat()
      .filter(({ text }) => /^[\p{sc=Han}\p{sc=Hiragana}]$/u.test(text))
      .slice(0, mostCharacters),
  )
  const amounts = lines.flat().filter(({ text }) => amount(text) !== null)
  return [
    ...lines,
    ...stacks.map(joined).flatMap((label): Line[] => {
      const { x, y, width, height } = label.box
      const ofPage = amounts.filter(({ page }) => page === label.page)
      const beside = ofPage.filter(({ box }) => box.x > x + width && middleOf(box) > y && middleOf(box) < y + height)
      const below = ofPage.filter(({ box }) => box.y > y + height && box.x < x + width && box.x + box.width > x)
      return namesSum.test(label.text)
        ? [[label, ...beside.toSorted((a, b) => a.box.x - b.box.x)], below.slice(0, 1)]
        : []
    }),
  ]
}

/** Characters below each other, in order. */
function stacksOf(characters: readonly Segment[]): Segment[][] {
  const stacks: Segment[][] = []
  for (const next of characters) {
    const stack = stacks.find(other => isNextBelow(other.at(-1) ?? next, next))
    if (stack) stack.push(next)
    else stacks.push([next])
  }
  return stacks.filter(({ length }) => length > 1)
}

const isNextBelow = (last: Segment, next: Segment): boolean => {
  const [down, aside] = [next.box.y - last.box.y, Math.abs(next.box.x - last.box.x)]
  return (
    last.page === next.page &&
    aside < last.box.width * 0.3 &&
    down > last.box.height * 0.8 &&
    down < last.box.height * 2
  )
}

/** How much larger an amount is set than the label on whose baseline it stands. */
const isLarge = 1.3
const mostRows = 4

/** Lines, each label of a sum with the amounts in larger type beside it: their middles stand higher. */
export const withLargeAmounts = (lines: readonly Line[]): Line[] =>
  lines.map((line, row) => {
    const label = line.find(({ text }) => [claimLabels, sumLabels].some(labels => text.search(labels) >= 0))
    if (!label) return line
    const large = lines
      .slice(Math.max(0, row - mostRows), row + mostRows + 1)
      .flat()
      .filter(segment => !line.includes(segment) && isBeside(label, segment) && amount(segment.text) !== null)
    return large.length > 0 ? [...line, ...large].toSorted((a, b) => a.box.x - b.box.x) : line
  })

const isBeside = ({ page, box: label }: Segment, { page: other, box }: Segment): boolean =>
  page === other &&
  box.height > label.height * isLarge &&
  box.x >= label.x + label.width &&
  box.y < middleOf(label) &&
  box.y + box.height > middleOf(label)
