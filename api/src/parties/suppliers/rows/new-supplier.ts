import type { SupplierCorporationInput, SupplierSoleProprietorInput } from '@invoice-card/contracts'
import { comparableCompanyName, corporateNumberOf, replaceRadicals, toKatakana } from '@invoice-card/domain'
import { searchable } from '../../../platform/zengin/public.ts'

/** A supplier as its row stores it, before it has one. */
export type NewSupplier = ReturnType<typeof corporationToSupplier>

type Contact = Omit<SupplierSoleProprietorInput, 'business_name' | 'business_name_kana' | 'representative_name'>

/** A corporation whose number is known from its T number when it wasn't given. */
export const corporationToSupplier = ({
  corporate_name,
  corporate_name_kana,
  corporate_number,
  ...contact
}: SupplierCorporationInput) =>
  toSupplier({
    business_form: 1,
    name: corporate_name,
    kana: corporate_name_kana,
    representative_name: null,
    corporate_number: corporate_number ?? corporateNumberOf(contact.registration_number ?? ''),
    contact,
  })

export const soleProprietorToSupplier = ({
  business_name,
  business_name_kana,
  representative_name,
  ...contact
}: SupplierSoleProprietorInput): NewSupplier =>
  toSupplier({
    business_form: 2,
    name: business_name,
    kana: business_name_kana,
    representative_name: tidy(representative_name),
    corporate_number: null,
    contact,
  })

interface Parts {
  readonly business_form: 1 | 2
  readonly name: string
  readonly kana: string | undefined
  readonly representative_name: string | null
  readonly corporate_number: string | null
  readonly contact: Contact
}

function toSupplier({ business_form, name, kana, representative_name, corporate_number, contact }: Parts) {
  const registration_number = contact.registration_number ?? null
  const name_kana = spellKana(kana)
  return {
    business_form,
    representative_name,
    corporate_number,
    registration_number,
    name_kana,
    name: tidy(name) ?? name,
    postal_code: contact.postal_code ?? null,
    address: tidy(contact.address),
    phone_number: tidy(contact.phone_number),
    email_address: tidy(contact.email_address),
    comparable_name: comparableCompanyName(name) || name,
    search_text: searchTextOf({ name, name_kana, corporate_number, registration_number }),
  }
}

interface Searched {
  readonly name: string
  readonly name_kana: string
  readonly corporate_number: string | null
  readonly registration_number: string | null
}
/** What a search word is looked for in. */
export const searchTextOf = ({ name, name_kana, corporate_number, registration_number }: Searched): string =>
  [name, name_kana, corporate_number ?? '', registration_number ?? ''].map(searchable).join(' ')

export const spellKana = (kana: string | undefined): string => toKatakana(tidy(kana) ?? '')

/** A text with single spaces, none around it, and no radicals in place of letters; null where nothing is left. */
export const tidy = (text: string | null | undefined): string | null =>
  replaceRadicals(text ?? '')
    .replace(/\s+/g, ' ')
    .trim() || null
