import { digitsOf } from '../text/digits.ts'

/**
 * Check digit of a corporate number (法人番号) for its other 12 digits: 9 − (Σ Pn·Qn mod 9), n from the right,
 * Qn 1 for odd and 2 for even n (法人番号の指定等に関する省令 第2条).
 */
const checkDigitOf = (twelveDigits: string): number => {
  const sum = [...twelveDigits]
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 2), 0)
  return 9 - (sum % 9)
}

/**
 * Whether 13 digits are a corporate number, by its leading check digit.
 * @example isCorporateNumber('4011001098993') // true
 */
export const isCorporateNumber = (number: string): boolean =>
  /^[1-9]\d{12}$/.test(number) && Number(number[0]) === checkDigitOf(number.slice(1))

/**
 * A corporate number as it is stored, from any width and with or without hyphens and spaces. An invoice shows it behind
 * the T of its issuer: that is left out. Its check digit is not checked.
 * @example toCorporateNumber('ｔ４-0110-0109-8993') // '4011001098993'
 */
export const toCorporateNumber = (text: string): string => digitsOf(text).replace(/^t(?=\d{13}$)/i, '')

/**
 * A T number as it is stored, from any width and with or without hyphens and spaces; its form is not checked. Where
 * 13 digits alone are typed, the T is added: many papers and programs leave it out.
 * @example toRegistrationNumber('ｔ４-0110-0109-8993') // 'T4011001098993'
 */
export const toRegistrationNumber = (text: string): string =>
  digitsOf(text)
    .toUpperCase()
    .replace(/^\d{13}$/, digits => `T${digits}`)

/** Whether a text has the form of a qualified invoice issuer number: T and 13 digits. */
export const isRegistrationNumber = (number: string): boolean => /^T\d{13}$/.test(number)

/**
 * The corporate number in a T number, or null where its check digit doesn't hold: then it belongs to a
 * sole proprietor (whose numbers have no public rule) or is mistyped. Warn, don't refuse.
 */
export const corporateNumberOf = (registrationNumber: string): string | null => {
  const digits = registrationNumber.slice(1)
  return isRegistrationNumber(registrationNumber) && isCorporateNumber(digits) ? digits : null
}
