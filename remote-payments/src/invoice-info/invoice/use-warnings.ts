import { isRegistrationNumber, toRegistrationNumber } from '@invoice-card/domain'
import { useQuery } from '@tanstack/react-query'
import { warningsOf } from '../../form-rules/warnings.ts'
import type { FormOne } from '../../invoice-form/values.ts'
import { supplierQuery } from '../form/queries.ts'

/** What is odd in the fields of the invoice. A registered payee is asked for once there is a number to compare with. */
export function useWarnings(formOne: FormOne, today: string) {
  const { isNewSupplier, newSupplier, supplierId, registration_number } = formOne
  const isNumber = isRegistrationNumber(toRegistrationNumber(registration_number))
  const { data, isLoading } = useQuery(supplierQuery(isNumber && !isNewSupplier ? supplierId : null))
  // Of a sole proprietor nothing can be checked: until that is known, nothing is said.
  const known = isLoading ? { ...formOne, registration_number: '' } : formOne
  return warningsOf(known, today, isNewSupplier ? newSupplier : (data ?? null))
}
