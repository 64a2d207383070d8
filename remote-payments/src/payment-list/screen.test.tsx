import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoices'
const row = {
  id: 18, type: 'InvoicePayment', status: 1, is_action_required: false, action_required_reason: null, supplier_id: 7, supplier_name: '株式会社青葉デザイン製作所', amount: 607_200, commission_amount: 18_216,
  due_date: '2026-11-30', transfer_date: '2026-11-30', created_at: '2026-11-20T01:00:00Z',
}
const page = (invoices: object[], total_count = invoices.length) => ({ invoices, total_count, total_count_is_action_required: 0 })
const queryOf = (request: Request | undefined) => new URL(request!.url).searchParams

test('a list that cannot be had says so and can be asked for again', async () => {
  const network = answerWith({ [list]: () => { throw new TypeError('offline') } })
  await renderAt('/payments/review')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, page([row]))
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' })).toHaveAttribute('href', '/payments/review/18')
})

test('an empty list says what will stand there and offers to begin', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/payments/reserved')
  expect(await screen.findByText('振込予約済みのお支払いはありません')).toBeVisible()
})

test('action-required payments are asked for by their own tab of the review', async () => {
  const network = answerWith({ [list]: page([{ ...row, is_action_required: true }]) })
  await renderAt('/payments/review?tab=action-required')
  expect(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' })).toBeVisible()
  expect(queryOf(network.requestsOf(list)[0]).get('is_action_required')).toBe('true')
})

test('a search word goes into the address and to the server, from the first page', async () => {
  const network = answerWith({ [list]: page([row], 45) })
  const { address } = await renderAt('/payments/history?page=2')
  await userEvent.type(await screen.findByRole('searchbox', { name: '支払先・請求書番号・申込番号で探す' }), '青葉{Enter}')
  await waitFor(() => expect(address()).toBe(`/payments/history?${new URLSearchParams({ q: '青葉' })}`))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).get('search_word')).toBe('青葉'))
  expect(queryOf(network.requestsOf(list).at(-1)).get('from')).toBe('0')
})

test('an order chosen while the filter is still on its way to the address keeps the filter', async () => {
  answerWith({ [list]: page([row]) })
  const { address } = await renderAt('/payments/reserved')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.type(screen.getByLabelText('金額（下限）'), '1000')
  fireEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  fireEvent.change(screen.getByLabelText('並び順'), { target: { value: 'amountHigh' } })
  await waitFor(() => expect(address()).toBe('/payments/reserved?amount_min=1000&order=amountHigh'))
})

test('a search without a match offers to drop the conditions', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/payments/history?q=zzz')
  expect(await screen.findByRole('link', { name: '条件をすべて解除する' })).toHaveAttribute('href', '/payments/history')
})

test('sorting keeps the focus, the filter that is open and a word that is typed and not searched for yet', async () => {
  answerWith({ [list]: page([row]) })
  const { address } = await renderAt('/payments/reserved')
  await userEvent.type(await screen.findByRole('searchbox'), '青')
  await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
  await userEvent.selectOptions(screen.getByLabelText('並び順'), 'amountHigh')
  await waitFor(() => expect(address()).toBe('/payments/reserved?order=amountHigh'))
  expect(screen.getByLabelText('並び順')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('青')
  expect(screen.getByLabelText('金額（下限）')).toBeVisible()
})

test('fields follow the address where a condition is taken away outside of them', async () => {
  answerWith({ [list]: page([row]) })
  await renderAt('/payments/reserved?q=青葉&amount_min=1000')
  await userEvent.click(await screen.findByRole('link', { name: '1,000円以上（条件を外す）' }))
  await waitFor(() => expect(screen.getByLabelText('金額（下限）')).toHaveValue(''))
  await userEvent.click(screen.getByRole('link', { name: '「青葉」を含む（条件を外す）' }))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''))
})
