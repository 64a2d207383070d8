import { sql } from 'kysely'

/** For `ilike`: what has the word in it, letter by letter. */
export const patternOf = (word: string): string => `%${literally(word)}%`

/** For `ilike`: what is the word, in any case. */
export const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** What people type for the hyphen of a number: a Japanese keyboard gives the long vowel or a minus. */
const dashes = '‐‑–—―−ー'

/** A number or id as it is searched for: in NFKC, with a hyphen for each dash. */
export const spellNumber = (text: string): string => text.normalize('NFKC').replace(new RegExp(`[${dashes}]`, 'g'), '-')

/** The same of an expression, in the words of the indices of numbers. */
export const spelledNumber = (expression: unknown) =>
  sql`translate(normalize(${expression}, NFKC), ${sql.lit(dashes)}, ${sql.lit('-'.repeat(dashes.length))})`
