import type { Invoice } from '@invoice-card/contracts'
import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { readSupplier, supplier } from '../testing/supplier.ts'

const read = 'GET /api/v1/invoices/14'
const list = 'GET /api/v1/invoices'
const sums = 'GET /api/v1/suppliers/5/payment_sums'
const payment: Invoice = {
  id: 14,
  type: 'InvoicePayment',
  status: 3,
  is_action_required: false,
  action_required_reason: null,
  supplier_id: 5,
  supplier_name: supplier.name,
  amount: 198_000,
  commission_amount: 5_940,
  due_date: '2026-12-11',
  transfer_date: '2026-12-11',
  pay_until: null,
  created_at: '2026-11-18T01:24:00Z',
  invoice_number: 'AK-26-1031',
  registration_number: null,
  issue_date: null,
  transfer_person_name: 'ｶ)ｻﾝﾌﾟﾙ',
  account: null,
  card: { brand: 'VISA', last4: '1111' },
  commission_tax_amount: 540,
  total_amount: 203_940,
  files: [],
  action_required_comment: null,
  action_required_until: null,
  cancel: null,
  cancellation: null,
  receipt: null,
  returned: null,
  request: null,
  is_editable: false,
  is_cancellable: false,
  is_card_replaceable: false,
  has_receipt: false,
  timeline: [
    { kind: 'applied', state: 'done', at: '2026-11-18T01:24:00Z', on: null },
    { kind: 'transferred', state: 'current', at: null, on: '2026-12-11' },
  ],
}
const path = '/suppliers/5/payment-history/14'

test('a payment that cannot be had can be asked for again', async () => {
  const network = answerWith({ [read]: lost })
  await renderAt(path)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(read, payment)
  await userEvent.click(retry)
  expect(await screen.findByText('203,940')).toBeVisible()
})

test.each([
  ['is not there', refusal(404, 'invoice_not_found')],
  ['goes to another supplier', { ...payment, supplier_id: 6 }],
])('a payment that %s is not shown', async (_, answer) => {
  answerWith({ [read]: answer })
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払いが見つかりません' })).toBeVisible()
})

test('says what it was, how it goes on, and leads to the payment itself', async () => {
  answerWith({ [read]: payment })
  await renderAt(path)
  expect(await screen.findByText('支払先への振込')).toBeVisible()
  expect(screen.getByText('振込予約済み')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お支払いの詳細を開く' })).toHaveAttribute('href', '/payments/reserved/14')
})

test('the way back leads to the list as it was left', async () => {
  answerWith({
    [read]: payment,
    [readSupplier]: supplier,
    [list]: { invoices: [payment], total_count: 1, total_count_is_action_required: 0 },
    [sums]: { years: [] },
  })
  const { address } = await renderAt('/suppliers/5/payment-history?order=amountHigh')
  await userEvent.click(await screen.findByRole('link', { name: /^I-00000014/ }))
  await userEvent.click(await screen.findByRole('link', { name: 'お支払いの履歴に戻る' }))
  await waitFor(() => expect(address()).toBe('/suppliers/5/payment-history?order=amountHigh'))
})

test('a question, and money that came back, lead to the details of the payment', async () => {
  const returned = { reason: '口座なし', outcome: null, transfer_date: null, account: null }
  answerWith({ [read]: { ...payment, is_action_required: true, returned } })
  await renderAt(path)
  const links = await screen.findAllByRole('link', { name: 'お支払いの詳細へ' })
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/payments/reserved/14', '/payments/reserved/14'])
})
