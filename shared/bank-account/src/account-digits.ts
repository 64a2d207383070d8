import { normalizeText } from '@invoice-card/domain'

const hyphens = '‐‑–—―−ー-'
const numberPattern = new RegExp(`^\\d(?: ?[${hyphens}]? ?\\d){0,6}$`)

/** Whether a text is an account number: up to seven digits, hyphens and spaces between them alone. `-1` is none. */
export const isAccountNumber = (text: string): boolean => numberPattern.test(normalizeText(text))

/** An account number as it is registered, in seven digits. */
export const wholeAccountNumber = (text: string): string => accountDigits(text).padStart(7, '0')

/** Digits only, half-width; hyphens and spaces may stand between them. */
export const accountDigits = (text: string): string =>
  normalizeText(text).replace(new RegExp(`[\\s${hyphens}]`, 'g'), '')
