import { findLabels } from '../lines/labels.ts'
import { boxOf, type Line, type Segment } from '../lines/layout.ts'
import { readLabelled, type LabelledValue, type Reading } from '../lines/reading.ts'
import { amount } from './amount.ts'
import { moneyIn, notAsked } from './sentence-claims.ts'
import {
  isRounded,
  isTaxLike,
  isTaxOf,
  mostAmounts,
  readSettled,
  readWithheld,
  standingIn,
  valuesOf,
} from './standing-sums.ts'
import {
  claimLabels,
  netLabels,
  subtotalLabels,
  sumLabels,
  takenOffLabels,
  taxableLabels,
  taxLabels,
  weakLabels,
  withheldLabels,
} from './sum-labels.ts'

const mostAddends = 8

/**
 * Where no label has the total, for a picture may have lost the one or the other: what a subtotal and its tax add up
 * to, with what was carried over, if it stands there and nothing is taken off but a tax that is withheld.
 */
export function unlabelledTotal(lines: readonly Line[]): Reading<number> | null {
  // Of what is taken off, only what was carried over is known to be a part of the total.
  const carried = findLabels(lines, takenOffLabels).length > 0 ? readSettled(lines).filter(more => more < 0) : [0]
  if (isNamed(lines) || carried.length === 0) return null
  const standing = standingIn(lines)
  const labelledTaxes = valuesOf(readLabelled(lines, taxLabels, amount))
  const isTax = (tax: number, base: number) =>
    labelledTaxes.includes(tax) ? tax > 0 && isTaxLike(tax, base) : [8, 10].some(rate => isRounded(tax, base, rate))
  const isWithholding = findLabels(lines, withheldLabels).length > 0
  const withheld = readWithheld(lines).filter(value => value > 0 === isWithholding)
  const named = [subtotalLabels, netLabels, taxableLabels].flatMap(labels => readLabelled(lines, labels, amount))
  const bases = [
    ...new Set([
      ...valuesOf(named).filter(value => value > 0),
      // An amount of which the document names the tax, whatever that amount is called.
      ...valuesOf(standing).filter(base => labelledTaxes.some(tax => tax > 0 && isTaxOf(tax, base))),
    ]),
  ]
  const taxes = [...new Set([...labelledTaxes, ...valuesOf(standing)])].slice(0, mostAmounts)
  const sums = new Set(
    bases
      .slice(0, mostAddends)
      .flatMap(base => taxes.filter(tax => isTax(tax, base)).map(tax => base + tax))
      .flatMap(sum => withheld.slice(0, mostAddends).map(minus => sum - minus))
      .flatMap(sum => carried.map(more => sum - more)),
  )
  const found = standing.find(({ value }) => sums.has(value))
  return found ? { ...found, confidence: 'check' } : null
}

const isNamed = (lines: readonly Line[]): boolean =>
  [claimLabels, sumLabels].some(labels => readLabelled(lines, labels, amount).length > 0)

/** What the only subtotal and the only tax of a paper add up to, where the sum itself was not read. */
export function totalOfParts(lines: readonly Line[]): Reading<number> | null {
  if (isNamed(lines) || [takenOffLabels, withheldLabels].some(labels => findLabels(lines, labels).length > 0))
    return null
  const bases = valuesOf(readLabelled(lines, subtotalLabels, amount)).filter(value => value > 0)
  const taxes = valuesOf(readLabelled(lines, taxLabels, amount)).filter(value => value > 0)
  const sums = grossOf(bases, taxes, [8, 10])
  const whole = sums.length > 0 ? onlyOf(sums) : totalOfRates(lines, taxes)
  return whole === undefined ? null : { value: whole, span: null, confidence: 'check' }
}

const rates = [
  { rate: 10, name: /(?<![\d.,¥])10\s?%/ },
  { rate: 8, name: /(?<![\d.,¥])[8□]\s?%/ },
] as const

/** What the rows of all rates that the paper names add up to, each an amount with its tax. */
function totalOfRates(lines: readonly Line[], taxes: readonly number[]): number | undefined {
  const sums = rates.flatMap(({ rate, name }) => {
    const rows = lines.filter(line => line.some(({ text }) => name.test(text) && /対象|税/.test(textOf(line))))
    const standing = rows.flatMap(line =>
      [...textOf(line).matchAll(grouped)].map(([text]) => Number(text.replaceAll(',', ''))),
    )
    return rows.length > 0 ? [onlyOf(grossOf(standing, [...taxes, ...standing], [rate]))] : []
  })
  return sums.length > 0 && sums.every(sum => sum !== undefined)
    ? sums.reduce((total, sum) => total + sum, 0)
    : undefined
}

const grouped = /(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g
const textOf = (line: Line): string => line.map(({ text }) => text).join(' ')

const onlyOf = (values: readonly number[]): number | undefined => (values.length === 1 ? values[0] : undefined)

/** Amounts with the tax of each that stands there. */
function grossOf(bases: readonly number[], taxes: readonly number[], ofRates: readonly number[]): number[] {
  const sums = bases.slice(0, mostAddends).flatMap(base =>
    taxes
      .slice(0, mostAddends)
      .filter(tax => base >= smallestBase && ofRates.some(rate => isRounded(tax, base, rate)))
      .map(tax => base + tax),
  )
  return [...new Set(sums)]
}
/** Of smaller ones a number is the tax by chance. */
const smallestBase = 1_000

/** Words and forms that say of an amount that it is to be paid, the clearest first. */
const asking = /請求|支払|振り?込|申し受け/
const forms: readonly ((segment: Segment, found: LabelledValue<number>) => boolean)[] = [
  ({ text }, { span }) => /(?<!預|資本|入|内|手)金\s*[¥\\]?$/.test(text.slice(0, span.start)),
  ({ text }) => asking.test(text),
  ({ text }, { span }) =>
    /^\s*円?\s*(?:[-ー―也]|\(?税込)/.test(text.slice(span.end)) || /税込み?\s*$/.test(text.slice(0, span.start)),
]
/** How much larger than any other amount the total is set. */
const standsOut = 1.25

/** Where no label names the total: what a sentence asks for, or an amount in larger type than all others. */
export function unnamedTotal(lines: readonly Line[]): Reading<number> | null {
  if (isNamed(lines)) return null
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
