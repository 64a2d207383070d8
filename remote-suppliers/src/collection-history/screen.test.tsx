import type { RequestSeller } from '@invoice-card/contracts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'
import { readFeatures, readSupplier, supplier } from '../testing/supplier.ts'

const list = 'GET /api/v1/invoices/request_sellers'
const sums = 'GET /api/v1/suppliers/5/collection_sums'
const path = '/suppliers/5/collection-history'
const row: RequestSeller = {
  id: 8,
  status: 2,
  supplier_id: 5,
  buyer_name: supplier.name,
  buyer_email_address: 'soumu@example.jp',
  invoice_number: 'S-1',
  amount: 524_700,
  service_fee_amount: 15_741,
  deposit_amount: 508_959,
  due_date: '2026-12-18',
  deposit_date: null,
  expires_at: '2026-12-15T03:00:00Z',
  is_open: true,
  opened_at: null,
  mail_state: 'sent',
  is_account_required: false,
  account_required_until: null,
  created_at: '2026-11-20T04:20:00Z',
}
const paid = {
  year: 2026,
  count: 1,
  amount: 418_000,
  service_fee_amount: 12_540,
  deposit_amount: 405_460,
  planned_amount: 0,
}
const base = {
  [readSupplier]: supplier,
  [readFeatures]: { collections: true, collections_existing: true },
  [list]: { invoice_requests: [row], total_count_invoice_requests: 1, total_count_is_account_required: 0 },
  [sums]: { years: [paid] },
}
const queryOf = (request: Request | undefined) => new URL(request!.url).searchParams

test.each([path, `${path}/8`])('%s says that the feature is off, and asks for no requests', async address => {
  const network = answerWith({ ...base, [readFeatures]: { collections: false, collections_existing: false } })
  await renderAt(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'この機能は現在ご利用いただけません' })).toBeVisible()
  expect(network.calls()).not.toContain(list)
})

test('a feature of which the server says nothing is asked for again', async () => {
  const network = answerWith({ ...base, [readFeatures]: new Response('', { status: 503 }) })
  await renderAt(path)
  expect(await screen.findByRole('alert')).toHaveTextContent(/読み込めませんでした.*ただいま混み合っています/)
  network.answer(readFeatures, base[readFeatures])
  await userEvent.click(screen.getByRole('button', { name: 'もう一度読み込む' }))
  expect(await screen.findByRole('link', { name: 'I-00000008 請求書番号 S-1' })).toBeVisible()
})

test('a list that cannot be had can be asked for again', async () => {
  const network = answerWith({ ...base, [list]: lost })
  await renderAt(path)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, base[list])
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: 'I-00000008 請求書番号 S-1' })).toHaveAttribute('href', `${path}/8`)
})

test('a year narrows the list by the due day', async () => {
  const network = answerWith(base)
  const { address } = await renderAt(path)
  await userEvent.click(await screen.findByRole('link', { name: '2026年' }))
  await waitFor(() => expect(address()).toBe(`${path}?date_from=2026-01-01&date_to=2026-12-31`))
  await waitFor(() =>
    expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject({
      supplier_id: '5',
      date_from: '2026-01-01',
      sort: 'due_date',
    }),
  )
})

// Requests that are still examined were in sums that spoke of what was paid.
test('says what of the sum of a year has not arrived, and nothing where all has', async () => {
  const years = [
    { ...paid, planned_amount: 101_000 },
    { ...paid, year: 2025 },
  ]
  answerWith({ ...base, [sums]: { years } })
  await renderAt(path)
  const table = within(await screen.findByRole('table', { name: '年ごとの合計' }))
  const [, first, second] = table.getAllByRole('row')
  expect(first).toHaveTextContent('2026年1件418,000円12,540円405,460円うち未入金 101,000円')
  expect(second).not.toHaveTextContent('未入金')
})

test('a state is asked for by its number', async () => {
  const network = answerWith(base)
  await renderAt(`${path}?status=7`)
  await screen.findByRole('link', { name: 'I-00000008 請求書番号 S-1' })
  expect(queryOf(network.requestsOf(list)[0]).getAll('status')).toEqual(['7'])
})

const exported = 'GET /api/v1/invoices/request_sellers/export'
const link = {
  download_url: '/api/v1/invoices/request_sellers/export/x.y',
  file_name: 'ご依頼の一覧_2026-11-21.csv',
  expires_at: '2026-11-21T01:05:00Z',
  total_count: 1,
}

test.each([6, 7] as const)('what ended in status %d shows no money that never comes in', async status => {
  const ended = { ...row, status, is_open: false, deposit_date: '2026-12-18' }
  answerWith({ ...base, [list]: { ...base[list], invoice_requests: [ended] } })
  await renderAt(path)
  const shown = await screen.findByRole('row', { name: /I-00000008/ })
  expect(shown).toHaveTextContent('524,700')
  expect(shown).not.toHaveTextContent('508,959')
  expect(within(shown).getAllByText('なし')).toHaveLength(2)
})

test('the file is that of the server, of this partner under the conditions that stand', async () => {
  const network = answerWith({ ...base, [exported]: link })
  await renderAt(`${path}?status=7&amount_min=1`)
  await userEvent.click(await screen.findByRole('button', { name: 'CSVをダウンロードする' }))
  await waitFor(() => expect(network.calls()).toContain(exported))
  const query = queryOf(network.requestsOf(exported)[0])
  expect(Object.fromEntries(query)).toMatchObject({ supplier_id: '5', status: '7', amount_min: '1', sort: 'due_date' })
  expect(query.has('from')).toBe(false)
})

test('the selected requests alone are saved as a file', async () => {
  const invoice_requests = [row, { ...row, id: 9 }]
  const network = answerWith({
    ...base,
    [list]: { ...base[list], invoice_requests, total_count_invoice_requests: 45 },
    [exported]: link,
  })
  await renderAt(path)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I-00000009を選択する' }))
  await userEvent.click(screen.getByRole('button', { name: '選択した行をCSVでダウンロードする' }))
  await waitFor(() => expect(network.calls()).toContain(exported))
  expect(queryOf(network.requestsOf(exported)[0]).getAll('ids')).toEqual(['9'])
})

test('a request to another partner is not shown', async () => {
  answerWith({ ...base, 'GET /api/v1/invoices/8/request_seller': refusal(404, 'invoice_request_not_found') })
  await renderAt(`${path}/8`)
  expect(await screen.findByRole('heading', { level: 1, name: 'ご依頼が見つかりません' })).toBeVisible()
})
