/** Digits of what stands in a text, whatever else does. */
export const toDigits = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/**
 * The digits of an amount as it is typed or pasted: full-width figures, separators, ¥, 円, 金…也 and the dash after a sum
 * are understood. Text that is no whole yen (`15000.5`, `-500`, `12万3千`) stays as it stands, because its digits alone
 * would be another amount.
 */
export function toAmount(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,、¥\\円]/g, '')
    .replace(/^金|也$/g, '')
    .replace(/(?<=\d)[-‐–—―−ー]$/, '')
  return /^\d*$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : text
}

/**
 * `15000.00` as `15000`: what a spreadsheet or an English invoice writes for whole yen. `15.000` may be fifteen
 * thousand.
 */
export function withoutZeroFraction(amount: string): string {
  const [, whole] = /^(.*\d)\.0{1,2}\s*円?\s*$/.exec(amount.normalize('NFKC')) ?? []
  return whole === undefined ? amount : toAmount(whole)
}

/** `1234567` as `1,234,567`; what is no amount as it stands. */
export function withSeparators(digits: string): string {
  return !/^\d*$/.test(digits) ? digits : digits.replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Where the caret belongs in `formatted` so that as many digits stand before it as before. */
export function caretAfterDigits(formatted: string, digitCount: number): number {
  let seen = 0
  for (let index = 0; index < formatted.length; index += 1) {
    if (seen === digitCount) return index
    if (formatted[index] !== ',') seen += 1
  }
  return formatted.length
}
