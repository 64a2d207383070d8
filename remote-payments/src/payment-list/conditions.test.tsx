import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'

const nothing = { invoices: [], total_count: 0, total_count_is_action_required: 0 }

test('each condition of a list can be taken away by itself, and the page with it', async () => {
  answerWith({ 'GET /api/v1/invoices': nothing })
  const { address } = await renderAt('/payments/history?page=3&q=青葉&amount_min=10000&date_to=2026-11-30&status=5&order=amountHigh')
  const chips = await screen.findByRole('list', { name: '絞り込みの条件' })
  expect(within(chips).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['「青葉」を含む', '10,000円以上', '振込日 2026年11月30日(月)以前', 'キャンセル'])
  await userEvent.click(within(chips).getByRole('link', { name: '10,000円以上（条件を外す）' }))
  await waitFor(() => expect(address()).toBe(`/payments/history?${new URLSearchParams({ q: '青葉', date_to: '2026-11-30', status: '5', order: 'amountHigh' })}`))
  await waitFor(() => expect(screen.queryByRole('link', { name: '10,000円以上（条件を外す）' })).not.toBeInTheDocument())
})

test('a list is narrowed to a supplier by its name, which stays in the address', async () => {
  const minato = { id: 7, business_form: 1, name: '株式会社みなと印刷', name_kana: '', corporate_number: null, registration_number: null, status: 'Approved', account_count: 1, created_at: '2026-01-01T00:00:00Z' }
  const network = answerWith({ 'GET /api/v1/invoices': nothing, 'GET /api/v1/suppliers': { suppliers: [minato], count_all: 1 }, 'GET /api/v1/suppliers/7': { ...minato, postal_code: null, address: null, phone_number: null, email_address: null, representative_name: null, accounts: [] } })
  const { address } = await renderAt('/payments/history')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.type(screen.getByRole('combobox', { name: /支払先/ }), 'みなと')
  await userEvent.click(await screen.findByRole('option', { name: '株式会社みなと印刷' }))
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() => expect(address()).toBe('/payments/history?supplier_id=7'))
  expect(await screen.findByRole('link', { name: '支払先 株式会社みなと印刷（条件を外す）' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: /支払先/ })).toHaveValue('株式会社みなと印刷')
  await waitFor(() => expect(network.requestsOf('GET /api/v1/invoices').some(({ url }) => new URL(url).searchParams.get('supplier_id') === '7')).toBe(true))
})

test('a condition on a supplier that was deleted can be taken away', async () => {
  answerWith({ 'GET /api/v1/invoices': nothing, 'GET /api/v1/suppliers/8': refusal(404, 'supplier_not_found') })
  const { address } = await renderAt('/payments/history?supplier_id=8')
  await userEvent.click(await screen.findByRole('link', { name: '支払先 （登録なし）（条件を外す）' }))
  await waitFor(() => expect(address()).toBe('/payments/history'))
})

test('a list without conditions shows none', async () => {
  answerWith({ 'GET /api/v1/invoices': nothing })
  await renderAt('/payments/history?order=amountHigh')
  await screen.findByText('お支払いの履歴はまだありません')
  expect(screen.queryByRole('list', { name: '絞り込みの条件' })).not.toBeInTheDocument()
})
