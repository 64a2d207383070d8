import type { Lookups } from '../../../api/src/reading/ocr/fields/parse-invoice.ts'
import { banks, branchesOf } from './corpus/accounts.ts'
import type { Issuer } from './corpus/firms.ts'

/**
 * What the reader asks: the directory of banks, and a register that knows corporations and no sole proprietors, as that
 * of the tax agency.
 */
export function lookupsOf(issuers: readonly Issuer[], isWithoutRegister: boolean): Lookups {
  const register = new Map(
    issuers
      .filter(({ is_corporation }) => is_corporation && !isWithoutRegister)
      .map(({ registration_number, name }) => [registration_number, name]),
  )
  return {
    banks: { banks: () => Promise.resolve(banks), branchesOf: bankCode => Promise.resolve(branchesOf(bankCode)) },
    issuerOf: registrationNumber => Promise.resolve(register.get(registrationNumber) ?? null),
  }
}
