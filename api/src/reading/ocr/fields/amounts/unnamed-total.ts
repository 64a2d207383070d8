import { findLabels } from '../lines/labels.ts'
import { boxOf, type Line, type Segment } from '../lines/layout.ts'
import { readLabelled, type LabelledValue, type Reading } from '../lines/reading.ts'
import { amount } from './amount.ts'
import { moneyIn, notAsked } from './sentence-claims.ts'
import { isRounded, isTaxLike, isTaxOf, mostAmounts, readWithheld, standingIn, valuesOf } from './standing-sums.ts'
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
 * to, if it stands there and nothing is taken off but a tax that is withheld.
 */
export function unlabelledTotal(lines: readonly Line[]): Reading<number> | null {
  if (isNamed(lines) || findLabels(lines, takenOffLabels).length > 0) return null
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
      .flatMap(sum => withheld.slice(0, mostAddends).map(minus => sum - minus)),
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
  const bases = readLabelled(lines, subtotalLabels, amount).filter(({ value }) => value > 0)
  const taxes = valuesOf(readLabelled(lines, taxLabels, amount)).filter(value => value > 0)
  const isOne = (values: readonly number[]) => new Set(values).size === 1
  const [[base], [tax]] = [valuesOf(bases), taxes]
  const isWhole = isOne(valuesOf(bases)) && isOne(taxes) && [8, 10].some(rate => isRounded(tax ?? 0, base ?? 0, rate))
  return isWhole ? { value: (base ?? 0) + (tax ?? 0), span: null, confidence: 'check' } : null
}

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
