import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoices/request_sellers'
const request = {
  id: 18,
  status: 7,
  supplier_id: 3,
  buyer_name: '北都工業株式会社',
  buyer_email_address: 'keiri@hokuto.example.jp',
  invoice_number: 'S-2611-02',
  amount: 330_000,
  service_fee_amount: 9_900,
  deposit_amount: 320_100,
  due_date: '2026-12-11',
  deposit_date: '2026-12-11',
  created_at: '2026-11-10T01:00:00Z',
  expires_at: null,
  is_open: false,
  opened_at: null,
  mail_state: null,
  is_account_asked: false,
  account_asked_until: null,
}
const page = (invoice_requests: object[], total_count_invoice_requests = invoice_requests.length) => ({
  invoice_requests,
  total_count_invoice_requests,
  total_count_is_account_asked: 0,
})
const queryOf = (asked: Request | undefined) => new URL(asked!.url).searchParams

test('a list that cannot be had says so and can be asked for again', async () => {
  const network = answerWith({ [list]: lost })
  await renderAt('/collections/history')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, page([request]))
  await userEvent.click(retry)
  expect(await screen.findByText('北都工業株式会社')).toBeVisible()
})

test('the columns stand in the order of every list, and a cancelled request has no day of deposit', async () => {
  answerWith({ [list]: page([request]) })
  await renderAt('/collections/history')
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '依頼先',
    '番号',
    '支払期日',
    '入金日',
    '請求金額',
    '状態',
  ])
  expect(screen.getByRole('cell', { name: 'なし' })).toBeVisible()
})

test('a state chosen narrows the list within its tab, and the order goes to the server', async () => {
  const network = answerWith({ [list]: page([request]) })
  const { address } = await renderAt('/collections/history?order=amountHigh')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.selectOptions(screen.getByLabelText('状態'), 'キャンセル')
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() => expect(address()).toBe('/collections/history?order=amountHigh&status=7'))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).getAll('status')).toEqual(['7']))
  expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject({ sort: 'amount', order: 'desc' })
})

test('a word that another tab was searched for is not taken along', async () => {
  const network = answerWith({ [list]: page([request]) })
  await renderAt('/collections/history?q=x')
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('link', { name: /^入金予定/ }))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).getAll('status')).toEqual(['4']))
  expect(await screen.findByRole('searchbox')).toHaveValue('')
})

test('a tab without requests says what will stand there', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/collections/request')
  expect(await screen.findByText('依頼中のものはありません')).toBeVisible()
})
