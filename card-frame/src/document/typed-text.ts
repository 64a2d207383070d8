import { findBrand, longestNumber } from '../card-brands.ts'

const longestCode = 4

/** Full-width letters and digits become half-width. */
const narrow = (text: string) => text.normalize('NFKC').trimStart()

export function digitsOf(text: string): string {
  return narrow(text).replace(/\D/g, '')
}

/** Groups a card number by its brand's gaps: 4-4-4-4, or 4-6-5 for American Express. */
export function groupCardNumber(text: string): string {
  const typed = digitsOf(text)
  const digits = typed.slice(0, longestNumber(typed))
  const gaps = findBrand(digits)?.gaps ?? []
  return [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('')
}

/** `928`, `9/28`, `０９／２８`, `092028` and an autofilled `09/2028` all become `09/28`; an incomplete one stays. */
export function formatExpire(text: string): string {
  const [first = '', ...rest] = narrow(text).split(/\D+/)
  if (first && rest.length) return `${first.padStart(2, '0').slice(0, 2)}/${shortYear(rest.join(''))}`
  const digits = /^[2-9]/.test(first) ? `0${first}` : first
  return digits.length > 2 ? `${digits.slice(0, 2)}/${shortYear(digits.slice(2))}` : digits
}

function shortYear(digits: string): string {
  return /^20\d\d/.test(digits) ? digits.slice(2, 4) : digits.slice(0, digits.startsWith('20') ? 3 : 2)
}

/** A code of another brand stays as it was typed, so that its length is reported and no digit is lost. */
export function formatCode(text: string): string {
  return digitsOf(text).slice(0, longestCode)
}

export function formatName(text: string): string {
  return narrow(text).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toUpperCase()
}
