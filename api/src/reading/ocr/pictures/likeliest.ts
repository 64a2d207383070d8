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
  [...part].every((character, at) => character === other[at] || /\d/.test(character) !== /\d/.test(other[at] ?? ''))

/**
 * An account number of one engine, or that of the other, where the first one lost the last digit: 002369 of 0023696 was
 * filled up to 0002369.
 */
const likelyAccount = (numbers: readonly string[]): string =>
  numbers.reduce((first, second) => (first === `0${second.slice(0, -1)}` ? second : first))

/** Of values that engines read differently in known ways, the best supported first: what stands there most likely. */
export const likeliest: Partial<Record<keyof OcrFields, (values: readonly string[]) => string>> = {
  invoice_number: likelyNumber,
  account_number: likelyAccount,
}
