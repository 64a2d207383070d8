import type { InvoiceSummary } from '@invoice-card/contracts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { renderAt } from '../testing/render-at.tsx'
import { readSupplier, supplier } from '../testing/supplier.ts'

const list = 'GET /api/v1/invoices'
const sums = 'GET /api/v1/suppliers/5/payment_sums'
const exported = 'GET /api/v1/invoices/export'
const path = '/suppliers/5/payment-history'
const row: InvoiceSummary = {
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
  action_required_until: null,
  is_cancellable: true,
  created_at: '2026-11-18T01:24:00Z',
}
const page = (invoices: object[], total_count = invoices.length) => ({
  invoices,
  total_count,
  total_count_is_action_required: 0,
})
const years = {
  years: [
    { year: 2026, count: 3, amount: 598_000, planned_amount: 198_000, commission_amount: 17_940 },
    { year: 2025, count: 1, amount: 100_000, planned_amount: 0, commission_amount: 3_000 },
  ],
}
const base = { [readSupplier]: supplier, [list]: page([row]), [sums]: years }
const queryOf = (request: Request | undefined) => new URL(request!.url).searchParams

test('sums that cannot be had leave the list, and can be asked for again', async () => {
  const network = answerWith({ ...base, [sums]: lost })
  await renderAt(path)
  expect(await screen.findByRole('link', { name: 'I-00000014' })).toBeVisible()
  network.answer(sums, years)
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('link', { name: '2026年' })).toBeVisible()
})

test('a supplier that is not there is said so', async () => {
  answerWith({ ...base, [readSupplier]: refusal(404, 'supplier_not_found') })
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: '取引先が見つかりません' })).toBeVisible()
})

test('a year says its sums and what of them is planned, and narrows the list to it', async () => {
  const network = answerWith(base)
  const { address } = await renderAt(`${path}?order=amountHigh&page=2`)
  const table = within(await screen.findByRole('table', { name: '年ごとの合計' }))
  expect(table.getByText('うち振込予定 198,000円')).toBeVisible()
  expect(table.getAllByRole('row')[1]).toHaveTextContent('2026年3件598,000円うち振込予定 198,000円17,940円')
  await userEvent.click(table.getByRole('link', { name: '2025年' }))
  await waitFor(() => expect(address()).toBe(`${path}?order=amountHigh&date_from=2025-01-01&date_to=2025-12-31`))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).get('date_from')).toBe('2025-01-01'))
  expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject({
    supplier_id: '5',
    date_to: '2025-12-31',
    from: '0',
    sort: 'amount',
  })
})

test('a state is asked for as the server knows it', async () => {
  const network = answerWith(base)
  await renderAt(`${path}?status=actionRequired`)
  await screen.findByRole('link', { name: 'I-00000014' })
  expect(queryOf(network.requestsOf(list)[0]).getAll('invoice_statuses')).toEqual(['1', '2', '3'])
  expect(queryOf(network.requestsOf(list)[0]).get('is_action_required')).toBe('true')
})

test('the file holds what the list is narrowed to, and a failure is reported', async () => {
  const network = answerWith({ ...base, [exported]: refusal(422, 'too_many_invoices_to_export', '多すぎます。') })
  const shown = jest.fn()
  const end = bus.on('snackbar', shown)
  await renderAt(`${path}?amount_min=1000`)
  await userEvent.click(await screen.findByRole('button', { name: 'CSVをダウンロードする' }))
  await waitFor(() =>
    expect(shown).toHaveBeenCalledWith(expect.objectContaining({ color: 'error', text: '多すぎます。' })),
  )
  expect(Object.fromEntries(queryOf(network.requestsOf(exported)[0]))).toMatchObject({
    supplier_id: '5',
    amount_min: '1000',
  })
  end()
})

test('the selected payments alone are asked for as a file', async () => {
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const network = answerWith({
    ...base,
    [list]: page([row, { ...row, id: 15 }]),
    [exported]: {
      download_url: 'https://files.example.jp/1',
      file_name: '1.csv',
      expires_at: '2026-11-26T01:05:00Z',
      total_count: 1,
    },
  })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I-00000015を選択する' }))
  await userEvent.click(screen.getByRole('button', { name: '選択した行をCSVでダウンロードする' }))
  await waitFor(() => expect(clicked).toHaveBeenCalled())
  expect([...queryOf(network.requestsOf(exported)[0])]).toEqual([['ids', '15']])
  clicked.mockRestore()
})

test('no payments: neither sums nor search, but a way to pay', async () => {
  answerWith({ ...base, [list]: page([]), [sums]: { years: [] } })
  await renderAt(path)
  expect(await screen.findByText('まだお支払いはありません')).toBeVisible()
  expect(screen.getByRole('link', { name: 'この取引先に支払う' })).toHaveAttribute(
    'href',
    '/payments/invoicepayment?supplier_id=5',
  )
  expect(screen.queryByRole('region', { name: '年ごとの合計' })).toBeNull()
})

test('a payment has the number of its invoice, by which it is searched', async () => {
  answerWith({ ...base, [list]: page([{ ...row, invoice_number: 'AD-2026-1101' }]) })
  await renderAt(path)
  expect(await screen.findByRole('link', { name: 'I-00000014 請求書番号 AD-2026-1101' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: '請求書番号・申込番号で検索' })).toBeVisible()
})

test('a cancelled payment has no transfer day', async () => {
  answerWith({ ...base, [list]: page([{ ...row, status: 5 }]) })
  await renderAt(path)
  expect(await screen.findByRole('cell', { name: 'なし' })).toBeVisible()
})
