import { phoneNumberGroups, type PhoneNumberGroups } from './phone-number-groups.ts'
import { normalizeText } from '../text/text-width.ts'

/**
 * A Japanese phone number as its digits alone, from any width and punctuation; +81 becomes the leading zero.
 * @example phoneDigits('＋81 (0)3-5218-0110') // '0352180110'
 */
export const phoneDigits = (text: string): string =>
  normalizeText(text)
    .replace(/[\s().‐‑–—―−ー-]/g, '')
    .replace(/^\+810?/, '0')

/**
 * Whether digits are a Japanese phone number: ten for landlines, of which no area code has a zero in the third place,
 * and eleven for 050 to 090 and 0800 (総務省 電気通信番号計画).
 */
export const isPhoneNumber = (digits: string): boolean => /^(0[1-9][1-9]\d{7}|0[5-9]0\d{8})$/.test(digits)

/**
 * A phone number with the hyphens it is written with, from any spelling; a text that is no Japanese number stays as it
 * is.
 * @example displayPhoneNumber('0352180110') // '03-5218-0110'
 */
export const displayPhoneNumber = (text: string): string => {
  const digits = phoneDigits(text)
  if (!isPhoneNumber(digits)) return text
  const significant = digits.slice(1)
  const shape = phoneNumberGroups.find(candidate => hasShape(significant, candidate))
  if (!shape) return text
  const [area, exchange] = shape.groups
  return `0${significant.slice(0, area)}-${significant.slice(area, area + exchange)}-${significant.slice(area + exchange)}`
}

const hasShape = (significant: string, { groups: [area, exchange, subscriber], starts }: PhoneNumberGroups): boolean =>
  significant.length === area + exchange + subscriber && new RegExp(`^(?:${starts.join('|')})`).test(significant)
