import type { Account, OcrFields, SupplierSummary } from '@invoice-card/contracts'
import { corporateNumberOf, isSameCompanyName } from '@invoice-card/domain'

/** The registered supplier that an invoice is from: by T number or corporate number, else by name. */
export function supplierOn(readings: OcrFields, suppliers: readonly SupplierSummary[]): SupplierSummary | undefined {
  const registrationNumber = readings.registration_number.value
  const corporateNumber = registrationNumber && corporateNumberOf(registrationNumber)
  const issuer = readings.issuer_name.value
  return suppliers.find(supplier => registrationNumber && supplier.registration_number === registrationNumber)
    ?? suppliers.find(supplier => corporateNumber && supplier.corporate_number === corporateNumber)
    ?? suppliers.find(supplier => issuer && isSameCompanyName(supplier.name, issuer))
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

/** Whether the account is the one on the invoice; null where the invoice doesn't say enough. */
export function isAccountOn(readings: OcrFields, account: Account): boolean | null {
  const { bank_code, branch_code, account_number } = readings
  if (!bank_code.value || !branch_code.value || !account_number.value) return null
  return account.bank_code === bank_code.value
    && account.branch_code === branch_code.value
    && account.account_number === account_number.value.padStart(7, '0')
}
