import '../../testing/page.ts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { clearStats, emptyStats, receivedStatsAtom, store, userStatsAtom, writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../../testing/demo-user.ts'
import { renderAt } from '../../testing/render-screen.tsx'
import { Component as TopPage } from '../screen.tsx'

const none = { count: 0, amount: 0, commission_amount: 0 }
const due = {
  from: '2026-11-20',
  to: '2026-12-20',
  due_payments: [],
  total_count: 0,
  draft_ids: [],
  request_ids: [],
  days: [] as object[],
  to_pay: none,
  applied: none,
  next_deadline: null,
}
const answers = {
  'GET /api/v1/features': { collections: true, collections_existing: true },
  'GET /api/v1/users/information': demoInformation,
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
  'GET /api/v1/invoices/due': due,
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
const hear = (stats: Partial<typeof emptyStats> = {}) => {
  store.set(userStatsAtom, { ...emptyStats, ...stats })
  store.set(receivedStatsAtom, Object.keys(emptyStats) as (keyof typeof emptyStats)[])
}
const steps = async () => {
  const part = within(await screen.findByRole('region', { name: 'ご利用のはじめに' }))
  return part.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
}
const pay = ['請求書を支払う', '/payments/create']
const supplier = ['取引先を登録する', '/suppliers/add/company']
const request = ['依頼先にカード払いを依頼する', '/collections/create']

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
  clearStats()
})

test.each([
  ['counts that have not come', () => {}, due],
  ['one payment', () => hear({ paymentsHistory: 1 }), due],
  ['what a program prepared', hear, { ...due, days: [{ day: '2026-11-30', count: 1, amount: 1 }] }],
])('a company with %s sees no first steps', async (_, arrange, dueAnswer) => {
  arrange()
  answerWith({ ...answers, 'GET /api/v1/invoices/due': dueAnswer })
  open()
  expect(await screen.findByText('対応が必要なお支払いはありません。')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'ご利用のはじめに' })).toBeNull()
})

test('a new company sees what to begin with, and no lists of nothing', async () => {
  hear()
  answerWith(answers)
  open()
  await waitFor(async () => expect(await steps()).toEqual([pay, supplier, request]))
  expect(screen.queryByText(/この半年間に|対応が必要なお支払いはありません|お支払い待ちのご依頼と/)).toBeNull()
})

test.each([
  [
    'without collections',
    { 'GET /api/v1/features': { collections: false, collections_existing: false } },
    [pay, supplier],
  ],
  [
    'under review',
    { 'GET /api/v1/users/information': { ...demoInformation, registration_status: 'under_review' } },
    [supplier, request],
  ],
])('a new company %s is led nowhere where it would be refused', async (_, answer, shown) => {
  hear()
  answerWith({ ...answers, ...answer })
  open()
  await waitFor(async () => expect(await steps()).toEqual(shown))
})

test.each([
  ['under_review', /^登録審査と会社の確認が終わると、.*依頼できます。/],
  ['registered', /^貴社からのご請求を、.*依頼できます。/],
])('a new company that is %s reads from when it may ask for money', async (registration_status, words) => {
  hear()
  answerWith({ ...answers, 'GET /api/v1/users/information': { ...demoInformation, registration_status } })
  open()
  expect(await screen.findByText(words)).toBeVisible()
})

test('a frozen company that has done nothing is asked to begin nothing', async () => {
  hear()
  answerWith({ ...answers, 'GET /api/v1/users/information': { ...demoInformation, is_company_frozen: true } })
  open()
  expect(await screen.findByText('サービスのご利用を停止しています')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'ご利用のはじめに' })).toBeNull())
})

// Eight parts had a button each.
test('where several parts fail, one message has one button that loads all of them again', async () => {
  hear({ paymentsReview: 3 })
  const refused = refusal(400, 'invalid_request')
  const failing = [
    'GET /api/v1/invoices',
    'GET /api/v1/invoices/due',
    'GET /api/v1/invoices/monthly_totals',
    'GET /api/v1/users/notifications',
  ]
  answerWith({ ...answers, ...Object.fromEntries(failing.map(name => [name, refused])) })
  open()
  expect(await screen.findByText('表示できない項目があります')).toBeVisible()
  expect(screen.getByText(/件数は、最新でない場合があります。/)).toBeVisible()
  await waitFor(() => expect(screen.getAllByText('読み込めませんでした。')).toHaveLength(4))
  const [retry, ...others] = screen.getAllByRole('button', { name: 'もう一度読み込む' })
  expect(others).toEqual([])
  answerWith(answers)
  await userEvent.click(retry!)
  await waitFor(() => expect(screen.queryByText('表示できない項目があります')).toBeNull())
  expect(screen.getByText('対応が必要なお支払いはありません。')).toBeVisible()
  expect(screen.queryByText('読み込めませんでした。')).toBeNull()
})
