import { convertHolderKana, isSameCompanyName } from '@invoice-card/domain'

/** What tells the company that pays from those it pays. */
export interface OwnCompany {
  readonly name: string
  readonly name_kana: string
  readonly corporate_number: string | null
  readonly transfer_person_name: string
}

/** A company must not pay itself: that would turn the card into cash. Another number tells namesakes apart. */
export function isOwnCompany(own: OwnCompany, supplier: { readonly name: string, readonly corporate_number: string | null, readonly registration_number: string | null }): boolean {
  const number = supplier.corporate_number ?? supplier.registration_number?.slice(1) ?? null
  if (own.corporate_number !== null && number !== null) return number === own.corporate_number
  return isSameCompanyName(own.name, supplier.name)
}

/** Whether money would go to an account that the paying company holds itself. */
export function isOwnHolder(own: OwnCompany, holderKana: string): boolean {
  const kana = convertHolderKana(own.name_kana)
  return holderKana === own.transfer_person_name || (kana.is_converted && kana.holder_kana === holderKana)
}
