import '../testing/page.ts'
import { screen } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../testing/demo-user.ts'
import { renderAt } from '../testing/render-screen.tsx'
import { Component as TopPage } from './screen.tsx'

const information = 'GET /api/v1/users/information'
const newCompany = {
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
  'GET /api/v1/invoices/monthly_totals': {
    months: [{ month: '2026-11', transferred_amount: 0, planned_amount: 0, count: 0 }],
  },
  'GET /api/v1/users/notifications': {
    notifications: [],
    total_count: 0,
    count_all: 0,
    count_unread: 0,
    count_action_required: 0,
  },
}
const open = () => renderAt('/toppage', [{ path: '/toppage', element: <TopPage /> }])

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
})

test.each([
  ['under_review', '登録審査を行っています', /登録審査が終わるまで、お支払いのお申し込みはできません。/, 1],
  ['rejected', 'ご登録を承認できませんでした', /ご不明な点は、/, 0],
])('a company that is %s reads it before it begins a payment', async (registration_status, title, text, links) => {
  answerWith({
    ...newCompany,
    [information]: { ...demoInformation, registration_status },
  })
  open()
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText(text)).toBeVisible()
  // A rejected company can prepare nothing either: it will never pay.
  expect(screen.queryAllByRole('link', { name: '請求書を支払う' })).toHaveLength(links)
})

test('a frozen company reads what it can do and whom to ask', async () => {
  answerWith({
    ...newCompany,
    [information]: { ...demoInformation, is_company_frozen: true },
  })
  open()
  expect(await screen.findByText('サービスのご利用を停止しています')).toBeVisible()
  expect(screen.getByText(/これまでの内容の確認、お支払いの取消/)).toBeVisible()
  expect(screen.getByText(/詳しくは、/)).toBeVisible()
  expect(screen.queryByRole('link', { name: '請求書を支払う' })).toBeNull()
  expect(screen.getByRole('link', { name: /^お問い合わせ/ })).toBeVisible()
})

test('a registered company reads nothing of its registration', async () => {
  answerWith({ ...newCompany, [information]: demoInformation })
  open()
  expect(await screen.findByText('対応が必要なお支払いはありません。')).toBeVisible()
  expect(screen.queryByText(/ご登録/)).not.toBeInTheDocument()
})
