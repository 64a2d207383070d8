import { labelPattern } from './lines/labels.ts'
import { type Box, boxOf, type Line, type Span } from './lines/layout.ts'
import { mostAmounts, readWithheld } from './amounts/standing-sums.ts'
import { subtotalLabels } from './amounts/sum-labels.ts'
import { readLabelled, type LabelledValue, type Reading } from './lines/reading.ts'
import { amount } from './amounts/amount.ts'

/** Percent. */
export type TaxRate = 8 | 10
/**
 * How a rate is written, with nothing of a number before it: in a picture its sign looks like 96 or 5 too, or is lost,
 * and of the lower one the engine for digits may see the place alone.
 */
export const rateText = (rate: TaxRate): string =>
  rate === 8
    ? `(?<![\\d.,¥□])(?:8\\s*%|${misreadRates[8]}(?=${taxed})|□%?(?=(?:軽減(?:税率)?)?${taxed})|□%(?=軽減(?:税率)?消費税)|□{2,3}%?(?=${taxed}\\([^\\s)]?減)|(?<=軽減(?:税率)?\\s*\\(?)□\\s*%)`
    : `(?<![\\d.,¥])(?:10\\s*%|${misreadRates[10]}(?=${taxed}))`

/** Also behind the bracket of its rate: 軽減税率(896)対象. */
const taxed = '\\)?対象(?![外者])'
const misreadRates = { 8: '8(?:[89]?[56])?', 10: '10(?:9?[56])?' } as const satisfies Record<TaxRate, string>

const taxWords =
  '(?:[内うち]\\s*)*(?:消費税(?:額|等|及び地方消費税)*|(?<!消費|徴収|所得)税額|(?<!\\p{L})税(?=\\s*\\(?\\s*\\d)|(?<!\\w)(?:consumption )?tax(?! ?(?:id|no)))'
const anyTax = labelPattern(taxWords, '(?<!消費|徴収|所得)税額', '(?<!\\w)(?:consumption )?tax(?! ?(?:rate|id|no))')
const taxRow = /対象|消費税|税額|内税|(?<!\p{L})税\s*\(?\s*\d|(?<!\w)tax/iu
const number = new RegExp(
  String.raw`(?<![▲△]\s?|[\d.,−-])(?:\d{1,3}(?:,\s?\d{3})+|\d+)(?![\d,]|\.\d|\s*[%件個年月/])` +
    `(?!(?<=(?<![\\d,.])(?:${misreadRates[8]}|${misreadRates[10]}))\\)?対象)`,
  'g',
)

/**
 * The consumption tax of one rate, which a qualified invoice names for each of its rates. Sure where the document also
 * names an amount that this is the tax of, with or without the tax in it. A tax that cannot be read follows from the
 * total where there is one rate only.
 */
export function readTax(lines: readonly Line[], rate: TaxRate, total: number | null): Reading<number> | null {
  const numbers = lines.flatMap(line => numbersOf(line))
  const isProven = ({ value }: LabelledValue<number>) => numbers.some(base => isTaxOf(value, base.value, rate))
  const inRow = lines
    .filter(line => names(line, rate) && (mentionsTax(line) || isRowOfSums(line)))
    .flatMap(line => taxesIn(numbersOf(line), rate))
  const isOfTotal = ({ value }: LabelledValue<number>) => total !== null && isTaxOf(value, total - value, rate)
  if (inRow[0]) {
    // Works have rows of the contract, of before and of now.
    const isOne = inRow.every(({ value }) => value === inRow[0]?.value)
    const ofTotal = isOne ? inRow[0] : inRow.find(isOfTotal)
    return ofTotal ? sure(ofTotal) : { ...inRow[0], confidence: 'check' }
  }
  const named = readLabelled(lines, namedBy(rate), amount)
  const isOnly = isOnlyRate(lines, rate)
  const candidates = [...named, ...(isOnly ? readLabelled(lines, anyTax, amount) : [])].filter(({ value }) => value > 0)
  const proven = candidates.find(isProven)
  const fitting = numbers.find(tax => isOfTotal(tax) && numbers.some(base => base.value + tax.value === total))
  if (proven && isOnly && fitting && fitting.value !== proven.value) return { ...fitting, confidence: 'check' }
  if (proven) return sure(proven)
  const following =
    isOnly &&
    total !== null &&
    readWithheld(lines)
      .flatMap(withheld => numbers.map(({ value }) => ({ base: value, tax: total + withheld - value })))
      .find(({ base, tax }) => isTaxOf(tax, base, rate))?.tax
  if (following) return { value: following, span: null, confidence: 'check' }
  return candidates[0] ? { ...candidates[0], confidence: 'check' } : null
}

/** Whether the document names this rate and no other; it is the standard one where it names none. */
export const isOnlyRate = (lines: readonly Line[], rate: TaxRate): boolean =>
  !lines.some(line => names(line, rate === 8 ? 10 : 8)) && (rate === 10 || lines.some(line => names(line, rate)))

const sure = (found: LabelledValue<number>): Reading<number> => ({ ...found, confidence: 'agreed' })

/** 消費税（10%）, 消費税額（軽減税率 8%対象） and 10%消費税. */
const namedBy = (rate: TaxRate): RegExp => {
  const kind = '(?:(?:軽減|標準)(?:税率)?|税率)?'
  const percent = `${kind}\\s*${rateText(rate)}\\s*(?:\\(?${kind}(?:対象)?(?:分)?\\)?)`
  return labelPattern(`${taxWords}\\s*\\(?\\s*${percent}\\s*\\)?`, `${percent}\\s*\\)?\\s*の?\\s*${taxWords}`)
}

const names = (line: Line, rate: TaxRate): boolean => new RegExp(rateText(rate)).test(textOf(line))
/** Whether a line says that it is about tax, or what is taxed. */
export const mentionsTax = (line: Line): boolean => taxRow.test(textOf(line))
/** A row of a table of sums, under headings: a rate and amounts, and no goods. */
export const isRowOfSums = (line: Line): boolean =>
  /^(?:[\d,.%¥\\円\s()※*□]|税率|軽減|標準|合計|小計|計)+$/.test(textOf(line))
const textOf = (line: Line): string => line.map(({ text }) => text).join(' ')

/** Whole amounts of a line that are not below nothing. */
export const numbersOf = (line: Line): LabelledValue<number>[] =>
  line.flatMap(segment =>
    [...segment.text.matchAll(number)].map(match => {
      const span: Span = { segment, start: match.index, end: match.index + match[0].length }
      return { value: Number(match[0].replace(/[,\s]/g, '')), span }
    }),
  )

/** Numbers of a row behind the amount that they are the tax of. */
const taxesIn = (row: readonly LabelledValue<number>[], rate: TaxRate): LabelledValue<number>[] =>
  row.filter(({ value }, index) => row.slice(0, index).some(base => isTaxOf(value, base.value, rate)))

/** Smaller amounts are the tax of something by chance. */
const smallestBase = 100

// However it was rounded: the law leaves that to the issuer.
const isTaxOf = (tax: number, base: number, rate: TaxRate): boolean =>
  base >= smallestBase &&
  tax > 0 &&
  (Math.abs(tax - (base * rate) / 100) < 1 || Math.abs(tax - (base * rate) / (100 + rate)) < 1)

/**
 * Whether this is the tax of an amount without it. An issuer may round as it likes, and may have taken the tax out of
 * prices that include it.
 */
export const isTaxed = (net: number, tax: number, rate: TaxRate): boolean =>
  net >= smallestBase && Math.abs(100 * tax - net * rate) < 100 + rate

export const mentionsTaxable = (line: Line): boolean =>
  line.some(({ text }) => /税[抜込別]|課税|買い?上|本体|小計/.test(text) || misreadSum.test(text))
/** [10%対旬計], 10%初象: a rate that begins the name of its sum. */
const misreadSum = /^[^\p{L}\d]?(?:10|8|□)\s?%(?:軽減)?(?:\p{L}{2,3}計|対\p{sc=Han}|\p{sc=Han}象)/u

/** Whether no other tax of a rate is sure. */
export function fitsTax(lines: readonly Line[], rate: TaxRate, value: number | undefined, total: number): boolean {
  const tax = readTax(lines, rate, total)
  return tax?.confidence !== 'agreed' || tax.value === value
}

/** Whether a row has an amount, its tax and both together. */
export function hasSums(line: Line, rate: TaxRate): boolean {
  const values = numbersOf(line).map(({ value }) => value)
  return values.some(net => values.some(tax => isTaxed(net, tax, rate) && values.includes(net + tax)))
}

/** Whether a number of the paper may be a tax that is in an amount. */
export const mayHoldTax = (lines: readonly Line[], amount: number): boolean =>
  lines.flatMap(numbersOf).some(({ value }) => isTaxed(amount - value, value, 10) || isTaxed(amount - value, value, 8))

/** An amount of a tax class, and where it stands. */
export type Amount = Pick<Reading<number>, 'value' | 'span'>
/** A taxable amount with its tax. */
export interface Taxed {
  readonly taxable: Amount
  readonly tax: Amount
}

/** Of a row of taxes, each below its amount. */
export function pairsOfColumns(above: Line, line: Line, rate: TaxRate): Taxed[] {
  if (!mentionsTax(line)) return []
  const amounts = numbersOf(above)
  return numbersOf(line).flatMap(tax =>
    amounts
      .filter(taxable => isTaxed(taxable.value, tax.value, rate) && isInColumn(boxOf(taxable.span), boxOf(tax.span)))
      .map(taxable => ({ taxable, tax })),
  )
}
const isInColumn = (a: Box, b: Box): boolean => a.x < b.x + b.width && a.x + a.width > b.x

const exempt = /免税|[非不]課税|対象外/

/** None where something is said to be without tax. */
export const pairsInTotal = (lines: readonly Line[], rate: TaxRate, total: number): Taxed[] =>
  lines.some(line => line.some(({ text }) => exempt.test(text)))
    ? []
    : lines
        .flatMap(numbersOf)
        .filter(({ value }) => isTaxed(total - value, value, rate))
        .map(tax => ({ taxable: { value: total - tax.value, span: null }, tax }))

/** A subtotal, and what the total has more, where that is its tax: whether the tax or the label was read, or both. */
export function pairsOfSubtotal(lines: readonly Line[], rate: TaxRate, total: number): Taxed[] {
  if (lines.some(line => line.some(({ text }) => exempt.test(text)))) return []
  const numbers = lines.flatMap(numbersOf).slice(0, mostAmounts)
  const rest = (taxable: LabelledValue<number>): Amount =>
    numbers.find(({ value }) => value === total - taxable.value) ?? { value: total - taxable.value, span: null }
  return [
    ...readLabelled(lines, subtotalLabels, amount),
    ...numbers.filter(taxable => rest(taxable).span !== null),
  ].flatMap(taxable => {
    const tax = rest(taxable)
    return isTaxed(taxable.value, tax.value, rate) ? [{ taxable, tax }] : []
  })
}
