import { findLabels, misread } from '../lines/labels.ts'
import type { Line, Segment } from '../lines/layout.ts'
import { readLabelled, type LabelledValue, type Reading } from '../lines/reading.ts'
import { amount, amountOff, markedAmount } from './amount.ts'
import { closingSum } from './closing-sum.ts'
import { joinDigitCells, withLargeAmounts, withUprightLabels } from './place-sums.ts'
import {
  carriedLabels,
  claimLabels,
  currentClaimLabels,
  netLabels,
  paidLabels,
  subtotalLabels,
  sumLabels,
  taxableLabels,
  taxLabels,
  withheldLabels,
} from './sum-labels.ts'
import { sentenceClaims } from './sentence-claims.ts'
import { amountsIn, isRounded, isTaxLike, isTaxOf, readWithheld, standingIn, valuesOf } from './standing-sums.ts'
import { totalOfParts, unlabelledTotal, unnamedTotal } from './unnamed-total.ts'

/**
 * The amount to be paid. Sure where subtotal and tax add up to it, or where two sums of a written document name it: in
 * a picture a typeface makes an engine misread both alike. To be checked where nothing names it.
 */
export function readTotal(lines: readonly Line[], isRecognised = false): Reading<number> | null {
  const cells = asRead(lines)
  return labelledTotal(cells, isRecognised) ?? unnamedTotal(cells) ?? (isRecognised ? totalOfParts(cells) : null)
}

/** The same, where a label or its sums say which it is. */
export function readNamedTotal(lines: readonly Line[], isRecognised = false): Reading<number> | null {
  return labelledTotal(asRead(lines), isRecognised)
}

/** With labels and amounts together that a form sets apart. */
const asRead = (lines: readonly Line[]): Line[] => withUprightLabels(withLargeAmounts(joinDigitCells(lines)))

function labelledTotal(lines: readonly Line[], isRecognised: boolean): Reading<number> | null {
  const { claims, sums, candidates, isInSentence, isMisread, isCurrent } = sumsOf(lines, isRecognised)
  const [wanted] = candidates
  const closing = isCurrent ? undefined : closingSum(lines)
  if (!wanted)
    return closing ? { ...closing, confidence: 'check' } : (nearlyLabelledTotal(lines) ?? unlabelledTotal(lines))
  if (wanted.value < 0) return null
  if (closing && closing.value !== wanted.value) return { ...closing, confidence: 'check' }
  const settled = settledOf(lines, wanted, claims.length > 0)
  if (settled) return { ...settled, confidence: 'check' }
  const isRepeated =
    !isRecognised &&
    !isInSentence &&
    new Set(candidates.filter(({ value }) => value === wanted.value).map(({ span }) => span.segment)).size > 1
  const isContradicted =
    isMisread ||
    claims.some(({ value }) => value !== wanted.value) ||
    (claims.length === 0 &&
      // A claim that cannot be read is another sum; a picture loses many labels and values.
      ((!isRecognised && findLabels(lines, claimLabels).length > 0) ||
        sums.some(({ value }) => value > wanted.value))) ||
    isMarked(lines) ||
    isBeforeTax(lines, wanted.value)
  return {
    ...wanted,
    confidence: !isContradicted && (isRepeated || isAddedUp(lines, wanted.value, isRecognised)) ? 'agreed' : 'check',
  }
}

/** Whether the tax of a sum is named as well: what is asked for is more. */
const isBeforeTax = (lines: readonly Line[], total: number): boolean =>
  valuesOf(readLabelled(lines, taxLabels, amount)).some(tax => [8, 10].some(rate => isRounded(tax, total, rate)))

/**
 * What is left of a sum, where the document has that number: without the tax that is withheld or what was paid before,
 * or, of a sum that nothing claims, with what was carried over or its tax.
 */
function settledOf(
  lines: readonly Line[],
  { value }: LabelledValue<number>,
  isClaimed: boolean,
): LabelledValue<number> | undefined {
  const off = [withheldLabels, ...(isClaimed ? [] : [paidLabels])].flatMap(labels =>
    valuesOf(readLabelled(lines, labels, amountOff)).map(Math.abs),
  )
  const carried = isClaimed ? [] : valuesOf(readLabelled(lines, carriedLabels, amount)).filter(more => more > 0)
  const taxes = isClaimed ? [] : valuesOf(readLabelled(lines, taxLabels, amount))
  const settled = new Set(
    [0, ...taxes.filter(tax => tax > 0 && isTaxOf(tax, value))]
      .flatMap(tax => [0, ...carried].map(more => value + tax + more))
      .flatMap(whole => [0, ...off.filter(minus => minus > 0 && minus < value)].map(minus => whole - minus)),
  )
  return standingIn(lines).findLast(standing => settled.has(standing.value) && standing.value !== value)
}

/** A sum whose label has misread characters: 今回御請求客. */
function nearlyLabelledTotal(lines: readonly Line[]): Reading<number> | null {
  const [wanted] = [claimLabels, sumLabels].flatMap(labels => readLabelled(lines, misread(labels), amount))
  return wanted && wanted.value > 0 ? { ...wanted, confidence: 'check' } : null
}

/** The sum below nothing that a document names where others name the amount to be paid: it gives money back. */
export function readCredit(lines: readonly Line[]): LabelledValue<number> | null {
  const [wanted] = sumsOf(lines).candidates
  return wanted && wanted.value < 0 ? wanted : null
}

/** Whether something stands before a sum that may be a ▲: in a picture it is taken for whatever kanji looks like it. */
const isMarked = (lines: readonly Line[]): boolean =>
  [claimLabels, sumLabels].some(labels => readLabelled(lines, labels, markedAmount).length > 0)

function sumsOf(lines: readonly Line[], isRecognised = false) {
  const read = (labels: RegExp) =>
    readLabelled(lines, labels, amount)
      .map(labelled => wholeOfRow(lines, labelled, labels))
      .filter(({ value }) => value !== 0)
  const [labelled, sums, current] = [read(claimLabels), read(sumLabels), read(currentClaimLabels)]
  // A picture may misread the label of what is asked for now, and of the others none.
  const nearly = labelled.length === 0 && isRecognised ? read(misread(claimLabels)) : []
  const claims = [labelled, nearly].find(found => found.length > 0) ?? sentenceClaims(lines)
  const [wanted] = current[0] ? current : claims
  const first = wanted ? withTax(lines, wanted, [...claims, ...sums]) : largestTaxed(lines, sums)
  const isMisread = nearly.length > 0
  const isInSentence = labelled.length === 0 && !isMisread && claims.length > 0
  const candidates = [...(first ? [first] : []), ...claims, ...sums]
  return { claims, sums, candidates, isInSentence, isMisread, isCurrent: current.length > 0 }
}

/** Of a sum without tax the one with it, where a label names that too, or the tax. */
const withTax = (
  lines: readonly Line[],
  wanted: LabelledValue<number>,
  others: readonly LabelledValue<number>[],
): LabelledValue<number> => {
  const all = standingIn(lines)
  const standing = new Set(valuesOf(all))
  const isWithTax = (value: number) => standing.has(value - wanted.value) && isTaxOf(value - wanted.value, wanted.value)
  const taxes = valuesOf(readLabelled(lines, taxLabels, amount)).filter(tax =>
    [8, 10].some(rate => isRounded(tax, wanted.value, rate)),
  )
  return (
    others.find(({ value }) => isWithTax(value)) ??
    all.find(({ value }) => taxes.includes(value - wanted.value)) ??
    wanted
  )
}

/** The largest sum of an amount and its tax, for rates and parts have sums too; or the first one. */
function largestTaxed(
  lines: readonly Line[],
  sums: readonly LabelledValue<number>[],
): LabelledValue<number> | undefined {
  const values = new Set(valuesOf(standingIn(lines)))
  const isTaxed = (whole: number) => [...values].some(tax => values.has(whole - tax) && isTaxOf(tax, whole - tax))
  const [first] = sums
  // In a pile the sum of another invoice may be larger.
  const isOfPage = ({ value, span }: LabelledValue<number>) =>
    isTaxed(value) && (!first || !isTaxed(first.value) || span.segment.page === first.span.segment.page)
  const [largest] = sums.filter(isOfPage).toSorted((a, b) => b.value - a.value)
  return largest && first && first.value > 0 && largest.value > first.value ? largest : first
}

/** Of a row of numbers the largest: behind counts, and what its columns add up to. */
function wholeOfRow(lines: readonly Line[], labelled: LabelledValue<number>, labels: RegExp): LabelledValue<number> {
  const whole = lastOfRow(lines, labelled) ?? lastOfColumn(lines, labelled)
  if (whole || labelled.value < 0) return whole ?? labelled
  const { segment, start, end } = labelled.span
  const row = lines.find(line => line.includes(segment)) ?? []
  const before = [...row.slice(0, row.indexOf(segment)), { text: segment.text.slice(0, start) }]
  // Below headings the columns are other sums.
  if (!before.some(({ text }) => text.search(labels) >= 0)) return labelled
  const behind = row.filter(({ box }) => box.x > segment.box.x)
  const words = behind.findIndex(({ text }) => !isOnlyMoney(text))
  const more = [...moneyBehind(segment, end), ...behind.slice(0, words < 0 ? undefined : words).flatMap(amountsIn)]
  // What stands in yen is no count.
  const inYen = /[¥\\円]/
  return more
    .filter(other => !inYen.test(labelled.span.segment.text) || inYen.test(other.span.segment.text))
    .reduce((largest, other) => (other.value > largest.value ? other : largest), labelled)
}

const isOnlyMoney = (text: string): boolean => /^(?:[¥\\]?\s?\d{1,3}(?:,\d{3})+円?|[¥\\]\s?\d+|\d+円|\s)+$/.test(text)
const moneyBehind = (segment: Segment, end: number): LabelledValue<number>[] =>
  isOnlyMoney(segment.text.slice(end)) ? amountsIn(segment).filter(({ span }) => span.start >= end) : []

/** 合計 | 税抜 | 消費税 | 税込: what the first two amounts of its row add up to, the one being a tax of the other. */
function lastOfRow(lines: readonly Line[], { value, span }: LabelledValue<number>): LabelledValue<number> | undefined {
  const row = lines.find(line => line.includes(span.segment)) ?? []
  const [tax, whole] = row.filter(({ box }) => box.x > span.segment.box.x).flatMap(columnsOf)
  const isSum = tax && whole && tax.value > 0 && isTaxLike(tax.value, value) && value + tax.value === whole.value
  return isSum ? whole : undefined
}

/** The same of a column: 合計 above 税抜, 消費税 and 税込. */
function lastOfColumn(
  lines: readonly Line[],
  { value, span }: LabelledValue<number>,
): LabelledValue<number> | undefined {
  const row = lines.findIndex(line => line.includes(span.segment))
  const [tax, whole] = lines
    .slice(row + 1, row + 3)
    .flatMap(line => line.filter(other => isBelow(span.segment, other)).flatMap(amountsIn))
  const isSum = tax && whole && tax.value > 0 && isTaxLike(tax.value, value) && value + tax.value === whole.value
  return isSum ? whole : undefined
}

const isBelow = ({ page, box }: Segment, other: Segment): boolean =>
  other.page === page && other.box.x < box.x + box.width && other.box.x + other.box.width > box.x

/** Amounts of a text, of which a picture may have joined two columns: all of it, or the first before words. */
function columnsOf(segment: Segment): LabelledValue<number>[] {
  const amounts = amountsIn(segment)
  const isAllAmounts = amounts.length === (segment.text.match(/\S+/g)?.length ?? 0)
  if (isAllAmounts) return amounts
  const first = amount(segment.text)
  return first ? [{ value: first.value, span: { segment, start: 0, end: first.length } }] : []
}

/** Whether a subtotal, or the taxable amounts of all rates, and some of the taxes add up to the total. */
function isAddedUp(lines: readonly Line[], total: number, isRecognised: boolean): boolean {
  if (readLabelled(lines, sumLabels, amount).some(labelled => lastOfRow(lines, labelled)?.value === total)) return true
  const taxes = readLabelled(lines, taxLabels, amount)
  const withheld = readWithheld(lines)
  const taxable = valuesOf(readLabelled(lines, taxableLabels, amount))
  const bases = [
    ...valuesOf(readLabelled(lines, subtotalLabels, amount)),
    ...(taxable.length > 0 ? [sum(taxable)] : []),
  ]
  const nets = valuesOf(readLabelled(lines, netLabels, amount))
  // Without any tax line the subtotal would confirm itself only where tax is not charged at all.
  if (taxes.length === 0 && findLabels(lines, taxLabels).length > 0) return false
  const isAdded = (base: number, isNet: boolean) =>
    subsetSums(valuesOf(taxes).slice(0, 8)).some(tax =>
      // Without tax and what is withheld, a sum is the same number again.
      withheld.some(minus => base + tax - minus === total && !(tax === 0 && (isNet || (isRecognised && minus === 0)))),
    )
  return bases.some(base => isAdded(base, false)) || nets.some(base => isAdded(base, true))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const subsetSums = (values: readonly number[]): number[] =>
  values.reduce((sums, value) => [...sums, ...sums.map(other => other + value)], [0]).slice(values.length > 0 ? 1 : 0)
