import { normalizeText, phoneDigits, postalDigits, spellEmail } from '@invoice-card/domain'

/** Where a supplier is and how it is reached, as typed; the names are those of the calls. */
export interface ContactValues {
  readonly postal_code: string
  readonly address: string
  readonly phone_number: string
  readonly email_address: string
}

/** The same as calls take it; empty where nothing was typed. */
export const spellContact = ({ postal_code, address, phone_number, email_address }: ContactValues): ContactValues => ({
  postal_code: postalDigits(postal_code),
  address: normalizeText(address),
  phone_number: phoneDigits(phone_number),
  email_address: spellEmail(email_address),
})
