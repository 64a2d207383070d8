import { normalizeText } from './text-width.ts'

/** The hyphens, dashes and long vowels that people type for a hyphen, as the inside of a character class. */
export const hyphens = '‐‑–—―−ー-'

const separators = new RegExp(`[\\s${hyphens}]`, 'g')

/**
 * A number as typed in any width, without the hyphens and spaces that may stand between its digits; other characters
 * stay.
 * @example digitsOf('１２３ー4567') // '1234567'
 */
export const digitsOf = (text: string): string => normalizeText(text).replace(separators, '')
