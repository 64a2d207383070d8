import type { Supplier, SupplierContactInput, SupplierIdentityInput } from '@invoice-card/contracts'
import { displayPhoneNumber, normalizeText, toRegistrationNumber } from '@invoice-card/domain'
import { type ContactValues, spellContact } from '../common/contact/contact-values.ts'
import { katakanaOf } from '../common/identity/identity-schema.ts'

/** What the form holds. */
export interface ContactFormValues extends ContactValues {
  /** Of a sole proprietor; empty for a corporation. */
  readonly representative_name: string
  /** What the supplier was registered without; empty where it has it. */
  readonly name_kana: string
  readonly registration_number: string
}

export const contactOf = (supplier: Supplier): SupplierContactInput => {
  const { postal_code, address, phone_number, email_address, representative_name } = supplier
  return { postal_code, address, phone_number, email_address, representative_name }
}

export const toContactValues = (contact: SupplierContactInput): ContactFormValues => ({
  postal_code: contact.postal_code ?? '',
  address: contact.address ?? '',
  phone_number: displayPhoneNumber(contact.phone_number ?? ''),
  email_address: contact.email_address ?? '',
  representative_name: contact.representative_name ?? '',
  name_kana: '',
  registration_number: '',
})

/** What was typed, as the call takes it. */
export function toContactInput(values: ContactFormValues): SupplierContactInput {
  const { postal_code, address, phone_number, email_address } = spellContact(values)
  return {
    postal_code: postal_code || null,
    address: address || null,
    phone_number: phone_number || null,
    email_address: email_address || null,
    representative_name: normalizeText(values.representative_name) || null,
  }
}

/** What is added to the supplier, as its call takes it; null where nothing was typed. */
export function toIdentityInput({ name_kana, registration_number }: ContactFormValues): SupplierIdentityInput | null {
  const [kana, number] = [katakanaOf(name_kana), toRegistrationNumber(registration_number)]
  return kana || number ? { ...(kana && { name_kana: kana }), ...(number && { registration_number: number }) } : null
}
