import type { collections, ResponseOf } from '@invoice-card/contracts'
import { loginUserAtom, store } from '@invoice-card/session'
import { emptyEntry, type RequestEntry } from '../request-flow/entry.ts'
import { dispatch, readEntry } from '../request-flow/store.ts'
import { emptyRequestForm, type RequestForm } from '../request-form/values.ts'

export const calendar = {
  today: '2026-11-20',
  earliest_transfer_date: '2026-11-26',
  latest_transfer_date: '2027-01-19',
  earliest_deposit_date: '2026-11-27',
  closed_days: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'],
}
export const partner = {
  id: 7,
  business_form: 1,
  name: '北都工業株式会社',
  name_kana: 'ホクトコウギョウ',
  corporate_number: null,
  registration_number: null,
  status: 'Approved',
  account_count: 0,
  last_payment: null,
  phone_number: null,
  created_at: '2026-01-01T00:00:00Z',
}
const commission = {
  amount: 110_000,
  commission_amount: 3_300,
  commission_tax_amount: 300,
  commission_rate: 3,
  minimum_commission_amount: 330,
  total_amount: 113_300,
}
/** The check of a buyer that is not registered yet. */
export const unknownBuyer = {
  refusal: null,
  field: null,
  is_registration_number_unverifiable: false,
  existing: null,
  similar: [],
  initial_status: 'Unapproved',
  account_error: null,
}
/** What the form asks for. */
export const answers = {
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': (request: Request) => {
    const amount = Number(new URL(request.url).searchParams.get('amount'))
    const commission_amount = Math.max(330, Math.floor(amount * 0.03))
    return { ...commission, amount, commission_amount, total_amount: amount + commission_amount }
  },
  'GET /api/v1/suppliers': { suppliers: [partner], count_all: 1 },
  'GET /api/v1/suppliers/7': {
    ...partner,
    postal_code: null,
    address: null,
    email_address: 'keiri@hokuto.example.jp',
    representative_name: null,
    accounts: [],
  },
  'POST /api/v1/suppliers/check': unknownBuyer,
  'GET /api/v1/corporations': { corporations: [], issuer: null },
  'GET /api/v1/invoices/request_sellers/duplicates': { duplicates: [] },
}

/** A form that passes its rules. */
export const filledForm: RequestForm = {
  ...emptyRequestForm,
  supplierId: 7,
  supplierName: partner.name,
  supplier_person_name: '田中 一郎',
  supplier_person_email: 'keiri@hokuto.example.jp',
  invoice_number: 'S-2611-02',
  standard_taxable_amount: '100000',
  standard_discounted_amount: '100000',
  reduced_taxable_amount: '',
  standard_consumption_tax_amount: '10000',
  billing_amount: '110000',
  payment_due_date: '2026-11-30',
  deposit_date: '2026-11-30',
}

/** As the host does once the screens of the flow are left. */
export const leaveFlow = (): void => dispatch({ type: 'left' })

/** What is typed with other values of the given fields. */
export const beginWith = (fields: Partial<RequestEntry>): void =>
  dispatch({ type: 'begun', entry: { ...readEntry(), ...fields } })

/** A user is signed in and has begun a request. */
export function beginRequest(invoiceFormInfo: RequestForm | null = null): void {
  leaveFlow()
  store.set(loginUserAtom, {
    emailAddress: 'demo@example.co.jp',
    userLastName: '佐藤',
    userFirstName: '花子',
    buyerId: 1,
    businessForm: 1,
    companyName: '株式会社サンプル商事',
    transferPersonName: 'カ)サンプル',
    phoneNumber: '',
    externalIntegrationClientIds: [],
  })
  beginWith({ ...emptyEntry, invoiceFormInfo, isFormChecked: invoiceFormInfo !== null })
}

/** A user is signed in, has filled in the form, and has named the account of the deposit. */
export function beginWithAccount(invoiceFormInfo: RequestForm = filledForm): void {
  beginRequest(invoiceFormInfo)
  beginWith({ bankFormInfo: { ...readEntry().bankFormInfo, accountId: 9 } })
}

export const account = {
  id: 9,
  bank_code: '0001',
  bank_name: 'みずほ銀行',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ｻﾝﾌﾟﾙ',
  created_at: '2026-01-01T00:00:00Z',
}
const preview = {
  doc_number: 'S-2611-02',
  seller_name: '株式会社サンプル商事',
  amount: 110_000,
  payment_due_date: '2026-11-30',
  expires_at: '2026-11-25T03:00:00Z',
  person_name: '田中 一郎',
  message: '',
  buyer_email_address: 'keiri@hokuto.example.jp',
  files: [],
}
/** What the confirmation asks for. */
export const confirmAnswers = {
  ...answers,
  'GET /api/v1/buyers/1/accounts': { accounts: [account] },
  'POST /api/v1/invoices/request_sellers/preview': {
    mail: {
      from: '請求書カード払い',
      to: 'keiri@hokuto.example.jp',
      subject: '【お支払いのご依頼】',
      text: '（ご依頼のリンク）',
    },
    preview,
  },
}
/** What a request that was made is answered with. */
// Typed, so that a field that the wire gains is missed here before it is missed by a test.
export const madeAnswer: ResponseOf<typeof collections.createRequestSeller> = {
  id: 18,
  status: 1,
  supplier_id: 7,
  buyer_name: '北都工業株式会社',
  buyer_email_address: 'keiri@hokuto.example.jp',
  invoice_number: 'S-2611-02',
  amount: 110_000,
  service_fee_amount: 3_300,
  deposit_amount: 106_700,
  due_date: '2026-11-30',
  deposit_date: '2026-11-30',
  expires_at: '2026-11-25T03:00:00Z',
  is_open: true,
  opened_at: null,
  mail_state: 'waiting',
  is_account_required: false,
  account_required_until: null,
  created_at: '2026-11-20T01:00:00Z',
  supplier_person_name: '田中 一郎',
  standard_taxable_amount: 100_000,
  reduced_taxable_amount: 0,
  nontaxable_amount: 0,
  standard_discounted_amount: 100_000,
  reduced_discounted_amount: 0,
  nontaxable_discounted_amount: 0,
  standard_tax_rate: 10,
  reduced_tax_rate: 8,
  standard_consumption_tax_amount: 10_000,
  reduced_consumption_tax_amount: 0,
  consumption_tax_amount: 10_000,
  discount_amount: 0,
  discount_rate: null,
  issue_date: null,
  message: '',
  account_id: 9,
  account: null,
  payer_name: null,
  transfer_person_name: '',
  files: [],
  timeline: [],
  mails: [],
  is_mailed: true,
  is_cancellable: true,
  is_date_changeable: true,
  is_addressee_changeable: true,
  is_linked: false,
  cancellation: null,
  receipt: null,
  returned: null,
  account_required: null,
  shared_link: 'https://example.jp/r/abc',
}
