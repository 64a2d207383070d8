import type { Line, Segment } from '../lines/layout.ts'
import { readLabelled, type LabelledValue } from '../lines/reading.ts'
import { amount, amountOff } from './amount.ts'
import { closingSum } from './closing-sum.ts'
import { carriedLabels, paidLabels, withheldLabels } from './sum-labels.ts'

// A file may be made to hold any number of them.
export const mostAmounts = 300
const mostWithheld = 8

/** Every amount of the document that is more than nothing. */
export const standingIn = (lines: readonly Line[]): LabelledValue<number>[] =>
  lines
    .flat()
    .flatMap(amountsIn)
    .filter(({ value }) => value > 0)
    .slice(0, mostAmounts)

/** Amounts of a text that stand as words of their own. */
export const amountsIn = (segment: Segment): LabelledValue<number>[] =>
  [...segment.text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const found = amount(word)
    return found ? [{ value: found.value, span: { segment, start: index, end: index + found.length } }] : []
  })

/** Of one rate, or of both. */
export const isTaxOf = (tax: number, base: number): boolean => isTaxLike(tax, base) && (tax + 1) * 100 > base * 8
export const isTaxLike = (tax: number, base: number): boolean => tax * 10 < base + 10

/** Of one rate, as it is rounded. */
export const isRounded = (tax: number, base: number, rate: number): boolean =>
  tax > 0 && Math.abs(tax - (base * rate) / 100) < 1

export const valuesOf = (readings: readonly LabelledValue<number>[]): number[] => readings.map(({ value }) => value)

/**
 * What may be withheld from the total: nothing, or a sum of the document. Some write it as one to be taken off, others
 * as one to be paid.
 */
export const readWithheld = (lines: readonly Line[]): readonly number[] =>
  [...new Set([0, ...valuesOf(readLabelled(lines, withheldLabels, amountOff)).map(Math.abs)])].slice(0, mostWithheld)

/** What a total lacks or has more than the sums of its document: paid before, or carried over (less than nothing). */
export const readSettled = (lines: readonly Line[]): readonly number[] => {
  const [paid, carried] = [paidLabels, carriedLabels].map(labels =>
    valuesOf(readLabelled(lines, labels, amountOff)).map(Math.abs),
  ) as [number[], number[]]
  const { carried: more = 0 } = closingSum(lines) ?? {}
  return [...new Set([...paid, ...[...carried, more].map(carry => -carry)])]
    .filter(settled => settled !== 0)
    .slice(0, mostWithheld)
}
