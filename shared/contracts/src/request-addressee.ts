import * as v from 'valibot'
import { EmailAddress, optionalText, text } from './common.ts'

/** The person whom a request is addressed to. */
export const requestAddressee = { supplier_person_name: text(60), supplier_person_email: EmailAddress }

/** The same as a screen showed it, whatever rules it was made by. */
export const KnownAddressee = v.object({
  supplier_person_name: optionalText(60),
  supplier_person_email: optionalText(254),
})
