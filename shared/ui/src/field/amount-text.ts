/** Digits of whatever a user types or pastes as an amount: full-width figures, separators, ¥ and 円 are understood. */
export function toDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}

/** `1234567` as `1,234,567`. */
export function withSeparators(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
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
