import { dashes, withHyphens } from '@invoice-card/domain'
import { sql } from 'kysely'

/** For `ilike`: what has the word in it, letter by letter. */
export const patternOf = (word: string): string => `%${literally(word)}%`

/** For `ilike`: what is the word, in any case. */
export const literally = (word: string): string => word.replace(/[\\%_]/g, '\\$&')

/** A number or id as it is searched for: in NFKC, with a hyphen for each dash. */
export const spellNumber = (text: string): string => withHyphens(text.normalize('NFKC'))

/** The same of an expression, in the words of the indices of numbers. */
export const spelledNumber = (expression: unknown) =>
  sql`translate(normalize(${expression}, NFKC), ${sql.lit(dashes)}, ${sql.lit('-'.repeat(dashes.length))})`
