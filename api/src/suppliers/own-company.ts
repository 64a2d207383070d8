import type { AccountInput } from '@invoice-card/contracts'
import { convertHolderKana, isHeldByPerson, isSameCompanyName, isSameHolder, legalFormOf } from '@invoice-card/domain'

/** An account without its holder. */
type AccountNumber = Omit<AccountInput, 'account_holder_kana'>

/** What tells the company that pays from those it pays. */
export interface OwnCompany {
  readonly name: string
  readonly name_kana: string
  readonly corporate_number: string | null
  readonly transfer_person_name: string
  /** Of a sole proprietor, whose accounts may be in the person's own name. */
  readonly person_kana: string | null
  /** Where its own money arrives. */
  readonly accounts: readonly AccountNumber[]
}

/** A company must not pay itself: that would turn the card into cash. Another number tells namesakes apart. */
export function isOwnCompany(own: OwnCompany, supplier: { readonly name: string, readonly corporate_number: string | null, readonly registration_number: string | null }): boolean {
  const number = supplier.corporate_number ?? supplier.registration_number?.slice(1) ?? null
  if (own.corporate_number !== null && number !== null) return number === own.corporate_number
  return isSameCompanyName(own.name, supplier.name)
}

/** Whether an invoice carries the payer's own T number: then the payer issued it. */
export const isOwnRegistrationNumber = (own: OwnCompany, registrationNumber: string): boolean =>
  own.corporate_number !== null && registrationNumber === `T${own.corporate_number}`

/** Whether money would go to an account that the paying company holds itself. */
export const isOwnAccount = (own: OwnCompany, account: AccountInput): boolean =>
  isOwnHolder(own, account.account_holder_kana) || own.accounts.some(known => isSameAccount(known, account))

/** Whether an account in this name is the company's, however it is spaced and wherever its legal form stands. */
export function isOwnHolder(own: OwnCompany, holderKana: string): boolean {
  const names = [own.transfer_person_name, toHolder(own.name), toHolder(kanaWithForm(own))].filter(name => name !== null)
  const person = own.person_kana === null ? null : toHolder(own.person_kana)
  return names.some(name => isSameHolder(name, holderKana)) || (person !== null && isHeldByPerson(holderKana, person))
}

/** The kana of a company stand without its legal form, by which 株式会社サクラ is not 有限会社サクラ. */
function kanaWithForm({ name, name_kana }: OwnCompany): string {
  const form = legalFormOf(name)
  return form === null ? name_kana : `${form})${name_kana}`
}

const isSameAccount = (known: AccountNumber, account: AccountNumber): boolean =>
  (['bank_code', 'branch_code', 'account_type', 'account_number'] as const).every(part => known[part] === account[part])

function toHolder(name: string): string | null {
  const kana = convertHolderKana(name)
  return kana.is_converted ? kana.holder_kana : null
}
