import { isRegistrationNumber, toRegistrationNumber } from '@invoice-card/domain'
import { isOwnRegistrationNumber, type OwnCompany } from '../../parties/suppliers/public.ts'

/**
 * Why an invoice can't carry a T number, or null. A sole proprietor's has no public rule but its form, and no register
 * has to know it.
 */
export function registrationNumberError(
  own: OwnCompany,
  typed: string,
): 'registration_number_incorrect' | 'registration_number_is_own' | null {
  const number = toRegistrationNumber(typed)
  if (number === '') return null
  if (!isRegistrationNumber(number)) return 'registration_number_incorrect'
  return isOwnRegistrationNumber(own, number) ? 'registration_number_is_own' : null
}
