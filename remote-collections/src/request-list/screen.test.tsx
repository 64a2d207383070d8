import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { comeNear } from '@invoice-card/remote/testing'
import { routes } from '../routes.tsx'
import { renderAt } from '../testing/render-at.tsx'
import { closedRow, listed } from '../testing/request.ts'

const list = 'GET /api/v1/invoices/request_sellers'
const request = listed({ ...closedRow, status: 7 })
const page = (invoice_requests: object[], total_count_is_account_required = 0) => ({
  invoice_requests,
  total_count_invoice_requests: invoice_requests.length,
  total_count_is_account_required,
})
const months = 'GET /api/v1/invoices/request_sellers/deposit_months'
const noMonths = { months: [] }
const queryOf = (asked: Request | undefined) => new URL(asked!.url).searchParams

test('a list that cannot be had says so and can be asked for again', async () => {
  const network = answerWith({ [list]: lost })
  await renderAt('/collections/history')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, page([request]))
  await userEvent.click(retry)
  expect(await screen.findByText('北都工業株式会社')).toBeVisible()
})

test('the columns stand in the usual order, and a cancelled request has no deposit', async () => {
  answerWith({ [list]: page([request]) })
  await renderAt('/collections/history')
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    '依頼先',
    '番号',
    '支払期日',
    '請求金額・入金',
    '状態',
  ])
  expect(screen.getByRole('cell', { name: /円\s*入金 なし$/ })).toBeVisible()
})

test('an open request is counted down to the end of card payment, with the due date beside it', async () => {
  const paid = listed({ ...closedRow, id: 19, status: 3 })
  answerWith({ [list]: page([listed(), paid]) })
  await renderAt('/collections/request')
  await screen.findByRole('columnheader', { name: '期限・支払期日' })
  const [, open, closed] = screen.getAllByRole('row')
  expect(open).toHaveTextContent(
    /2026年12月8日\(火\) 12:00まで (あと\d+日|本日まで|期限を過ぎました)支払期日 2026年12月11日\(金\)/,
  )
  expect(closed).not.toHaveTextContent('12月8日')
  expect(closed).toHaveTextContent('支払期日 2026年12月11日(金)')
})

test('a row has the number that it is searched by under its own', async () => {
  answerWith({ [list]: page([listed(), listed({ id: 19, invoice_number: null })]) })
  await renderAt('/collections/request')
  expect(await screen.findByRole('cell', { name: /^I-00000018\s*請求書番号 S-2611-02$/ })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'I-00000019' })).toBeVisible()
})

// On a tablet it took three lines, one to a hyphen.
test('an invoice number of 14 characters stays on one line, a longer one may break', async () => {
  const long = 'INV-2026-11-0000123'
  answerWith({ [list]: page([listed({ invoice_number: 'J-12345678-123' }), listed({ id: 19, invoice_number: long })]) })
  await renderAt('/collections/request')
  expect(await screen.findByText('J-12345678-123')).toHaveStyle({ whiteSpace: 'nowrap' })
  expect(screen.getByText(long)).toHaveStyle({ whiteSpace: 'normal' })
})

test('requests are ordered by the end of card payment, which the day of deposit decides', async () => {
  const network = answerWith({ [list]: page([listed()]) })
  await renderAt('/collections/request')
  await userEvent.selectOptions(await screen.findByLabelText('並び順'), 'カード払いの期限が近い順')
  await waitFor(() =>
    expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject({
      sort: 'deposit_date',
      order: 'asc',
    }),
  )
})

test('a state chosen narrows the list within its tab, and the order goes to the server', async () => {
  const network = answerWith({ [list]: page([request]) })
  const { address } = await renderAt('/collections/history?order=amountHigh')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.selectOptions(screen.getByLabelText('状態'), 'キャンセル（辞退・取り下げを含む）')
  await userEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  await waitFor(() => expect(address()).toBe('/collections/history?order=amountHigh&status=7'))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).getAll('status')).toEqual(['7']))
  expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject({ sort: 'amount', order: 'desc' })
})

test('a word that another tab was searched for is not taken along', async () => {
  const network = answerWith({ [list]: page([request]), [months]: noMonths })
  await renderAt('/collections/history?q=x')
  await screen.findByRole('table')
  await userEvent.click(screen.getByRole('link', { name: /^入金予定/ }))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).getAll('status')).toEqual(['4']))
  expect(await screen.findByRole('searchbox')).toHaveValue('')
})

test('a tab without requests says what will stand there', async () => {
  answerWith({ [list]: page([]) })
  await renderAt('/collections/request')
  expect(await screen.findByText('依頼中の請求はありません')).toBeVisible()
})

test('rows lead to the detail under the tab of their state, and say what has to be seen to', async () => {
  const asked = listed({ ...closedRow, id: 19, status: 4, is_account_required: true })
  answerWith({ [list]: page([listed({ mail_state: 'failed' }), asked]) })
  await renderAt('/collections/request')
  const [first, second] = await screen.findAllByRole('link', { name: /北都工業株式会社/ })
  expect(first).toHaveAttribute('href', '/collections/request/18')
  expect(second).toHaveAttribute('href', '/collections/decided/19')
  expect(screen.getByText('メール不達')).toBeVisible()
  expect(screen.getByText('口座の指定待ち')).toBeVisible()
  // Nothing arrives on the day that was planned.
  expect(within(screen.getAllByRole('row')[2]!).getByText('未定')).toBeVisible()
  expect(screen.getAllByText('316,259')).toHaveLength(2)
})

test('requests that wait for another account stand above every list and are shown from all tabs', async () => {
  const network = answerWith({ [list]: page([listed()], 2) })
  await renderAt('/collections/request')
  expect(await screen.findByText('入金先の口座の指定をお待ちしているご依頼が2件あります')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: '該当するご依頼を表示する' }))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).get('is_account_required')).toBe('true'))
  expect(queryOf(network.requestsOf(list).at(-1)).getAll('status')).toEqual([])
})

test('buyer and day of deposit narrow the list, and its file', async () => {
  const file = 'GET /api/v1/invoices/request_sellers/export'
  const network = answerWith({
    [list]: page([listed()]),
    [file]: refusal(422, 'too_many_invoices_to_export'),
    'GET /api/v1/suppliers/3': refusal(404, 'supplier_not_found'),
  })
  await renderAt('/collections/request?supplier_id=3&deposit_date_from=2026-12-01&deposit_date_to=2026-12-31')
  await userEvent.click(await screen.findByRole('button', { name: 'CSVをダウンロードする' }))
  const wanted = { supplier_id: '3', deposit_date_from: '2026-12-01', deposit_date_to: '2026-12-31' }
  await waitFor(() => expect(network.calls()).toContain(file))
  for (const call of [list, file]) {
    expect(Object.fromEntries(queryOf(network.requestsOf(call).at(-1)))).toMatchObject(wanted)
  }
})

test('deposits to come stand month by month above their list, and each month leads to its own', async () => {
  const january = {
    month: '2027-01',
    deposited_amount: 0,
    planned_amount: 0,
    examined_amount: 0,
    requested_amount: 0,
    count: 0,
  }
  const december = { ...january, month: '2026-12', planned_amount: 316_259, requested_amount: 97_000, count: 2 }
  answerWith({ [list]: page([listed({ ...closedRow, status: 4 })]), [months]: { months: [december, january] } })
  await renderAt('/collections/decided')
  const table = within(await screen.findByRole('table', { name: '月別の入金' }))
  expect(table.getAllByRole('row')).toHaveLength(2)
  expect(table.getByRole('link', { name: '2026年12月' })).toHaveAttribute(
    'href',
    '/collections/decided?deposit_date_from=2026-12-01&deposit_date_to=2026-12-31',
  )
})

test('months that cannot be had leave the list alone', async () => {
  answerWith({ [list]: page([listed({ ...closedRow, status: 4 })]), [months]: lost })
  await renderAt('/collections/decided')
  expect(await screen.findByRole('link', { name: /北都工業株式会社/ })).toBeVisible()
  expect(await screen.findByRole('alert')).toBeVisible()
})

test('near to its link the list is asked for what it then shows', async () => {
  const network = answerWith({ [list]: page([request]) })
  await comeNear(routes, 'collections', '/collections/history?q=北都')
  await renderAt('/collections/history?q=北都')
  await screen.findByRole('table')
  const [ahead, asked] = network.requestsOf(list).map(({ url }) => url)
  expect(ahead).toBe(asked)
})
