import { maxCompanyNameLength } from '@invoice-card/contracts'
import { isRegistrationNumber, normalizeText, toKatakana, toRegistrationNumber } from '@invoice-card/domain'
import { optional } from '../contact/contact-schema.ts'
import { messages } from './messages.ts'

export const katakanaOf = (text: string): string => toKatakana(normalizeText(text))

const isKana = (text: string) => {
  const kana = katakanaOf(text)
  return kana.length <= maxCompanyNameLength && /^[ァ-ヺー・ ]+$/.test(kana)
}

/** The rule of a name's kana, by business form. */
export const nameKana = (form: 1 | 2) => optional(isKana, messages.name_kana[form].invalid)

export const RegistrationNumber = optional(
  text => isRegistrationNumber(toRegistrationNumber(text)),
  messages.registration_number.invalid,
)
