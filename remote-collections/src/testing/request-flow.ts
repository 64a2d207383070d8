import { loginUserAtom, store } from '@invoice-card/session'
import { changeCollectionFlow, clearCollectionFlow, emptyCollectionFlow } from '../common/flow-state.ts'
import { emptyRequestForm, type RequestForm } from '../common/request-form.ts'

export const calendar = {
  today: '2026-11-20', earliest_transfer_date: '2026-11-26', latest_transfer_date: '2027-01-19', earliest_deposit_date: '2026-11-27',
  closed_days: ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-28', '2026-11-29'],
}
export const partner = {
  id: 7, business_form: 1, name: '北都工業株式会社', name_kana: 'ホクトコウギョウ', corporate_number: null, registration_number: null,
  status: 'Approved', account_count: 0, last_payment: null, phone_number: null, created_at: '2026-01-01T00:00:00Z',
}
const commission = {
  amount: 110_000, commission_amount: 3_300, commission_tax_amount: 300, commission_rate: 3, minimum_commission_amount: 330, total_amount: 113_300,
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
  'GET /api/v1/suppliers/7': { ...partner, postal_code: null, address: null, email_address: 'keiri@hokuto.example.jp', representative_name: null, accounts: [] },
  'GET /api/v1/corporations': { corporations: [], issuer: null },
  'GET /api/v1/invoices/request_sellers/duplicates': { duplicates: [] },
}

/** A form that passes its rules. */
export const filledForm: RequestForm = {
  ...emptyRequestForm, supplierId: 7, supplierName: partner.name, supplier_person_name: '田中 一郎', supplier_person_email: 'keiri@hokuto.example.jp',
  invoice_number: 'S-2611-02', standard_taxable_amount: '100000', standard_discounted_amount: '100000', reduced_taxable_amount: '',
  standard_consumption_tax_amount: '10000', billing_amount: '110000', payment_due_date: '2026-11-30', deposit_date: '2026-11-30',
}

/** A user is signed in and has begun a request. */
export function beginRequest(invoiceFormInfo: RequestForm | null = null): void {
  clearCollectionFlow()
  store.set(loginUserAtom, {
    emailAddress: 'demo@example.co.jp', userLastName: '佐藤', userFirstName: '花子', buyerId: 1, businessForm: 1, companyName: '株式会社サンプル商事',
    transferPersonName: 'カ)サンプル', phoneNumber: '', externalIntegrationClientIds: [],
  })
  changeCollectionFlow({ ...emptyCollectionFlow, invoiceFormInfo, isFormChecked: invoiceFormInfo !== null })
}
