import '../../testing/page.ts'
import { screen, userEvent, within } from '@invoice-card/config/testing'
import { queryClient } from '@invoice-card/remote'
import {
  clearStats,
  emptyStats,
  receivedStatsAtom,
  store,
  userStatsAtom,
  writeTokens,
  type UserStats,
} from '@invoice-card/session'
import { demoTokens } from '../../testing/demo-user.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { renderAt } from '../../testing/render-screen.tsx'
import { RequestsWithoutAccount } from './requests-without-account.tsx'
import { Requests } from './requests.tsx'

const features = 'GET /api/v1/features'
const list = 'GET /api/v1/invoices/request_sellers'
const months = 'GET /api/v1/invoices/request_sellers/deposit_months'
const on = { collections: true, collections_existing: true }
const off = { collections: false, collections_existing: true }
const request = {
  id: 8,
  status: 2,
  supplier_id: 5,
  buyer_name: '株式会社はるか',
  buyer_email_address: 'a@example.jp',
  invoice_number: null,
  amount: 524_700,
  service_fee_amount: 15_741,
  deposit_amount: 508_959,
  due_date: '2026-12-18',
  deposit_date: '2026-12-21',
  expires_at: '2026-12-15T03:00:00Z',
  is_open: true,
  opened_at: null,
  mail_state: 'sent',
  is_account_required: false,
  account_required_until: null,
  created_at: '2026-11-20T04:20:00Z',
}
const listOf = (...invoice_requests: object[]) => ({
  invoice_requests,
  total_count_invoice_requests: invoice_requests.length,
  total_count_is_account_required: 0,
})
const sumOf = (requested_amount: number) => ({
  months: [
    { month: '2026-12', deposited_amount: 0, planned_amount: 0, examined_amount: 0, requested_amount, count: 1 },
  ],
})

/** The lists by what they are asked for. */
const lists =
  ({ unpaid = [], decided = [], asked = [] }: { unpaid?: object[]; decided?: object[]; asked?: object[] }) =>
  (call: Request) => {
    const query = new URL(call.url).searchParams
    if (query.get('is_account_required') === 'true') return listOf(...asked)
    return query.getAll('status').includes('4') ? listOf(...decided) : listOf(...unpaid)
  }

const hear = (stats: Partial<UserStats>) => {
  store.set(userStatsAtom, { ...emptyStats, ...stats })
  store.set(receivedStatsAtom, ['collectionsRequest', 'collectionsDecided', 'collectionsHistory', 'collectionsDraft'])
}
const open = () =>
  renderAt('/toppage', [
    {
      path: '/toppage',
      element: (
        <>
          <h1>トップ</h1>
          <RequestsWithoutAccount />
          <Requests />
        </>
      ),
    },
  ])
const part = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
  clearStats()
})

test('requests that cannot be loaded say so and can be tried again', async () => {
  hear({ collectionsRequest: 1 })
  const failing = (call: Request) =>
    new URL(call.url).searchParams.getAll('status').includes('1') ? refusal(400, 'invalid_request') : listOf()
  const network = answerWith({ [features]: on, [list]: failing, [months]: sumOf(0) })
  open()
  const retry = await (await part('依頼先のお支払い待ち')).findByRole('button', { name: 'もう一度読み込む' })
  network.answer(list, lists({ unpaid: [request] }))
  await userEvent.click(retry)
  expect(await (await part('依頼先のお支払い待ち')).findByRole('link', { name: /株式会社はるか/ })).toBeVisible()
})

test.each([
  ['a company that never asked anybody, while the feature is off', off, {}],
  ['an excluded company', { collections: false, collections_existing: false }, { collectionsRequest: 2 }],
])('nothing is shown to %s', async (_, answer, stats) => {
  hear(stats)
  const network = answerWith({ [features]: answer })
  open()
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(network.calls()).not.toContain(list)
})

test('a count that has not arrived claims nothing', () => {
  answerWith({ [features]: on })
  open()
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

test('with nothing out it leads to a new request, the drafts and the history', async () => {
  hear({ collectionsHistory: 3, collectionsDraft: 2 })
  answerWith({ [features]: on, [list]: listOf() })
  open()
  const region = await part('カード払いのご依頼')
  const links = region.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(['/collections/create', '/collections/draft', '/collections/history'])
})

test('while new ones are off it says so, and leads to what exists alone', async () => {
  hear({ collectionsDraft: 2 })
  answerWith({ [features]: off })
  open()
  const region = await part('カード払いのご依頼')
  expect(region.getByText(/新しいご依頼の受付を停止しています/)).toBeVisible()
  expect(region.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/collections/draft'])
})

test('requests that wait for buyers are shown by count, sum and next day, each with its link', async () => {
  hear({ collectionsRequest: 1 })
  const network = answerWith({ [features]: off, [list]: lists({ unpaid: [request] }), [months]: sumOf(508_959) })
  open()
  const region = await part('依頼先のお支払い待ち')
  expect(
    await region.findByText('1件・入金見込み額 508,959円・次のカード払いの期限 2026年12月15日(火) 12:00'),
  ).toBeVisible()
  const row = region.getByRole('link', { name: /株式会社はるか/ })
  expect(row).toHaveAttribute('href', '/collections/request/8')
  expect(row).toHaveTextContent(
    /カード払いの期限 2026年12月15日\(火\) 12:00まで (あと\d+日|本日まで|期限を過ぎました)支払期日 2026年12月18日\(金\)/,
  )
  const [asked] = network
    .requestsOf(list)
    .map(({ url }) => new URL(url).searchParams)
    .filter(query => query.getAll('status').includes('2'))
  expect([asked?.get('sort'), asked?.get('order')]).toEqual(['deposit_date', 'asc'])
})

test('a deposit to come is shown with its day and the amount after the fee', async () => {
  hear({ collectionsDecided: 1 })
  answerWith({ [features]: on, [list]: lists({ decided: [{ ...request, status: 4 }] }) })
  open()
  const row = await (await part('これからの入金')).findByRole('link')
  expect(row).toHaveAttribute('href', '/collections/decided/8')
  expect(row).toHaveTextContent('入金日 2026年12月21日(月)508,959円')
})

test('money that waits for another account is no deposit to come', async () => {
  hear({ collectionsDecided: 1 })
  const asked = { ...request, status: 4, is_account_required: true, account_required_until: '2026-12-02' }
  answerWith({
    [features]: on,
    [list]: (call: Request) =>
      new URL(call.url).searchParams.get('is_account_required') === 'false' ? listOf() : listOf(asked),
  })
  open()
  expect(await (await part('入金先のご指定が必要なご依頼')).findByRole('link')).toHaveTextContent(
    'ご対応期限 2026年12月2日(水)',
  )
  expect(await (await part('これからの入金')).findByText('これからの入金はありません。')).toBeVisible()
})

test.each([
  [4, '/collections/decided/8'],
  [5, '/collections/history/8'],
])('a request of state %d that waits for another account leads to itself', async (status, href) => {
  hear({ collectionsHistory: 1 })
  const asked = { ...request, status, is_account_required: true, account_required_until: '2026-12-02' }
  answerWith({ [features]: on, [list]: lists({ asked: [asked] }) })
  open()
  const row = await (await part('入金先のご指定が必要なご依頼')).findByRole('link')
  expect(row).toHaveAttribute('href', href)
  expect(row).toHaveTextContent('ご対応期限 2026年12月2日(水)')
})
