import '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { writeTokens } from '@invoice-card/session'
import { findRequest } from './find-request.ts'

const request = {
  id: 18, status: 4, supplier_id: 3, buyer_name: '北都工業株式会社', buyer_email_address: 'keiri@hokuto.example.jp', invoice_number: 'S-2611-02', amount: 330_000, service_fee_amount: 9_900, deposit_amount: 320_100,
  due_date: '2026-12-11', deposit_date: '2026-12-11', created_at: '2026-11-10T01:00:00Z', supplier_person_name: '', standard_taxable_amount: 300_000, reduced_taxable_amount: 0, nontaxable_amount: 0,
  consumption_tax_amount: 30_000, discount_amount: 0, discount_rate: null, standard_discounted_amount: 300_000, reduced_discounted_amount: 0, nontaxable_discounted_amount: 0, issue_date: null, message: '',
  account: null, files: [], timeline: [], expires_at: null, is_cancellable: false, is_open: false, account_asked: null,
  opened_at: null, mail_state: null, is_account_asked: false, account_asked_until: null, account_id: null, mails: [], is_mailed: true, is_date_changeable: false, cancellation: null, receipt: null, returned: null,
  standard_tax_rate: 10, reduced_tax_rate: 8, standard_consumption_tax_amount: 30_000, reduced_consumption_tax_amount: 0,
}
const addressFor = async (id: string) => (await findRequest({ params: { id }, request: new Request('http://localhost/collections/request/18') })).headers.get('location')

beforeEach(() => writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' }))

test.each(['99', 'abc', '-1'])('a request %s of nobody, or of another company, ends at the list', async (id) => {
  answerWith({ 'GET /api/v1/invoices/99/request_seller': refusal(404, 'invoice_request_not_found') })
  expect(await addressFor(id)).toBe('/collections/request')
})

test.each([[2, '/collections/request?q=S-2611-02'], [4, '/collections/decided?q=S-2611-02'], [7, '/collections/history?q=S-2611-02']])('a request in status %i is found in the list where it is now', async (status, address) => {
  answerWith({ 'GET /api/v1/invoices/18/request_seller': { ...request, status } })
  expect(await addressFor('18')).toBe(address)
})

test('one without a number is found by its buyer', async () => {
  answerWith({ 'GET /api/v1/invoices/18/request_seller': { ...request, invoice_number: null } })
  expect(await addressFor('18')).toBe(`/collections/decided?${new URLSearchParams({ q: '北都工業株式会社' })}`)
})
