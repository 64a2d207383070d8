import { findLabels, misread } from './labels.ts'
import { boxOf, type Line, type Segment } from './layout.ts'
import { readLabelled, type LabelledValue, type Reading } from './reading.ts'
import {
  amount,
  amountOff,
  carriedLabels,
  claimLabels,
  currentClaimLabels,
  joinDigitCells,
  markedAmount,
  paidLabels,
  subtotalLabels,
  sumLabels,
  takenOffLabels,
  taxableLabels,
  taxLabels,
  weakLabels,
  withheldLabels,
  withLargeAmounts,
  withUprightLabels,
} from './sums.ts'

/**
 * The amount to be paid. Sure where subtotal and tax add up to it, or where two sums of a written document name it: in
 * a picture a typeface makes an engine misread both alike. To be checked where nothing names it.
 */
export function readTotal(lines: readonly Line[], isRecognised = false): Reading<number> | null {
  const cells = asRead(lines)
  return labelledTotal(cells, isRecognised) ?? unnamedTotal(cells)
}

/** The same, where a label or its sums say which it is. */
export function readNamedTotal(lines: readonly Line[], isRecognised = false): Reading<number> | null {
  return labelledTotal(asRead(lines), isRecognised)
}

/** With labels and amounts together that a form sets apart. */
const asRead = (lines: readonly Line[]): Line[] => withUprightLabels(withLargeAmounts(joinDigitCells(lines)))

function labelledTotal(lines: readonly Line[], isRecognised: boolean): Reading<number> | null {
  const { claims, sums, candidates } = sumsOf(lines)
  const [wanted] = candidates
  if (!wanted) return nearlyLabelledTotal(lines) ?? unlabelledTotal(lines)
  if (wanted.value < 0) return null
  const settled = settledOf(lines, wanted, claims.length > 0)
  if (settled) return { ...settled, confidence: 'check' }
  const isRepeated =
    !isRecognised &&
    new Set(candidates.filter(({ value }) => value === wanted.value).map(({ span }) => span.segment)).size > 1
  const isContradicted =
    claims.some(({ value }) => value !== wanted.value) ||
    (claims.length === 0 && sums.some(({ value }) => value > wanted.value)) ||
    isMarked(lines)
  return {
    ...wanted,
    confidence: !isContradicted && (isRepeated || isAddedUp(lines, wanted.value, isRecognised)) ? 'agreed' : 'check',
  }
}

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
  const settled = new Set([
    ...taxes.filter(tax => tax > 0 && isTaxOf(tax, value)).map(tax => value + tax),
    ...off.filter(minus => minus > 0 && minus < value).map(minus => value - minus),
    ...carried.map(more => value + more),
  ])
  return standingIn(lines).findLast(standing => settled.has(standing.value) && standing.value !== value)
}

/** A sum whose label has misread characters: 今回御請求客. */
function nearlyLabelledTotal(lines: readonly Line[]): Reading<number> | null {
  const [wanted] = [claimLabels, sumLabels].flatMap(labels => readLabelled(lines, misread(labels), amount))
  return wanted && wanted.value > 0 ? { ...wanted, confidence: 'check' } : null
}

const mostAddends = 8
const mostAmounts = 300

/**
 * Where no label has the total, for a picture may have lost the one or the other: what a subtotal and its tax add up
 * to, if it stands there and nothing is taken off but a tax that is withheld.
 */
function unlabelledTotal(lines: readonly Line[]): Reading<number> | null {
  const isNamed = [claimLabels, sumLabels].some(labels => readLabelled(lines, labels, amount).length > 0)
  if (isNamed || findLabels(lines, takenOffLabels).length > 0) return null
  const standing = standingIn(lines)
  const labelledTaxes = valuesOf(readLabelled(lines, taxLabels, amount))
  const isTax = (tax: number, base: number) =>
    labelledTaxes.includes(tax) ? tax > 0 && isTaxLike(tax, base) : [8, 10].some(rate => isRounded(tax, base, rate))
  const isWithholding = findLabels(lines, withheldLabels).length > 0
  const withheld = readWithheld(lines).filter(value => value > 0 === isWithholding)
  const bases = valuesOf(readLabelled(lines, subtotalLabels, amount)).filter(value => value > 0)
  const taxes = [...new Set([...labelledTaxes, ...valuesOf(standing)])].slice(0, mostAmounts)
  const sums = new Set(
    bases
      .slice(0, mostAddends)
      .flatMap(base => taxes.filter(tax => isTax(tax, base)).map(tax => base + tax))
      .flatMap(sum => withheld.slice(0, mostAddends).map(minus => sum - minus)),
  )
  const found = standing.find(({ value }) => sums.has(value))
  return found ? { ...found, confidence: 'check' } : null
}

const isRounded = (tax: number, base: number, rate: number): boolean =>
  tax > 0 && Math.abs(tax - (base * rate) / 100) < 1

/** Words and forms that say of an amount that it is to be paid, the clearest first. */
const asking = /請求|支払|振り?込|申し受け/
const notAsked = /手数料|前回|前月|資本金|契約|見積|月額/
const forms: readonly ((segment: Segment, found: LabelledValue<number>) => boolean)[] = [
  ({ text }, { span }) => /(?<!預|資本|入|内|手)金\s*[¥\\]?$/.test(text.slice(0, span.start)),
  ({ text }) => asking.test(text),
  ({ text }, { span }) =>
    /^\s*円?\s*(?:[-ー―也]|\(?税込)/.test(text.slice(span.end)) || /税込み?\s*$/.test(text.slice(0, span.start)),
]
/** How much larger than any other amount the total is set. */
const standsOut = 1.25

/** Where no label names the total: what a sentence asks for, or an amount in larger type than all others. */
function unnamedTotal(lines: readonly Line[]): Reading<number> | null {
  if ([claimLabels, sumLabels].some(labels => readLabelled(lines, labels, amount).length > 0)) return null
  const weak = readLabelled(lines, weakLabels, amount).filter(
    ({ span, value }) => value > 0 && isMoney(span.segment.text),
  )
  const money = lines.flat().flatMap(moneyIn).slice(0, mostAmounts)
  const asked = forms
    .map(isOfForm =>
      money.filter(found => isOfForm(found.span.segment, found) && !notAsked.test(found.span.segment.text)),
    )
    .find(found => found.length > 0)
  const found = largestOf(weak) ?? largestOf(asked ?? []) ?? largestSet(money)
  return found ? { ...found, confidence: 'check' } : null
}

const isMoney = (text: string): boolean => /[¥\\円]|\d,\d{3}/.test(text)
const largestOf = (found: readonly LabelledValue<number>[]): LabelledValue<number> | undefined =>
  found.toSorted((a, b) => b.value - a.value).at(0)

function largestSet(money: readonly LabelledValue<number>[]): LabelledValue<number> | undefined {
  const bySize = money.toSorted((a, b) => heightOf(b) - heightOf(a))
  const [largest] = bySize
  const other = bySize.find(({ value }) => value !== largest?.value)
  return largest && other && heightOf(largest) > heightOf(other) * standsOut ? largest : undefined
}
const heightOf = ({ span }: LabelledValue<number>): number => boxOf(span).height

const written =
  /(?<![\d,.▲△−-])(?:[¥\\]\s?\d[\d,]*|\d{1,3}(?:,\d{3})+(?=\s?円)|\d+(?=\s?円)|(?<=金\s*)\d{1,3}(?:,\d{3})+)/g
const moneyIn = (segment: Segment): LabelledValue<number>[] =>
  [...segment.text.matchAll(written)].flatMap(({ 0: text, index }) => {
    const found = amount(text)
    return found && found.value > 0
      ? [{ value: found.value, span: { segment, start: index, end: index + found.length } }]
      : []
  })

/** The sum below nothing that a document names where others name the amount to be paid: it gives money back. */
export function readCredit(lines: readonly Line[]): LabelledValue<number> | null {
  const [wanted] = sumsOf(lines).candidates
  return wanted && wanted.value < 0 ? wanted : null
}

/** Whether something stands before a sum that may be a ▲: in a picture it is taken for whatever kanji looks like it. */
const isMarked = (lines: readonly Line[]): boolean =>
  [claimLabels, sumLabels].some(labels => readLabelled(lines, labels, markedAmount).length > 0)

function sumsOf(lines: readonly Line[]) {
  const read = (labels: RegExp) =>
    readLabelled(lines, labels, amount)
      .map(labelled => wholeOfRow(lines, labelled, labels))
      .filter(({ value }) => value !== 0)
  const [claims, sums, current] = [read(claimLabels), read(sumLabels), read(currentClaimLabels)]
  const [wanted] = current[0] ? current : claims
  const first = wanted ? withTax(lines, wanted, [...claims, ...sums]) : largestTaxed(lines, sums)
  return { claims, sums, candidates: [...(first ? [first] : []), ...claims, ...sums] }
}

/** Of a sum without tax the one with it, where a label names that too. */
const withTax = (
  lines: readonly Line[],
  wanted: LabelledValue<number>,
  others: readonly LabelledValue<number>[],
): LabelledValue<number> => {
  const standing = new Set(valuesOf(standingIn(lines)))
  const isWithTax = (value: number) => standing.has(value - wanted.value) && isTaxOf(value - wanted.value, wanted.value)
  return others.find(({ value }) => isWithTax(value)) ?? wanted
}

/** The largest sum of an amount and its tax, for rates and parts have sums too; or the first one. */
function largestTaxed(
  lines: readonly Line[],
  sums: readonly LabelledValue<number>[],
): LabelledValue<number> | undefined {
  const values = new Set(valuesOf(standingIn(lines)))
  const isTaxed = (whole: number) => [...values].some(tax => values.has(whole - tax) && isTaxOf(tax, whole - tax))
  const [largest] = sums.filter(({ value }) => isTaxed(value)).toSorted((a, b) => b.value - a.value)
  const [first] = sums
  return largest && first && first.value > 0 && largest.value > first.value ? largest : first
}

/** Of one rate, or of both. */
const isTaxOf = (tax: number, base: number): boolean => isTaxLike(tax, base) && (tax + 1) * 100 > base * 8

/** Of a row of numbers the largest: behind counts, and what its columns add up to. */
function wholeOfRow(lines: readonly Line[], labelled: LabelledValue<number>, labels: RegExp): LabelledValue<number> {
  const whole = lastOfRow(lines, labelled)
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

const isTaxLike = (tax: number, base: number): boolean => tax * 10 < base + 10

/** Amounts of a text, of which a picture may have joined two columns: all of it, or the first before words. */
function columnsOf(segment: Segment): LabelledValue<number>[] {
  const amounts = amountsIn(segment)
  const isAllAmounts = amounts.length === (segment.text.match(/\S+/g)?.length ?? 0)
  if (isAllAmounts) return amounts
  const first = amount(segment.text)
  return first ? [{ value: first.value, span: { segment, start: 0, end: first.length } }] : []
}

const amountsIn = (segment: Segment): LabelledValue<number>[] =>
  [...segment.text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const found = amount(word)
    return found ? [{ value: found.value, span: { segment, start: index, end: index + found.length } }] : []
  })

/** Every amount of the document that is more than nothing. */
const standingIn = (lines: readonly Line[]): LabelledValue<number>[] =>
  lines
    .flat()
    .flatMap(amountsIn)
    .filter(({ value }) => value > 0)
    .slice(0, mostAmounts)

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
  // Without any tax line the subtotal would confirm itself only where tax is not charged at all.
  if (taxes.length === 0 && findLabels(lines, taxLabels).length > 0) return false
  return bases.some(base =>
    subsetSums(valuesOf(taxes).slice(0, 8)).some(tax =>
      // Without tax and what is withheld, a sum is the same number again.
      withheld.some(minus => base + tax - minus === total && !(isRecognised && tax === 0 && minus === 0)),
    ),
  )
}

/**
 * What may be withheld from the total: nothing, or a sum of the document. Some write it as one to be taken off, others
 * as one to be paid.
 */
export const readWithheld = (lines: readonly Line[]): readonly number[] =>
  [...new Set([0, ...valuesOf(readLabelled(lines, withheldLabels, amountOff)).map(Math.abs)])].slice(0, mostWithheld)
// A file may be made to hold any number of them.
const mostWithheld = 8

/** What a total lacks or has more than the sums of its document: paid before, or carried over (less than nothing). */
export const readSettled = (lines: readonly Line[]): readonly number[] => {
  const [paid, carried] = [paidLabels, carriedLabels].map(labels =>
    valuesOf(readLabelled(lines, labels, amountOff)).map(Math.abs),
  ) as [number[], number[]]
  return [...new Set([...paid, ...carried.map(more => -more)])].filter(settled => settled !== 0).slice(0, mostWithheld)
}

const valuesOf = (readings: readonly LabelledValue<number>[]): number[] => readings.map(({ value }) => value)
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const subsetSums = (values: readonly number[]): number[] =>
  values.reduce((sums, value) => [...sums, ...sums.map(other => other + value)], [0]).slice(values.length > 0 ? 1 : 0)
