import { maxCompanyNameLength } from '@invoice-card/contracts'
import {
  corporateNumberOf,
  digitsOf,
  isCorporateNumber,
  isRegistrationNumber,
  toRegistrationNumber,
} from '@invoice-card/domain'
import * as v from 'valibot'
import { ContactEntries, optional, RepresentativeEntries } from '../common/contact/contact-schema.ts'
import { katakanaOf } from './company-values.ts'
import { messages } from './messages.ts'

const { fields } = messages

const Text = (words: { readonly required: string; readonly tooLong: string }, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(words.required), v.maxLength(max, words.tooLong))
const isKana = (text: string) => {
  const kana = katakanaOf(text)
  return kana.length <= maxCompanyNameLength && /^[ァ-ヺー・ ]+$/.test(kana)
}
const RegistrationNumber = optional(
  text => isRegistrationNumber(toRegistrationNumber(text)),
  fields.registration_number.invalid,
)

const Corporation = v.pipe(
  v.object({
    business_form: v.literal('1'),
    corporate_name: Text(fields.corporate_name, maxCompanyNameLength),
    corporate_name_kana: optional(isKana, fields.corporate_name_kana.invalid),
    corporate_number: optional(text => isCorporateNumber(digitsOf(text)), fields.corporate_number.invalid),
    registration_number: RegistrationNumber,
    ...ContactEntries,
  }),
  v.forward(
    v.partialCheck([['corporate_number'], ['registration_number']], areSameNumber, fields.registration_number.differs),
    ['registration_number'],
  ),
)
const SoleProprietor = v.object({
  business_form: v.literal('2'),
  business_name: Text(fields.business_name, maxCompanyNameLength),
  business_name_kana: optional(isKana, fields.business_name_kana.invalid),
  registration_number: RegistrationNumber,
  ...ContactEntries,
  ...RepresentativeEntries,
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
