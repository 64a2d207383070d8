import { isRegistrationNumber, toRegistrationNumber } from '@invoice-card/domain'
import { useQuery } from '@tanstack/react-query'
import { issuerQuery } from './issuer-query.ts'
import { issuerWarning } from './issuer-warning.ts'
import { warningsOf } from '../form-rules/warnings.ts'
import type { FormOne } from '../invoice-values/values.ts'
import { supplierQuery } from '../invoice-values/supplier-query.ts'

/**
 * What is odd in the fields of the invoice, by itself or by the register of invoice issuers. A registered payee is
 * asked for once there is a number to compare with; `isComing` until both have answered.
 */
export function useWarnings(formOne: FormOne, today: string) {
  const { isNewSupplier, newSupplier, supplierId, supplierName, registration_number } = formOne
  const isNumber = isRegistrationNumber(toRegistrationNumber(registration_number))
  const { data, isLoading } = useQuery(supplierQuery(isNumber && !isNewSupplier ? supplierId : null))
  // Of a sole proprietor nothing can be checked: until that is known, nothing is said.
  const known = isLoading ? { ...formOne, registration_number: '' } : formOne
  const warnings = warningsOf(known, today, isNewSupplier ? newSupplier : (data ?? null))
  const { data: issuer, isLoading: isIssuerComing } = useQuery(issuerQuery(toRegistrationNumber(registration_number)))
  const payeeName = isNewSupplier ? newSupplier.name : supplierName
  const ofIssuer = issuerWarning(isLoading ? undefined : issuer, payeeName)
  const all: typeof warnings = { ...warnings, registration_number: warnings.registration_number ?? ofIssuer }
  return { warnings: all, isComing: isLoading || isIssuerComing }
}
