import type { OcrFields } from '@invoice-card/contracts'

/**
 * A number of letters and digits as two engines read it, each of its parts from that which saw letters alone or digits
 * alone: of S0-40834 and SO-46834 SO-40834. The first one's where both did or neither, or where they differ in shape.
 */
const likelyNumber = (numbers: readonly string[]): string =>
  numbers.reduce((first, second) => {
    const [own, others] = [partsOf(first), partsOf(second)]
    return own.length === others.length ? own.map((part, at) => likelier(part, others[at] ?? part)).join('') : first
  })

const partsOf = (text: string): string[] => text.split(/(?<=[-_/.#()])|(?=[-_/.#()])/)

const likelier = (part: string, other: string): string =>
  !isOfOneKind(part) && isOfOneKind(other) && isAlike(part, other) ? other : part

const isOfOneKind = (part: string): boolean => /^(?:\d+|[A-Z]+|[^A-Z\d]+)$/.test(part)

/** But for digits in place of letters, or letters in place of digits. */
const isAlike = (part: string, other: string): boolean =>
  part.length === other.length &&
  [...part.toUpperCase()].every(
    (character, at) => character === other[at]?.toUpperCase() || /\d/.test(character) !== /\d/.test(other[at] ?? ''),
  )

/**
 * An account number of one engine, or that of the other, where the first one lost digits and was filled up with zeros:
 * 0043554 of 4355041.
 */
const likelyAccount = (numbers: readonly string[]): string =>
  numbers.reduce((first, second) =>
    isLostOf(first.replace(/^0+/, ''), second) && first.startsWith('0') ? second : first,
  )

/** Whether the digits are those of the number, in order, but for two or fewer. */
function isLostOf(digits: string, number: string): boolean {
  const rest = [...digits].reduce(
    (left, digit) => {
      const at = left === null ? -1 : left.indexOf(digit)
      return left === null || at < 0 ? null : left.slice(at + 1)
    },
    number as string | null,
  )
  const lost = number.replace(/^0+/, '').length - digits.length
  // One digit that differs is one misread.
  const differing = [...number].filter((digit, at) => digit !== digits.padStart(number.length, '0')[at]).length
  return rest !== null && lost > 0 && lost <= 2 && differing > 1
}

/** Of values that engines read differently in known ways, the best supported first: what stands there most likely. */
export const likeliest: Partial<Record<keyof OcrFields, (values: readonly string[]) => string>> = {
  invoice_number: likelyNumber,
  account_number: likelyAccount,
}
