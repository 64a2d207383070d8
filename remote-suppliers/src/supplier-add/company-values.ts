import { normalizeText, toCorporateNumber, toRegistrationNumber } from '@invoice-card/domain'
import { spellContact, type ContactValues } from '../common/contact/contact-values.ts'
import { katakanaOf } from '../common/identity/identity-schema.ts'

/** A supplier as typed; the names are those of the calls. */
export interface CompanyValues extends ContactValues {
  readonly business_form: '1' | '2'
  readonly corporate_name: string
  readonly corporate_name_kana: string
  readonly corporate_number: string
  readonly business_name: string
  readonly business_name_kana: string
  readonly representative_name: string
  readonly registration_number: string
}

export const emptyCompany: CompanyValues = {
  business_form: '1',
  corporate_name: '',
  corporate_name_kana: '',
  corporate_number: '',
  business_name: '',
  business_name_kana: '',
  representative_name: '',
  registration_number: '',
  postal_code: '',
  address: '',
  phone_number: '',
  email_address: '',
}

/** The same as it is registered, and so as it is shown before; empty where nothing was typed. */
export const spellCompany = (company: CompanyValues): CompanyValues => ({
  ...spellContact(company),
  business_form: company.business_form,
  corporate_name: normalizeText(company.corporate_name),
  corporate_name_kana: katakanaOf(company.corporate_name_kana),
  corporate_number: toCorporateNumber(company.corporate_number),
  business_name: normalizeText(company.business_name),
  business_name_kana: katakanaOf(company.business_name_kana),
  representative_name: normalizeText(company.representative_name),
  registration_number: toRegistrationNumber(company.registration_number),
})

export const isCorporation = ({ business_form }: Pick<CompanyValues, 'business_form'>): boolean => business_form === '1'
export const nameOf = (company: CompanyValues): string =>
  isCorporation(company) ? company.corporate_name : company.business_name
export const kanaOf = (company: CompanyValues): string =>
  isCorporation(company) ? company.corporate_name_kana : company.business_name_kana
