import { normalizeText } from './text-width.ts'

/** What people type for a hyphen: a Japanese keyboard gives the long vowel or a minus. */
export const dashes = '‐‑–—―−ー'

/** The hyphen itself and these, as the inside of a character class. */
export const hyphens = `${dashes}-`

const anyDash = new RegExp(`[${dashes}]`, 'g')

/** A number or id with a hyphen for each dash. */
export const withHyphens = (text: string): string => text.replace(anyDash, '-')

const separators = new RegExp(`[\\s${hyphens}]`, 'g')

/**
 * A number as typed in any width, without the hyphens and spaces that may stand between its digits; other characters
 * stay.
 * @example digitsOf('１２３ー4567') // '1234567'
 */
export const digitsOf = (text: string): string => normalizeText(text).replace(separators, '')
