export type { DigitPage } from './protocol.ts'
export { type DigitReader, withDigitReader } from './run.ts'
export { seenOn, withDigitsOf } from './take-digits.ts'
