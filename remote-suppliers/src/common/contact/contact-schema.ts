import { maxAddressLength, maxEmailLength, maxPersonNameLength } from '@invoice-card/contracts'
import { isPhoneNumber, phoneDigits, postalDigits, spellEmail } from '@invoice-card/domain'
import * as v from 'valibot'
import { messages } from './messages.ts'

/** A text that may be empty, but not wrong. */
export const optional = (isValid: (text: string) => boolean, message: string) =>
  v.pipe(
    v.string(),
    v.check(text => text.trim() === '' || isValid(text), message),
  )
const isEmail = (text: string) => v.is(v.pipe(v.string(), v.maxLength(maxEmailLength), v.email()), spellEmail(text))

/** The rules of where a supplier is and how it is reached. */
export const ContactEntries = {
  postal_code: optional(text => /^\d{7}$/.test(postalDigits(text)), messages.postal_code.invalid),
  address: v.pipe(v.string(), v.maxLength(maxAddressLength, messages.address.tooLong)),
  phone_number: optional(text => isPhoneNumber(phoneDigits(text)), messages.phone_number.invalid),
  email_address: optional(isEmail, messages.email_address.invalid),
}

/** The rules of the person behind a sole proprietor. */
export const RepresentativeEntries = {
  representative_name: v.pipe(v.string(), v.maxLength(maxPersonNameLength, messages.representative_name.tooLong)),
}
