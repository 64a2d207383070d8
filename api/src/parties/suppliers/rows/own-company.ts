import type { AccountInput } from '@invoice-card/contracts'
import { isOwnCompany, isOwnHolder, type OwnNames } from '@invoice-card/domain'

export { isOwnCompany, isRegisteredHolder } from '@invoice-card/domain'

/** An account without its holder. */
type AccountNumber = Omit<AccountInput, 'account_holder_kana'>

/** What distinguishes the company that pays from those it pays. */
export interface OwnCompany extends OwnNames {
  /** Distinguishes persons of one name, as numbers do with corporations. */
  readonly person_birthday: string | null
  /** Where its own money arrives. */
  readonly accounts: readonly AccountNumber[]
}

/** Whether two customers are one: by number or name, or as one person with two registrations. */
export const isSameBusiness = (own: OwnCompany, other: OwnCompany): boolean =>
  isOwnCompany(own, { ...other, registration_number: null }) ||
  (own.person_kana !== null && own.person_kana === other.person_kana && own.person_birthday === other.person_birthday)

/** Whether an invoice carries the payer's own T number: then the payer issued it. */
export const isOwnRegistrationNumber = (own: OwnCompany, registrationNumber: string): boolean =>
  own.corporate_number !== null && registrationNumber === `T${own.corporate_number}`

/** Whether money would go to an account that the paying company holds itself. */
export const isOwnAccount = (own: OwnCompany, account: AccountInput): boolean =>
  isOwnHolder(own, account.account_holder_kana) || own.accounts.some(known => isSameAccount(known, account))

const isSameAccount = (known: AccountNumber, account: AccountNumber): boolean =>
  (['bank_code', 'branch_code', 'account_type', 'account_number'] as const).every(part => known[part] === account[part])
