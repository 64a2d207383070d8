import type { Account, OcrFields, SupplierSummary } from '@invoice-card/contracts'
import { corporateNumberOf, isSameCompanyName } from '@invoice-card/domain'

/** The registered supplier that an invoice is from: by T number or corporate number, else by name. */
export function supplierOn(readings: OcrFields, suppliers: readonly SupplierSummary[]): SupplierSummary | undefined {
  const registrationNumber = readings.registration_number.value
  const corporateNumber = registrationNumber && corporateNumberOf(registrationNumber)
  const issuer = readings.issuer_name.value
  return (
    suppliers.find(supplier => registrationNumber && supplier.registration_number === registrationNumber) ??
    suppliers.find(supplier => corporateNumber && supplier.corporate_number === corporateNumber) ??
    suppliers.find(supplier => issuer && isSameCompanyName(supplier.name, issuer))
  )
}

/** Whether the invoice surely names another company than this one. */
export const isFromAnother = ({ issuer_name }: OcrFields, supplierName: string): boolean =>
  issuer_name.confidence === 'agreed' && !!issuer_name.value && !isSameCompanyName(supplierName, issuer_name.value)

/** Search words under which the invoice's supplier would be found, surest first. */
export function supplierSearchWords(readings: OcrFields): string[] {
  const registrationNumber = readings.registration_number.value
  const corporateNumber = registrationNumber && corporateNumberOf(registrationNumber)
  return [corporateNumber, readings.issuer_name.value].filter((word): word is string => !!word)
}

/** The account on the invoice; undefined where it is none of these, or may be several. */
export function accountOn(readings: OcrFields, accounts: readonly Account[]): Account | undefined {
  const same = accounts.filter(account => isAccountOn(readings, account))
  return same.length === 1 ? same[0] : undefined
}

/** Whether the account can be the one on the invoice; null where the invoice doesn't say enough. */
export function isAccountOn(readings: OcrFields, account: Account): boolean | null {
  const { bank_code, branch_code, account_type, account_number } = readings
  if (!bank_code.value || !branch_code.value || !account_number.value) return null
  return (
    account.bank_code === bank_code.value &&
    account.branch_code === branch_code.value &&
    // One number can be of an ordinary and of a checking account.
    (account_type.value === null || account.account_type === account_type.value) &&
    account.account_number === account_number.value.padStart(7, '0')
  )
}
