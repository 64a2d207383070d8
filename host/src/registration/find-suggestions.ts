import { createClient } from '@invoice-card/api-client'
import { registrations } from '@invoice-card/contracts'
import { store } from '@invoice-card/session'
import { reportError } from '../reports/report.ts'
import { registrationTokenAtom, type RegistrationValues } from './flow-state.ts'
import { objectOf } from './schema.ts'

const client = createClient(registrations)

/**
 * What the register and the kana tables know for a half-typed registration, by field, and what speaks against its
 * number; null where nobody answers, which is no reason to stop anybody.
 */
export async function findSuggestions({
  business_form,
  user_last_name,
  user_first_name,
  phone_number,
  ...form
}: RegistrationValues) {
  const object = objectOf({ business_form })
  try {
    const { suggestions, reasons = [] } = await client.validateRegistration({
      body: {
        registration_token: store.get(registrationTokenAtom),
        business_form: business_form === '1' ? 1 : 2,
        user_last_name,
        user_first_name,
        phone_number,
        [object]: form[object],
      },
    })
    return { suggestions, reasons }
  } catch (error) {
    reportError(error)
    return null
  }
}
