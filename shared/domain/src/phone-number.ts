import { normalizeText } from './text-width.ts'

/**
 * A Japanese phone number as its digits alone, from any width and punctuation; +81 becomes the leading zero.
 * @example phoneDigits('＋81 (0)3-5218-0110') // '0352180110'
 */
export const phoneDigits = (text: string): string =>
  normalizeText(text).replace(/[\s().‐‑–—―−ー-]/g, '').replace(/^\+810?/, '0')

/** Whether digits are a Japanese phone number: ten for landlines, eleven for 050 to 090 and 0800 (総務省 電気通信番号計画). */
export const isPhoneNumber = (digits: string): boolean => /^(0[1-9]\d{8}|0[5-9]0\d{8})$/.test(digits)
