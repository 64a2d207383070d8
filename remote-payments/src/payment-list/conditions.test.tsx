import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith } from '../testing/network.ts'
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

test('a list without conditions shows none', async () => {
  answerWith({ 'GET /api/v1/invoices': nothing })
  await renderAt('/payments/history?order=amountHigh')
  await screen.findByText('お支払いの履歴はまだありません')
  expect(screen.queryByRole('list', { name: '絞り込みの条件' })).not.toBeInTheDocument()
})
