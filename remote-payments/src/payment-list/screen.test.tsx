import { act, fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { comeNear } from '@invoice-card/remote/testing'
import { clearStats, emptyStats, receivedStatsAtom, store, userStatsAtom } from '@invoice-card/session'
import { routes } from '../routes.tsx'
import { pageOf, paymentRow as row } from '../testing/payment-row.ts'
import { renderAt } from '../testing/render-at.tsx'

const list = 'GET /api/v1/invoices'
const queryOf = (request: Request | undefined) => new URL(request!.url).searchParams

test('a list that cannot be had says so and can be asked for again', async () => {
  const network = answerWith({
    [list]: () => {
      throw new TypeError('offline')
    },
  })
  await renderAt('/payments/review')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, pageOf([row]))
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' })).toHaveAttribute(
    'href',
    '/payments/review/18',
  )
})

test('an empty list says what will stand there and offers to begin', async () => {
  answerWith({ [list]: pageOf([]) })
  await renderAt('/payments/reserved')
  expect(await screen.findByText('振込予約済みのお支払いはありません')).toBeVisible()
})

test('a tab has no count until the server sends it: a wrong 0 would be believed', async () => {
  clearStats()
  answerWith({ [list]: pageOf([row]) })
  await renderAt('/payments/review')
  expect(screen.getByRole('link', { name: '下書き' })).toBeVisible()
  act(() => {
    store.set(userStatsAtom, { ...emptyStats, paymentsDraft: 2 })
    store.set(receivedStatsAtom, ['paymentsDraft', 'paymentsHistory'])
  })
  expect(screen.getByRole('link', { name: '下書き 2 件' })).toBeVisible()
  expect(screen.getByRole('link', { name: '履歴 0 件' })).toBeVisible()
  expect(screen.getByRole('link', { name: '審査中' })).toBeVisible()
  clearStats()
})

test('a payment that ended without a transfer shows no day of one', async () => {
  answerWith({
    [list]: pageOf([
      { ...row, id: 19, status: 5 },
      { ...row, id: 20, status: 8, transfer_date: null },
    ]),
  })
  await renderAt('/payments/history')
  expect(await screen.findAllByRole('cell', { name: 'なし' })).toHaveLength(2)
  expect(screen.queryByText(/11月30日|未定/)).toBeNull()
})

test('action-required payments are asked for by their own tab of the review', async () => {
  const network = answerWith({ [list]: pageOf([{ ...row, is_action_required: true }]) })
  await renderAt('/payments/review?tab=action-required')
  expect(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' })).toBeVisible()
  expect(queryOf(network.requestsOf(list)[0]).get('is_action_required')).toBe('true')
})

test('nonsense in the address counts as absent', async () => {
  const network = answerWith({ [list]: pageOf([row]) })
  await renderAt(
    '/payments/history?page=-3&order=toString&supplier_id=0&amount_min=abc&date_from=yesterday&status=1&due_date_to=2026-02-30&due_date_from=0002-12-31',
  )
  await screen.findByRole('table')
  expect(Object.fromEntries(queryOf(network.requestsOf(list)[0]))).toMatchObject({
    from: '0',
    size: '20',
    sort: 'created_at',
    order: 'desc',
  })
  for (const name of ['supplier_id', 'amount_min', 'date_from', 'due_date_from', 'due_date_to'])
    expect(queryOf(network.requestsOf(list)[0]).has(name)).toBe(false)
  expect(queryOf(network.requestsOf(list)[0]).getAll('invoice_statuses')).toEqual(['4', '5', '8'])
})

test('the columns stand in the order of every list', async () => {
  answerWith({ [list]: pageOf([row]) })
  await renderAt('/payments/history')
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    '支払先',
    '番号',
    '振込日',
    '金額',
    '状態',
    '操作',
  ])
})

test.each(['waiting', 'review', 'history'])('the rows of %s have the number of their invoice', async tab => {
  answerWith({ [list]: pageOf([row, { ...row, id: 19, invoice_number: null }]) })
  await renderAt(`/payments/${tab}`)
  expect(await screen.findByRole('cell', { name: 'I-00000018 請求書番号 AD-2026-1101' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'I-00000019' })).toBeVisible()
})

test('a payment that needs an answer shows its deadline', async () => {
  const asked = { ...row, is_action_required: true, action_required_reason: 1, action_required_until: '2026-11-26' }
  answerWith({ [list]: pageOf([asked]) })
  await renderAt('/payments/review?tab=action-required')
  expect(await screen.findByRole('columnheader', { name: 'ご対応期限' })).toBeVisible()
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(
    /2026年11月26日\(木\)まで (あと\d+日|本日まで|期限を過ぎました)/,
  )
})

test('a reserved transfer says how far it is ahead', async () => {
  const day = new Date(Date.now() + 3 * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
  answerWith({ [list]: pageOf([{ ...row, status: 3, transfer_date: day }]) })
  await renderAt('/payments/reserved')
  expect(await screen.findByRole('table')).toHaveTextContent(/日\(.\) あと3日/)
})

test('a waiting request counts down to the end of card payment, and is ordered by it', async () => {
  const network = answerWith({
    [list]: pageOf([{ ...row, type: 'InvoiceRequestBuyer', status: 7, pay_until: '2026-11-25T03:00:00Z' }]),
  })
  await renderAt('/payments/waiting')
  expect(await screen.findByRole('columnheader', { name: 'カード払いの期限' })).toBeVisible()
  expect(screen.getByRole('searchbox', { name: '請求元・請求書番号・依頼番号で検索' })).toBeVisible()
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(
    /2026年11月25日\(水\) 12:00まで (あと\d+日|本日まで|期限を過ぎました)支払期日 2026年11月30日\(月\)/,
  )
  await userEvent.selectOptions(screen.getByLabelText('並び順'), 'カード払いの期限が近い順')
  await waitFor(() =>
    expect(Object.fromEntries(queryOf(network.requestsOf(list).at(-1)))).toMatchObject({
      sort: 'transfer_date',
      order: 'asc',
    }),
  )
})

test('the list shows the field that it is ordered by', async () => {
  answerWith({ [list]: pageOf([row]) })
  await renderAt('/payments/reserved?order=due')
  expect(await screen.findByRole('columnheader', { name: '振込日・支払期日' })).toBeVisible()
  expect(screen.getByText('期日', { exact: false, selector: 'td span' })).toBeVisible()
})

test('a search word goes into the address and to the server, from the first page', async () => {
  const network = answerWith({ [list]: pageOf([row], 45) })
  const { address } = await renderAt('/payments/history?page=2')
  await userEvent.type(
    await screen.findByRole('searchbox', { name: '支払先・請求書番号・申込番号で検索' }),
    '青葉{Enter}',
  )
  await waitFor(() => expect(address()).toBe(`/payments/history?${new URLSearchParams({ q: '青葉' })}`))
  await waitFor(() => expect(queryOf(network.requestsOf(list).at(-1)).get('search_word')).toBe('青葉'))
  expect(queryOf(network.requestsOf(list).at(-1)).get('from')).toBe('0')
})

test('the filter stays when an order is chosen while it is still on its way to the address', async () => {
  answerWith({ [list]: pageOf([row]) })
  const { address } = await renderAt('/payments/reserved')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  await userEvent.type(screen.getByLabelText('金額（下限）'), '1000')
  fireEvent.click(screen.getByRole('button', { name: 'この条件で絞り込む' }))
  fireEvent.change(screen.getByLabelText('並び順'), { target: { value: 'amountHigh' } })
  await waitFor(() => expect(address()).toBe('/payments/reserved?amount_min=1000&order=amountHigh'))
})

test('a search without a match offers to drop the conditions, and leaves the focus to the filter', async () => {
  const network = answerWith({ [list]: pageOf([]) })
  await renderAt('/payments/history?q=zzz')
  expect(await screen.findByRole('link', { name: '条件をすべて解除する' })).toHaveAttribute('href', '/payments/history')
  network.answer(list, pageOf([row]))
  await userEvent.click(screen.getByRole('link', { name: '条件をすべて解除する' }))
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: '絞り込み' })).toHaveFocus()
})

test('the focus, the open filter and a word not searched for yet stay after sorting', async () => {
  answerWith({ [list]: pageOf([row]) })
  const { address } = await renderAt('/payments/reserved')
  await userEvent.type(await screen.findByRole('searchbox'), '青')
  await userEvent.click(screen.getByRole('button', { name: '絞り込み' }))
  await userEvent.selectOptions(screen.getByLabelText('並び順'), 'amountHigh')
  await waitFor(() => expect(address()).toBe('/payments/reserved?order=amountHigh'))
  expect(screen.getByLabelText('並び順')).toHaveFocus()
  expect(screen.getByRole('searchbox')).toHaveValue('青')
  expect(screen.getByLabelText('金額（下限）')).toBeVisible()
})

test('requests are ordered and narrowed by what they have: no transfer day, no own payee', async () => {
  const network = answerWith({
    [list]: pageOf([{ ...row, type: 'InvoiceRequestBuyer', status: 7, transfer_date: null }]),
  })
  await renderAt('/payments/waiting?order=transferLatest&date_from=2026-11-01')
  await userEvent.click(await screen.findByRole('button', { name: '絞り込み' }))
  expect(
    within(screen.getByLabelText('並び順'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['ご依頼が新しい順', 'カード払いの期限が近い順', '支払期日が早い順', '金額が大きい順', '金額が小さい順'])
  expect(
    within(screen.getByRole('form', { name: '絞り込み' }))
      .getAllByRole('group')
      .map(group => group.querySelector('legend')?.textContent),
  ).toEqual(['金額', '支払期日'])
  expect(screen.queryByRole('combobox', { name: /支払先/ })).toBeNull()
  expect(Object.fromEntries(queryOf(network.requestsOf(list)[0]))).toMatchObject({ sort: 'created_at', order: 'desc' })
  expect(queryOf(network.requestsOf(list)[0]).has('date_from')).toBe(false)
})

test('a page behind the last one leads back to the first, under the same conditions', async () => {
  answerWith({ [list]: pageOf([], 20) })
  await renderAt('/payments/history?q=x&page=2')
  expect(await screen.findByText('このページには何もありません')).toBeVisible()
  expect(screen.getByRole('link', { name: '最初のページへ' })).toHaveAttribute('href', '/payments/history?q=x')
})

test("while the other list of the review loads, the first one's rows are not shown as its own", async () => {
  const network = answerWith({ [list]: pageOf([row]) })
  await renderAt('/payments/review')
  await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' })
  network.answer(list, () => new Promise(() => {}))
  await userEvent.click(screen.getByRole('link', { name: /要対応/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '株式会社青葉デザイン製作所' })).toBeNull())
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull()
})

test('the way back from a payment leads to the list as it was left', async () => {
  answerWith({ [list]: pageOf([row], 45), 'GET /api/v1/invoices/18': refusal(404, 'invoice_not_found') })
  await renderAt('/payments/history?q=%E9%9D%92%E8%91%89&page=2&order=amountLow')
  await userEvent.click(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' }))
  // The list that is left has a tab of that name.
  const back = '/payments/history?q=%E9%9D%92%E8%91%89&page=2&order=amountLow'
  await waitFor(() => expect(screen.getByRole('link', { name: '履歴' })).toHaveAttribute('href', back))
})

test('near to its link the list is asked for what it then shows', async () => {
  const network = answerWith({ [list]: pageOf([row]) })
  await comeNear(routes, 'payments', '/payments/review?tab=action-required&q=青葉')
  await renderAt('/payments/review?tab=action-required&q=青葉')
  await screen.findByRole('table')
  const [ahead, asked] = network.requestsOf(list).map(({ url }) => url)
  expect(ahead).toBe(asked)
})
