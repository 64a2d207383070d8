import { addDays, isCalendarDay } from '../calendar/calendar.ts'
import { isCorporateNumber, toCorporateNumber } from '../numbers/corporate-number.ts'
import { convertHolderKana } from '../names/holder-kana.ts'
import { isPhoneNumber, phoneDigits } from '../numbers/phone-number.ts'
import { postalDigits } from '../numbers/postal-code.ts'
import { prefectures } from '../reference/prefectures.ts'
import { normalizeText, toKatakana } from '../text/text-width.ts'
import { registrationMessages as messages } from './messages.ts'

/** How one field is read and judged. */
export interface FieldRule {
  /** The field's name as forms show it. */
  readonly label: string
  readonly isOptional?: true
  /** The one spelling in which the value is checked and saved. */
  readonly normalize: (value: string) => string
  /**
   * What is wrong with a normalised, non-empty value, in words for the user; null where nothing is. `today` is the day
   * in Japan.
   */
  readonly validationErrorOf: (value: string, today: string) => string | null
  readonly missing: (label: string) => string
}

const adultYears = 18
const oldestBirthday = '1900-01-01'

const kanaOf = (text: string): string => toKatakana(normalizeText(text))

// Unassigned and control characters would break mails, receipts and transfer files further on.
const hasControlCharacter = (text: string): boolean => /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(text)

const lengthError = (label: string, text: string, max: number): string | null => {
  if (hasControlCharacter(text)) return messages.controlCharacter(label)
  // In UTF-16 units, as the contracts count (`contracts/src/base/field-lengths.ts`).
  return text.length > max ? messages.tooLong(label, max) : null
}

const entered = { missing: messages.missing }

/** Free text of at most `max` UTF-16 units. */
export const textRule = (label: string, max: number): FieldRule => ({
  label,
  ...entered,
  normalize: normalizeText,
  validationErrorOf: value => lengthError(label, value, max),
})

/** Free text that may stay empty. */
export const optionalTextRule = (label: string, max: number): FieldRule => ({
  ...textRule(label, max),
  isOptional: true,
})

/** Full-width katakana with ー, ・ and spaces; hiragana and half-width kana are taken and turned. */
export const kanaRule = (label: string, max: number): FieldRule => ({
  label,
  ...entered,
  normalize: kanaOf,
  validationErrorOf: value =>
    /^[ァ-ヺー・ ]+$/.test(value) ? lengthError(label, value, max) : messages.notKatakana(label),
})

/** 13 digits with a valid check digit; saved without separators (docs/product.md#formats). */
export const corporateNumberRule: FieldRule = {
  label: '法人番号',
  ...entered,
  normalize: toCorporateNumber,
  validationErrorOf: value => (isCorporateNumber(value) ? null : messages.corporateNumber),
}

/** Seven digits; saved without 〒 and hyphen. */
export const postalCodeRule = (label: string): FieldRule => ({
  label,
  ...entered,
  normalize: postalDigits,
  validationErrorOf: value => (/^\d{7}$/.test(value) ? null : messages.postalCode(label)),
})

/** One of the 47 prefectures, by its full name, e.g. 東京都. */
export const prefectureRule = (label: string): FieldRule => ({
  label,
  missing: messages.notChosen,
  normalize: normalizeText,
  validationErrorOf: value => (prefectures.some(prefecture => prefecture === value) ? null : messages.notChosen(label)),
})

/** A Japanese phone number; saved as digits alone. */
export const phoneNumberRule: FieldRule = {
  label: '電話番号',
  ...entered,
  normalize: phoneDigits,
  validationErrorOf: value => (isPhoneNumber(value) ? null : messages.phoneNumber),
}

/** `YYYY-MM-DD` of somebody who is of age (民法 第4条): the birthday itself counts. */
export const birthdayRule = (label: string): FieldRule => ({
  label,
  ...entered,
  normalize: normalizeText,
  validationErrorOf: (value, today) => {
    if (!isCalendarDay(value) || value < oldestBirthday || value > today) return messages.noSuchDay(label)
    return comesOfAge(value) > today ? messages.underAge(label) : null
  },
})

// Somebody born on 29 February comes of age on 1 March where the year has no such day.
const comesOfAge = (birthday: string): string => {
  const day = `${Number(birthday.slice(0, 4)) + adultYears}${birthday.slice(4)}`
  return isCalendarDay(day) ? day : addDays(`${day.slice(0, 5)}02-28`, 1)
}

/**
 * The name that payees' banks show: zengin kana of at most 30 characters; a name that was cut would be another name.
 */
export const transferNameRule: FieldRule = {
  label: '振込名義',
  ...entered,
  normalize: value => {
    const result = convertHolderKana(value)
    return result.is_converted && !result.warnings.includes('cut') ? result.holder_kana : normalizeText(value)
  },
  validationErrorOf: value => {
    const result = convertHolderKana(value)
    return result.is_converted && !result.warnings.includes('cut') ? null : messages.transferName
  },
}
