import { isCorporateNumber, isRegistrationNumber, toRegistrationNumber } from './corporate-number.ts'
import { digitsOf } from '../text/digits.ts'

/** What the register is asked for: one of the three. */
export type RegisterQuery =
  | { readonly corporate_number: string }
  | { readonly registration_number: string }
  | { readonly name: string }

/**
 * What a typed word asks of the register of corporations: a corporate number, a T number or a part of the name; null
 * where nothing is typed, or a number is unfinished.
 * @example registerQueryOf('ｔ４-0110-0109-8994') // { registration_number: 'T4011001098994' }
 */
export function registerQueryOf(word: string): RegisterQuery | null {
  const [digits, registration_number] = [digitsOf(word), toRegistrationNumber(word)]
  if (isCorporateNumber(digits)) return { corporate_number: digits }
  if (isRegistrationNumber(registration_number)) return { registration_number }
  return /^T?\d*$/.test(registration_number) ? null : { name: word.trim() }
}
