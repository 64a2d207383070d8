import { digitsOf, hyphens, normalizeText } from '@invoice-card/domain'

const numberPattern = new RegExp(`^\\d(?: ?[${hyphens}]? ?\\d){0,6}$`)

/** Whether a text is an account number: up to seven digits, hyphens and spaces between them alone. `-1` is none. */
export const isAccountNumber = (text: string): boolean => numberPattern.test(normalizeText(text))

/** An account number as it is registered, in seven digits. */
export const wholeAccountNumber = (text: string): string => digitsOf(text).padStart(7, '0')

const symbolPattern = new RegExp(`^(\\d*)(?: ?[${hyphens}] ?\\d)?$`)

/** The digits of a 記号 as typed, without the one that a reissued passbook has behind them (`10180-2`), or null. */
export const symbolDigits = (text: string): string | null => symbolPattern.exec(normalizeText(text))?.[1] ?? null

/** The digits of a 番号 as typed, or null: no hyphen stands in one. */
export const passbookDigits = (text: string): string | null => /^\d*$/.exec(normalizeText(text))?.[0] ?? null
