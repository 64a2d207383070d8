export type { DigitPage, Point } from './protocol.ts'
export { type DigitReader, withDigitReader } from './run.ts'
export { seenOn, withDigitsOf } from './take-digits.ts'
export { withAllOf, withKanaOf } from './take-kana.ts'
