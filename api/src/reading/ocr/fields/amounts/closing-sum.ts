import type { Line, Segment } from '../lines/layout.ts'
import type { LabelledValue } from '../lines/reading.ts'

/** The sum of a row that closes a month, and what of it was left from the month before. */
export interface ClosingSum extends LabelledValue<number> {
  readonly carried: number
}

// No days, and none whose end is lost.
const number = /(?<![\d.,/-])(?:\d{1,3}(?:,\d{3})+|\d+)(?![\d,]|\s?[./年月-]\d|\s?[%年月日])/g
// A file may be made to hold any number of them.
const mostNumbers = 12

/**
 * 前回請求額 | 入金額 | 繰越額 | 今回買上額 | 消費税額 | 今回請求額, whatever its headings are read as: of a row the number that what was
 * carried over, what was bought and its tax add up to. None of a row that has nothing of a month before.
 */
export function closingSum(lines: readonly Line[]): ClosingSum | undefined {
  const [first] = lines.flatMap(line => sumsIn(numbersOf(line).slice(0, mostNumbers)))
  return first
}

function sumsIn(row: readonly LabelledValue<number>[]): ClosingSum[] {
  return row.flatMap((net, at): ClosingSum[] => {
    const [tax, ...behind] = row.slice(at + 1)
    if (!tax || !isTax(tax.value, net.value)) return []
    const before = row.slice(0, at).map(({ value }) => value)
    const isPaid = before.some((value, index) => value > 0 && value === before[index + 1])
    return behind.slice(0, 2).flatMap(whole => {
      const carried = whole.value - net.value - tax.value
      const isCarried = carried === 0 ? isPaid : carried > 0 && before.includes(carried)
      return isCarried ? [{ ...whole, carried }] : []
    })
  })
}

/** Smaller numbers add up by chance, as the digits of an account in cells of their own. */
const smallestNet = 1_000
/** Of one rate, or of both. */
const isTax = (tax: number, net: number): boolean =>
  net >= smallestNet && tax * 100 > net * 8 - 200 && tax * 100 < net * 10 + 200

/** In a picture commas may be lost, or a rule between two columns. */
function numbersOf(line: Line): LabelledValue<number>[] {
  return line.toSorted((a, b) => a.box.x - b.box.x).flatMap(numbersIn)
}

function numbersIn(segment: Segment): LabelledValue<number>[] {
  return [...segment.text.matchAll(number)].map(({ 0: found, index }) => ({
    value: Number(found.replaceAll(',', '')),
    span: { segment, start: index, end: index + found.length },
  }))
}
