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
      .map(issuer => [issuer.registration_number, issuer]),
  )
  return {
    banks: { banks: () => Promise.resolve(banks), branchesOf: bankCode => Promise.resolve(branchesOf(bankCode)) },
    issuerOf: registrationNumber => Promise.resolve(register.get(registrationNumber)?.name ?? null),
    // The legal form of the holder stands in brackets; a register reads the name alone.
    nameKanaOf: registrationNumber =>
      Promise.resolve(register.get(registrationNumber)?.holder.replace(/^[^（）]*）|（[^（）]*）?$/g, '') ?? null),
  }
}
