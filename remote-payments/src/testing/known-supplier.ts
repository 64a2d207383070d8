import { beginWith, leaveFlow } from './checkout.ts'
import { signIn } from './login-user.ts'
import { calendar, commission, fileId, readFile } from './payment.ts'

/** Who sent the sample invoice, as it is registered. */
export const supplier = {
  id: 7,
  business_form: 1,
  name: '株式会社青葉デザイン製作所',
  name_kana: 'アオバデザイン',
  corporate_number: '3999953441906',
  registration_number: 'T3999953441906',
  status: 'Approved',
  account_count: 1,
  last_payment: null,
  phone_number: null,
  created_at: '2026-01-01T00:00:00Z',
}
/** The same in the register of qualified invoice issuers. */
export const issuer = {
  registration_number: 'T3999953441906',
  name: '株式会社青葉デザイン製作所',
  is_corporation: true,
  is_registered: true,
  registered_on: '2023-10-01',
  ended_on: null,
}
export const account = {
  id: 9,
  bank_code: '0001',
  branch_code: '001',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ｱｵﾊﾞ',
  bank_name: 'みずほ',
  branch_name: '東京営業部',
  created_at: '2026-01-01T00:00:00Z',
}
export const file = `GET /api/v1/invoices/files/${fileId}`
/** What a payment is compared with before it is made. */
export const compared = {
  [file]: readFile,
  'GET /api/v1/suppliers/7/accounts': { accounts: [account] },
}
/** What the second screen of a payment asks for. */
export const answers = {
  ...compared,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/suppliers': { suppliers: [supplier], count_all: 1 },
  'GET /api/v1/corporations': { corporations: [], issuer },
}

/** A user is signed in and has chosen an invoice. */
export function beginWithInvoice(): void {
  leaveFlow()
  signIn()
  beginWith({ invoiceFile: { file_id: fileId, file_name: '01.pdf' } })
}
