import { digitsOf, hyphens, normalizeText } from '@invoice-card/domain'

const numberPattern = new RegExp(`^\\d(?: ?[${hyphens}]? ?\\d){0,6}$`)

/** Whether a text is an account number: up to seven digits, hyphens and spaces between them alone. `-1` is none. */
export const isAccountNumber = (text: string): boolean => numberPattern.test(normalizeText(text))

/** An account number as it is registered, in seven digits. */
export const wholeAccountNumber = (text: string): string => digitsOf(text).padStart(7, '0')
