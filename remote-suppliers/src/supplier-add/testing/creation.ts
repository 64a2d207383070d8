import { emptyCompany, type CompanyValues } from '../company-values.ts'
import type { SupplierCreation } from '../flow-state.ts'

/** The register's answer for a firm that doesn't exist. */
export const registered = {
  corporate_number: '1999997470185',
  name: '合同会社ノースリンク',
  name_kana: 'ノースリンク',
  postal_code: '0600005',
  address_state: '北海道',
  address_city: '札幌市中央区',
  address_street: '北五条西4-7',
}
export const noRefusal = {
  refusal: null,
  field: null,
  is_registration_number_unverifiable: false,
  existing: null,
  similar: [],
  initial_status: 'Unapproved',
  account_error: null,
}

/** What the screens of the flow ask for. */
export const answers = {
  'POST /api/v1/suppliers/check': noRefusal,
  'GET /api/v1/corporations': { corporations: [registered], issuer: null },
  'GET /api/v1/banks2': { banks: [] },
  'GET /api/v1/postal_codes/1500002': {
    addresses: [{ address_state: '東京都', address_city: '渋谷区', address_street: '渋谷' }],
  },
}

export const company: CompanyValues = {
  ...emptyCompany,
  corporate_name: '合同会社ノースリンク',
  corporate_name_kana: 'ノースリンク',
  corporate_number: '1999-9974-70185',
  phone_number: '03-5218-0110',
}
const account = {
  bank_code: '0001',
  bank_name: 'みずほ銀行',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number: '12345',
  account_holder_kana: 'ド）ノースリンク',
} as const

/** A flow whose company and account passed their rules. */
export const entered: Partial<SupplierCreation> = {
  company,
  isCompanyChecked: true,
  account,
  proposedHolder: 'ド）ノースリンク',
  accountStep: 'entered',
}

/** The registered supplier as the server answers it. */
export const supplier = {
  id: 31,
  business_form: 1,
  name: '合同会社ノースリンク',
  name_kana: 'ノースリンク',
  corporate_number: '1999997470185',
  registration_number: null,
  status: 'Unapproved',
  phone_number: '0352180110',
  account_count: 1,
  last_payment: null,
  created_at: '2026-11-22T00:00:00Z',
  postal_code: null,
  address: null,
  email_address: null,
  representative_name: null,
  accounts: [],
}
