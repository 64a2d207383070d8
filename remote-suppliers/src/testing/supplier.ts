import type { Account, Supplier, SupplierDeletion, SupplierSummary } from '@invoice-card/contracts'

export const account: Account = {
  id: 3,
  bank_code: '0001',
  bank_name: 'みずほ銀行',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number: '2876140',
  account_holder_kana: 'ｾﾞｲ)ｱｶﾂｷｶｲｹｲ',
  created_at: '2026-08-19T01:05:00Z',
}

export const summary: SupplierSummary = {
  id: 5,
  business_form: 1,
  name: '税理士法人あかつき会計',
  name_kana: 'アカツキカイケイ',
  corporate_number: '5999947091087',
  registration_number: 'T5999947091087',
  status: 'Approved',
  phone_number: '0352190733',
  account_count: 1,
  last_payment: { invoice_id: 14, amount: 198_000, transfer_date: '2026-12-11', status: 3 },
  created_at: '2026-08-19T01:05:00Z',
}

/** An approved supplier with an account. */
export const supplier: Supplier = {
  ...summary,
  postal_code: '1000005',
  address: '東京都千代田区丸の内三丁目1番8号',
  email_address: 'jimu@example.jp',
  representative_name: null,
  accounts: [account],
}

/** Nothing prevents the deletion; what is done stays. */
export const deletion: SupplierDeletion = {
  refusal: null,
  uses: [],
  use_count: 0,
  application_count: 0,
  retained_payment_count: 4,
  retained_request_count: 2,
  account_count: 1,
}

export const readSupplier = 'GET /api/v1/suppliers/5'
export const readFeatures = 'GET /api/v1/features'
