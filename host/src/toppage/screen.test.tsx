import '../testing/page.ts'
import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import {
  clearStats,
  emptyStats,
  receivedStatsAtom,
  loginUserAtom,
  store,
  userStatsAtom,
  writeTokens,
  type LoginUser,
} from '@invoice-card/session'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as TopPage } from './screen.tsx'

const payment = {
  id: 3,
  type: 'InvoicePayment',
  status: 1,
  is_action_required: true,
  action_required_reason: 1,
  supplier_id: 1,
  supplier_name: '株式会社ひかり食品',
  amount: 241_560,
  commission_amount: 7246,
  due_date: '2026-12-10',
  transfer_date: '2026-12-04',
  pay_until: null,
  action_required_until: null,
  is_cancellable: true,
  created_at: '2026-11-20T10:00:00+09:00',
}
const listOf = (...invoices: object[]) => ({
  invoices,
  total_count: invoices.length,
  total_count_is_action_required: 0,
})
const nothing = { notifications: [], total_count: 0, count_all: 0, count_unread: 0, count_action_required: 0 }
const invoices = 'GET /api/v1/invoices'
const notifications = 'GET /api/v1/users/notifications'
const information = 'GET /api/v1/users/information'
const totals = 'GET /api/v1/invoices/monthly_totals'
const monthly = (month: string, transferred_amount: number, planned_amount: number, count: number) => ({
  month,
  transferred_amount,
  planned_amount,
  count,
})
const noMonths = { months: [monthly('2026-11', 0, 0, 0)] }
const isActionRequired = (request: Request) => new URL(request.url).searchParams.get('is_action_required') === 'true'

const open = () => renderAt('/toppage', [{ path: '/toppage', element: <TopPage /> }])
const part = (name: string) => within(screen.getByRole('region', { name }))

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
  store.set(loginUserAtom, { companyName: '株式会社サンプル商事' } as LoginUser)
  clearStats()
})

test('a part that cannot be loaded says so and can be tried again; the others stand', async () => {
  answerWith({ [invoices]: listOf(), [totals]: noMonths, [notifications]: refusal(400, 'invalid_request') })
  open()
  const retry = await part('最近のお知らせ').findByRole('button', { name: 'もう一度読み込む' })
  expect(await part('対応が必要なお支払い').findByText('対応が必要なお支払いはありません。')).toBeVisible()
  answerWith({ [totals]: noMonths, [notifications]: nothing })
  await userEvent.click(retry)
  expect(await part('最近のお知らせ').findByText('お知らせはまだありません。')).toBeVisible()
})

// A call that hung left the page empty below its heading for two seconds: parts below it are held back.
test('while the company is not known, heading, first press and a skeleton are shown', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const features = { 'GET /api/v1/features': { collections: true, collections_existing: true } }
  answerWith({
    ...features,
    [invoices]: listOf(),
    [totals]: noMonths,
    [notifications]: nothing,
    [information]: () => promise,
  })
  open()
  const skeleton = await screen.findByRole('status', { name: 'トップページを読み込んでいます' })
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await screen.findByRole('link', { name: '請求書を支払う' })).toBeVisible()
  await act(async () => resolve(demoInformation))
  await waitFor(() => expect(skeleton).not.toBeInTheDocument())
})

test('loaded parts stay, without a failure above them, where loading them again fails', async () => {
  answerWith({ [invoices]: listOf(payment), [totals]: noMonths, [notifications]: nothing })
  open()
  await part('対応が必要なお支払い').findByText('株式会社ひかり食品')
  await part('最近のお知らせ').findByText('お知らせはまだありません。')
  const refused = refusal(400, 'invalid_request')
  const network = answerWith({ [invoices]: refused, [totals]: refused, [notifications]: refused })
  await act(() => queryClient.refetchQueries())
  expect(network.calls()).toEqual(expect.arrayContaining([invoices, totals, notifications]))
  expect(part('対応が必要なお支払い').getByText('株式会社ひかり食品')).toBeVisible()
  for (const name of ['対応が必要なお支払い', '最近のお知らせ'])
    expect(part(name).queryByRole('button', { name: 'もう一度読み込む' })).toBeNull()
})

test('while it loads, nothing is claimed', () => {
  answerWith({
    [invoices]: () => new Promise(() => {}),
    [totals]: noMonths,
    [notifications]: () => new Promise(() => {}),
  })
  open()
  expect(screen.getByRole('heading', { level: 1, name: '株式会社サンプル商事 様' })).toBeVisible()
  expect(screen.queryByText(/ありません/)).not.toBeInTheDocument()
})

test('a payment that waits for the user stands first, with what is asked and where to answer', async () => {
  answerWith({
    [invoices]: (request: Request) =>
      isActionRequired(request) ? listOf({ ...payment, action_required_until: '2026-11-26' }) : listOf(),
    [totals]: noMonths,
    [notifications]: nothing,
  })
  open()
  const row = await part('対応が必要なお支払い').findByRole('link', { name: /株式会社ひかり食品/ })
  expect(row).toHaveAttribute('href', '/payments/review/3')
  expect(row).toHaveTextContent('請求書を読み取れませんでした')
  expect(row).toHaveTextContent(/ご対応期限 2026年11月26日\(木\)まで (あと\d+日|本日まで|期限を過ぎました)/)
  expect(row).toHaveTextContent('241,560円')
})

test('requests to pay are a part of the page only when there are some', async () => {
  answerWith({ [invoices]: listOf(), [totals]: noMonths, [notifications]: nothing })
  open()
  expect(await screen.findByText('対応が必要なお支払いはありません。')).toBeVisible()
  expect(screen.queryByRole('region', { name: '支払い待ちのご依頼' })).not.toBeInTheDocument()
})

test("a month's total is named with its parts, earlier months also as a table", async () => {
  answerWith({
    [invoices]: listOf(),
    [notifications]: nothing,
    [totals]: { months: [monthly('2026-10', 486_200, 0, 3), monthly('2026-11', 132_000, 110_000, 2)] },
  })
  open()
  const region = part('今月のお支払い')
  expect(await region.findByText('242,000', { exact: false })).toBeVisible()
  const rows = within(region.getByRole('table', { name: '直近6か月の振込額' })).getAllByRole('row')
  expect(rows.map(row => row.textContent)).toEqual([
    '月振込完了振込予定件数',
    '2026年10月486,200円0円3件',
    '2026年11月132,000円110,000円2件',
  ])
})

test('without a payment in half a year there is no chart of nothing', async () => {
  answerWith({ [invoices]: listOf(), [notifications]: nothing, [totals]: noMonths })
  open()
  expect(await part('今月のお支払い').findByText('この半年間に振込はありません。')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('totals that cannot be loaded can be asked for again', async () => {
  answerWith({ [invoices]: listOf(), [notifications]: nothing, [totals]: refusal(400, 'invalid_request') })
  open()
  const retry = await part('今月のお支払い').findByRole('button', { name: 'もう一度読み込む' })
  answerWith({ [totals]: noMonths })
  await userEvent.click(retry)
  expect(await part('今月のお支払い').findByText('この半年間に振込はありません。')).toBeVisible()
})

test('a request to pay leads straight to its card screen', async () => {
  store.set(userStatsAtom, { ...emptyStats, paymentsWaiting: 1 })
  answerWith({
    [invoices]: listOf({
      ...payment,
      id: 7310,
      type: 'InvoiceRequestBuyer',
      status: 7,
      is_action_required: false,
      action_required_reason: null,
      pay_until: '2026-12-01T03:00:00Z',
    }),
    [totals]: noMonths,
    [notifications]: nothing,
  })
  open()
  const row = await part('支払い待ちのご依頼').findByRole('link', { name: /株式会社ひかり食品/ })
  expect(row).toHaveAttribute('href', '/payments/waiting/7310/creditcard')
  expect(row).toHaveTextContent(
    /カード払いの期限 2026年12月1日\(火\) 12:00まで (あと\d+日|本日まで|期限を過ぎました)支払期日 2026年12月10日\(木\)/,
  )
})

test('a count that has not arrived is no 0', () => {
  store.set(receivedStatsAtom, ['paymentsDraft'])
  answerWith({ [invoices]: listOf(), [totals]: noMonths, [notifications]: nothing })
  open()
  expect(part('お支払いの状況').getByRole('link', { name: /振込予約済み.*件数は未取得です/ })).toBeVisible()
  expect(part('お支払いの状況').getByRole('link', { name: /下書き\s*0\s*件/ })).toBeVisible()
})

test('each count leads to its list', () => {
  store.set(userStatsAtom, { ...emptyStats, paymentsReserved: 1234 })
  store.set(receivedStatsAtom, ['paymentsReserved'])
  answerWith({ [invoices]: listOf(), [totals]: noMonths, [notifications]: nothing })
  open()
  expect(part('お支払いの状況').getByRole('link', { name: /振込予約済み\s*1,234\s*件/ })).toHaveAttribute(
    'href',
    '/payments/reserved',
  )
})
