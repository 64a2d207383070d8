import { maxCompanyNameLength } from '@invoice-card/contracts'
import { corporateNumberOf, isCorporateNumber, toCorporateNumber, toRegistrationNumber } from '@invoice-card/domain'
import * as v from 'valibot'
import { ContactEntries, optional, RepresentativeEntries } from '../common/contact/contact-schema.ts'
import { nameKana, RegistrationNumber } from '../common/identity/identity-schema.ts'
import { messages } from './messages.ts'

const { fields } = messages

const Text = (words: { readonly required: string; readonly tooLong: string }, max: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(words.required), v.maxLength(max, words.tooLong))

const Corporation = v.pipe(
  v.object({
    business_form: v.literal('1'),
    corporate_name: Text(fields.corporate_name, maxCompanyNameLength),
    corporate_name_kana: nameKana(1),
    corporate_number: optional(text => isCorporateNumber(toCorporateNumber(text)), fields.corporate_number.invalid),
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
  business_name_kana: nameKana(2),
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
  return (
    inRegistration === null || corporate_number.trim() === '' || inRegistration === toCorporateNumber(corporate_number)
  )
}
