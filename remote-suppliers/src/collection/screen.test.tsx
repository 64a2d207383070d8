import type { RequestSellerDetail } from '@invoice-card/contracts'
import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { account, readFeatures, supplier } from '../testing/supplier.ts'

const request: RequestSellerDetail = {
  id: 8,
  status: 2,
  supplier_id: supplier.id,
  buyer_name: supplier.name,
  buyer_email_address: 'soumu@example.jp',
  invoice_number: 'S-1',
  amount: 524_700,
  service_fee_amount: 15_741,
  deposit_amount: 508_959,
  due_date: '2026-12-18',
  deposit_date: '2026-12-18',
  expires_at: '2026-12-15T03:00:00Z',
  is_open: true,
  opened_at: null,
  mail_state: 'sent',
  is_account_required: false,
  account_required_until: null,
  created_at: '2026-11-20T04:20:00Z',
  supplier_person_name: '総務部',
  standard_taxable_amount: 477_000,
  reduced_taxable_amount: 0,
  nontaxable_amount: 0,
  standard_discounted_amount: 477_000,
  reduced_discounted_amount: 0,
  nontaxable_discounted_amount: 0,
  standard_tax_rate: 10,
  reduced_tax_rate: 8,
  standard_consumption_tax_amount: 47_700,
  reduced_consumption_tax_amount: 0,
  consumption_tax_amount: 47_700,
  discount_amount: 0,
  discount_rate: null,
  issue_date: null,
  message: '',
  account_id: 5,
  account,
  payer_name: null,
  transfer_person_name: '',
  files: [],
  timeline: [{ kind: 'requested', state: 'done', at: '2026-11-20T04:20:00Z', on: null }],
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
}

// The refusal to delete a supplier leads here: what blocks it is withdrawn at the request's own detail.
test.each([
  [2, '/collections/request/8'],
  [4, '/collections/decided/8'],
  [7, '/collections/history/8'],
] as const)('of status %d it leads on to the request, under the list that holds it', async (status, address) => {
  answerWith({
    [readFeatures]: { collections: true, collections_existing: true },
    'GET /api/v1/invoices/8/request_seller': { ...request, status },
  })
  await renderAt('/suppliers/5/collection-history/8')
  expect(await screen.findByRole('link', { name: 'ご依頼の詳細を開く' })).toHaveAttribute('href', address)
})
