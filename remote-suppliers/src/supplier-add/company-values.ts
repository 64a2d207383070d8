import type { ContactValues } from '../common/contact/contact-values.ts'

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

export const isCorporation = ({ business_form }: Pick<CompanyValues, 'business_form'>): boolean => business_form === '1'
export const nameOf = (company: CompanyValues): string =>
  isCorporation(company) ? company.corporate_name : company.business_name
export const kanaOf = (company: CompanyValues): string =>
  isCorporation(company) ? company.corporate_name_kana : company.business_name_kana
