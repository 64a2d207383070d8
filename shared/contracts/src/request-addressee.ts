import * as v from 'valibot'
import { EmailAddress, optionalText, text } from './base/common.ts'
import { maxEmailLength, maxPersonNameLength } from './base/field-lengths.ts'

/** The person whom a request is addressed to. */
export const requestAddressee = { supplier_person_name: text(maxPersonNameLength), supplier_person_email: EmailAddress }

/** The same as a screen showed it, whatever rules it was made by. */
export const KnownAddressee = v.object({
  supplier_person_name: optionalText(maxPersonNameLength),
  supplier_person_email: optionalText(maxEmailLength),
})
