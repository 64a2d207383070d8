import {
  corporateNumberOf,
  digitsOf,
  postalDigits,
  isCorporateNumber,
  isPhoneNumber,
  isRegistrationNumber,
  phoneDigits,
  spellEmail,
  toRegistrationNumber,
} from '@invoice-card/domain'
import * as v from 'valibot'
import { katakanaOf } from './company-values.ts'
import { messages } from './messages.ts'

const { fields } = messages

const optional = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.check(text => text.trim() === '' || isValid(text), message),
  )
const Text = (words: { readonly required: string; readonly tooLong: string }, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(words.required), v.maxLength(max, words.tooLong))
const isKana = (text: string) => /^[ァ-ヺー・ ]{1,100}$/.test(katakanaOf(text))
const isEmail = (text: string) => v.is(v.pipe(v.string(), v.maxLength(254), v.email()), spellEmail(text))

const Contact = {
  postal_code: optional(text => /^\d{7}$/.test(postalDigits(text)), fields.postal_code.invalid),
  address: v.pipe(v.string(), v.maxLength(200, fields.address.tooLong)),
  phone_number: optional(text => isPhoneNumber(phoneDigits(text)), fields.phone_number.invalid),
  email_address: optional(isEmail, fields.email_address.invalid),
}
const RegistrationNumber = optional(
  text => isRegistrationNumber(toRegistrationNumber(text)),
  fields.registration_number.invalid,
)

const Corporation = v.pipe(
  v.object({
    business_form: v.literal('1'),
    corporate_name: Text(fields.corporate_name, 100),
    corporate_name_kana: optional(isKana, fields.corporate_name_kana.invalid),
    corporate_number: optional(text => isCorporateNumber(digitsOf(text)), fields.corporate_number.invalid),
    registration_number: RegistrationNumber,
    ...Contact,
  }),
  v.forward(
    v.partialCheck([['corporate_number'], ['registration_number']], areSameNumber, fields.registration_number.differs),
    ['registration_number'],
  ),
)
const SoleProprietor = v.object({
  business_form: v.literal('2'),
  business_name: Text(fields.business_name, 100),
  business_name_kana: optional(isKana, fields.business_name_kana.invalid),
  representative_name: v.pipe(v.string(), v.maxLength(60, fields.representative_name.tooLong)),
  registration_number: RegistrationNumber,
  ...Contact,
})

/** The rules of /suppliers/add/company. */
export const CompanySchema = v.variant('business_form', [Corporation, SoleProprietor])

// A corporation's T number is its corporate number behind a T.
function areSameNumber({
  corporate_number,
  registration_number,
}: {
  corporate_number: string
  registration_number: string
}): boolean {
  const inRegistration = corporateNumberOf(toRegistrationNumber(registration_number))
  return inRegistration === null || corporate_number.trim() === '' || inRegistration === digitsOf(corporate_number)
}
