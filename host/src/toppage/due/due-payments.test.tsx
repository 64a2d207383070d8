import '../../testing/page.ts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../../testing/demo-user.ts'
import { renderAt } from '../../testing/render-screen.tsx'
import { DuePayments } from './due-payments.tsx'

const call = 'GET /api/v1/invoices/due'
const none = { count: 0, amount: 0, commission_amount: 0 }
const empty = {
  from: '2026-11-20',
  to: '2026-12-20',
  due_payments: [],
  total_count: 0,
  draft_ids: [],
  request_ids: [],
  days: [],
  to_pay: none,
  applied: none,
  next_deadline: null,
}
const row = {
  kind: 'request',
  id: 7310,
  pre_group_id: null,
  day: '2026-11-30',
  name: '株式会社はるか',
  amount: 200_000,
  commission_amount: 0,
  pay_until: '2026-11-25T03:00:00Z',
  status: 7,
  is_action_required: false,
}
const draft = { ...row, kind: 'draft', id: 12, day: '2026-12-10', amount: 10_000, commission_amount: 330, status: null }
const prepared = { ...row, kind: 'prepared', id: 9031, pre_group_id: 318, status: null }
const fromPrograms = '連携サービスからのお支払いへ進む'
const filled = {
  ...empty,
  due_payments: [row, draft],
  total_count: 2,
  days: [
    { day: '2026-11-30', count: 1, amount: 200_000 },
    { day: '2026-12-10', count: 1, amount: 10_000 },
  ],
  to_pay: { count: 2, amount: 210_000, commission_amount: 330 },
  applied: { count: 1, amount: 100_000, commission_amount: 3_000 },
}

const open = () => renderAt('/toppage', [{ path: '/toppage', element: <DuePayments /> }])
const part = () => within(screen.getByRole('region', { name: '今後30日の支払いと振込' }))

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
})

test('a failed load can be tried again', async () => {
  const network = answerWith({ [call]: refusal(400, 'invalid_request') })
  open()
  const retry = await part().findByRole('button', { name: 'もう一度読み込む' })
  network.answer(call, empty)
  await userEvent.click(retry)
  expect(await part().findByText('今後30日に、支払うものと振込の予定はありません。')).toBeVisible()
  expect(part().getByRole('link', { name: '請求書を支払う' })).toHaveAttribute('href', '/payments/create')
})

test('each row leads to where it is paid or followed', async () => {
  const item = { ...row, kind: 'prepared', id: 9031, pre_group_id: 318, status: null, commission_amount: 1_500 }
  const booked = { ...row, kind: 'application', id: 5012, status: 3, pay_until: null, commission_amount: 3_000 }
  const asked = { ...booked, id: 5014, is_action_required: true }
  answerWith({ [call]: { ...filled, due_payments: [row, item, booked, asked, draft] } })
  open()
  const rows = within(await part().findByRole('list', { name: '日ごとの一覧' }))
  expect(rows.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/payments/waiting/7310/creditcard',
    '/payments/oauth/318',
    '/payments/reserved/5012',
    '/payments/reserved/5014',
    '/payments/draft/12',
  ])
})

test('a draft whose day has passed says so instead of until when it arrives in time', async () => {
  const overdue = { ...draft, day: '2020-11-19', pay_until: '2020-11-16T03:00:00Z' }
  answerWith({ [call]: { ...filled, due_payments: [overdue] } })
  open()
  // Names that jsdom computes have a space where a day may wrap.
  expect(await part().findByRole('heading', { name: /^2020年 *11月19日\(木\) 期限を過ぎました$/ })).toBeVisible()
  expect(part().getByRole('link')).toHaveTextContent('下書き')
  expect(part().queryByText(/支払期日に間に合う期限/)).toBeNull()
})

test('a row says its amount, its fee and until when it can be paid', async () => {
  const bare = { ...draft, name: null, amount: null, commission_amount: null }
  answerWith({ [call]: { ...filled, due_payments: [row, draft, { ...bare, id: 13 }] } })
  open()
  const [request, begun, unfinished] = await part().findAllByRole('link')
  expect(request).toHaveTextContent(
    /株式会社はるか支払い待ちカード払いの期限 2026年11月25日\(水\) 12:00まで (あと\d+日|本日まで|期限を過ぎました)手数料なし200,000円/,
  )
  expect(begun).toHaveTextContent(/下書き支払期日に間に合う期限 .*手数料 330円10,000円/)
  expect(unfinished).toHaveTextContent(/^支払先 未入力.*金額 未入力$/)
})

test('the sums say what is to be paid with the fee of the card, and what is on its way', async () => {
  answerWith({ [call]: filled })
  open()
  expect(await part().findByText('これから支払う 2件')).toBeVisible()
  expect(part().getByText('210,330', { exact: false })).toBeVisible()
  expect(part().getByText('お申し込み済み 1件、振込額 100,000円')).toBeVisible()
})

// 「0円」 was read out, and summed up, for a draft whose amount nobody had typed yet.
test('days and sums say that drafts have no amount yet', async () => {
  const [day, other] = filled.days.map(day => ({ ...day, count: 2, without_amount_count: 1 }))
  const days = [{ ...day, amount: 0, without_amount_count: 2 }, other]
  const to_pay = { count: 4, amount: 10_000, commission_amount: 330, without_amount_count: 3 }
  const network = answerWith({ [call]: { ...filled, days, to_pay } })
  open()
  expect(await part().findByRole('button', { name: '2026年11月30日(月) 2件 金額 未入力' })).toBeVisible()
  expect(part().getByRole('button', { name: '2026年12月10日(木) 2件 10,000円、金額 未入力 1件' })).toBeVisible()
  expect(part().getByText('金額 未入力の3件は含みません。')).toBeVisible()
  network.answer(call, { ...filled, days, to_pay: { ...none, count: 1, without_amount_count: 1 } })
  await queryClient.invalidateQueries()
  expect(await part().findByText('これから支払う 1件、金額 未入力')).toBeVisible()
  expect(part().queryByText(/^0/)).toBeNull()
})

test('a day of the calendar shows it alone, and again all days', async () => {
  const network = answerWith({ [call]: filled })
  open()
  await userEvent.click(await part().findByRole('button', { name: '2026年12月10日(木) 1件 10,000円' }))
  expect(part().getByRole('button', { name: /2026年12月10日/ })).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(network.requestsOf(call).at(-1)!.url).searchParams.get('day')).toBe('2026-12-10')
  await userEvent.click(part().getByRole('button', { name: 'すべての日を表示する' }))
  expect(part().getByRole('button', { name: /2026年12月10日/ })).toHaveAttribute('aria-pressed', 'false')
})

test('drafts that are due are paid together, shown or not, or one after the other', async () => {
  answerWith({ [call]: { ...filled, due_payments: [row], total_count: 3, draft_ids: [12, 13] } })
  open()
  expect(await part().findByRole('link', { name: '下書き2件をまとめて支払う' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=12,13',
  )
  expect(part().getByRole('link', { name: '下書きを選んで続けて支払う' })).toHaveAttribute(
    'href',
    '/payments/draft?order=due',
  )
})

test('requests that are due are paid together with the drafts', async () => {
  answerWith({ [call]: { ...filled, draft_ids: [12], request_ids: [7310, 7311] } })
  open()
  expect(await part().findByRole('link', { name: '依頼2件と下書き1件をまとめて支払う' })).toHaveAttribute(
    'href',
    '/payments/several?drafts=12&requests=7310,7311',
  )
  expect(part().queryByRole('link', { name: /続けて支払う/ })).toBeNull()
})

test('requests that are due are paid together without any draft', async () => {
  answerWith({ [call]: { ...filled, request_ids: [7310, 7311] } })
  open()
  expect(await part().findByRole('link', { name: '依頼2件をまとめて支払う' })).toHaveAttribute(
    'href',
    '/payments/several?requests=7310,7311',
  )
})

// One alone, or what a program had prepared, could be paid by its row only, two screens before its confirmation.
test.each([
  ['one request', { request_ids: [7310] }, '依頼1件を支払う', '/payments/waiting/7310/creditcard'],
  ['one draft', { draft_ids: [12] }, '下書き1件を支払う', '/payments/several?drafts=12'],
  ['one item', { due_payments: [prepared] }, fromPrograms, '/payments/oauth/318?pay=9031'],
  [
    'one item that is not shown',
    { due_payments: [], pre_items: [{ id: 9031, pre_group_id: 318 }] },
    fromPrograms,
    '/payments/oauth/318?pay=9031',
  ],
  ['items of a group', { due_payments: [prepared, { ...prepared, id: 9032 }] }, fromPrograms, '/payments/oauth/318'],
  [
    'items of several groups',
    { due_payments: [prepared, { ...prepared, id: 9032, pre_group_id: 319 }] },
    fromPrograms,
    '/payments/oauth',
  ],
])('%s has one press to where it is paid', async (_, due, name, path) => {
  answerWith({ [call]: { ...filled, ...due } })
  open()
  expect(await part().findByRole('link', { name })).toHaveAttribute('href', path)
  expect(part().queryByRole('link', { name: /まとめて支払う/ })).toBeNull()
})

test('what programs prepared is paid beside drafts and requests', async () => {
  answerWith({ [call]: { ...filled, due_payments: [prepared], draft_ids: [12], request_ids: [7310] } })
  open()
  expect(await part().findByRole('link', { name: '依頼1件と下書き1件をまとめて支払う' })).toBeVisible()
  expect(part().getByRole('link', { name: fromPrograms })).toBeVisible()
})

// The sum above included what programs had prepared, and no button said what its press would pay.
test('each press says how many it pays and what the card pays for them', async () => {
  const sums = {
    to_pay: { count: 3, amount: 260_000, commission_amount: 1_830 },
    together: { count: 2, amount: 210_000, commission_amount: 330 },
    prepared: { count: 1, amount: 50_000, commission_amount: 1_500 },
  }
  const due = { ...filled, ...sums, due_payments: [prepared], draft_ids: [12], request_ids: [7310] }
  const network = answerWith({ [call]: due })
  open()
  const together = await part().findByRole('link', { name: '依頼1件と下書き1件をまとめて支払う' })
  expect(together).toHaveAccessibleDescription('2件、カードのお支払い合計 210,330円')
  const items = part().getByRole('link', { name: fromPrograms })
  expect(items).toHaveAccessibleDescription('1件、カードのお支払い合計 51,500円')
  network.answer(call, {
    ...due,
    together: { count: 3, amount: 10_000, commission_amount: 330, without_amount_count: 2 },
  })
  await queryClient.invalidateQueries()
  const described = () => part().getByRole('link', { name: /まとめて支払う/ })
  await waitFor(() =>
    expect(described()).toHaveAccessibleDescription('3件、カードのお支払い合計 10,330円、金額 未入力 2件'),
  )
})

test('rows that do not fit are counted and shown on request', async () => {
  const network = answerWith({ [call]: { ...filled, total_count: 14 } })
  open()
  const more = await part().findByRole('button', { name: '他12件を表示する' })
  network.answer(call, { ...filled, total_count: 214 })
  await userEvent.click(more)
  expect(await part().findByText(/他212件は、それぞれの一覧でご確認ください。/)).toBeVisible()
})

test.each([['registration_status', 'rejected'] as const, ['is_company_frozen', true] as const])(
  'where %s is %s nothing is offered to be paid',
  async (field, value) => {
    const information = 'GET /api/v1/users/information'
    const network = answerWith({ [call]: empty, [information]: { ...demoInformation, [field]: value } })
    open()
    expect(await part().findByText('今後30日に、支払うものと振込の予定はありません。')).toBeVisible()
    await waitFor(() => expect(part().queryByRole('link')).toBeNull())
    network.answer(call, { ...filled, draft_ids: [12, 13], request_ids: [7310] })
    await queryClient.invalidateQueries()
    expect(await part().findByText('これから支払う 2件')).toBeVisible()
    expect(part().queryByRole('link', { name: /支払う/ })).toBeNull()
  },
)
