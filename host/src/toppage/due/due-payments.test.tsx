import '../../testing/page.ts'
import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { queryClient } from '@invoice-card/remote'
import { writeTokens } from '@invoice-card/session'
import { demoInformation, demoTokens } from '../../testing/demo-user.ts'
import { dueCall, dueDraft, dueRequest, filledDue, noneDue, nothingDue } from '../../testing/due.ts'
import { renderAt } from '../../testing/render-screen.tsx'
import { DuePayments } from './due-payments.tsx'

const open = () => renderAt('/toppage', [{ path: '/toppage', element: <DuePayments /> }])
const part = () => within(screen.getByRole('region', { name: '今後30日の支払いと振込' }))

beforeEach(() => {
  queryClient.clear()
  writeTokens(demoTokens)
})

test('a failed load can be tried again', async () => {
  const network = answerWith({ [dueCall]: refusal(400, 'invalid_request') })
  open()
  const retry = await part().findByRole('button', { name: 'もう一度読み込む' })
  network.answer(dueCall, nothingDue)
  await userEvent.click(retry)
  expect(await part().findByText('今後30日に、支払うものと振込の予定はありません。')).toBeVisible()
  expect(part().getByRole('link', { name: '請求書を支払う' })).toHaveAttribute('href', '/payments/create')
})

test('each row leads to where it is paid or followed', async () => {
  const item = { ...dueRequest, kind: 'prepared', id: 9031, pre_group_id: 318, status: null, commission_amount: 1_500 }
  const booked = { ...dueRequest, kind: 'application', id: 5012, status: 3, pay_until: null, commission_amount: 3_000 }
  const asked = { ...booked, id: 5014, is_action_required: true }
  answerWith({ [dueCall]: { ...filledDue, due_payments: [dueRequest, item, booked, asked, dueDraft] } })
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
  const overdue = { ...dueDraft, day: '2020-11-19', pay_until: '2020-11-16T03:00:00Z' }
  answerWith({ [dueCall]: { ...filledDue, due_payments: [overdue] } })
  open()
  // Names that jsdom computes have a space where a day may wrap.
  expect(await part().findByRole('heading', { name: /^2020年 *11月19日\(木\) 期限を過ぎました$/ })).toBeVisible()
  expect(part().getByRole('link')).toHaveTextContent('下書き')
  expect(part().queryByText(/支払期日に間に合う期限/)).toBeNull()
})

test('a row says its amount, its fee and until when it can be paid', async () => {
  // A row whose day has passed no longer says until when it can be paid.
  const ahead = { day: '2096-11-30', pay_until: '2096-11-25T03:00:00Z' }
  const bare = { ...dueDraft, id: 13, name: null, amount: null, commission_amount: null }
  const due_payments = [dueRequest, dueDraft, bare].map(row => ({ ...row, ...ahead }))
  answerWith({ [dueCall]: { ...filledDue, due_payments } })
  open()
  const [request, begun, unfinished] = await part().findAllByRole('link')
  expect(request).toHaveTextContent(
    /株式会社はるか支払い待ちカード払いの期限 2096年11月25日\(日\) 12:00まで あと[\d,]+日手数料なし200,000円/,
  )
  expect(begun).toHaveTextContent(/下書き支払期日に間に合う期限 .*手数料 330円10,000円/)
  expect(unfinished).toHaveTextContent(/^支払先 未入力.*金額 未入力$/)
})

test('the sums say what is to be paid with the fee of the card, and what is on its way', async () => {
  answerWith({ [dueCall]: filledDue })
  open()
  expect(await part().findByText('これから支払う 2件')).toBeVisible()
  expect(part().getByText('210,330', { exact: false })).toBeVisible()
  expect(part().getByText('お申し込み済み 1件、振込額 100,000円')).toBeVisible()
})

// 「0円」 was read out, and summed up, for a draft whose amount nobody had typed yet.
test('days and sums say that drafts have no amount yet', async () => {
  const [day, other] = filledDue.days.map(day => ({ ...day, count: 2, without_amount_count: 1 }))
  const days = [{ ...day, amount: 0, without_amount_count: 2 }, other]
  const to_pay = { count: 4, amount: 10_000, commission_amount: 330, without_amount_count: 3 }
  const network = answerWith({ [dueCall]: { ...filledDue, days, to_pay } })
  open()
  expect(await part().findByRole('button', { name: '2026年11月30日(月) 2件 金額 未入力' })).toBeVisible()
  expect(part().getByRole('button', { name: '2026年12月10日(木) 2件 10,000円、金額 未入力 1件' })).toBeVisible()
  expect(part().getByText('金額 未入力の3件は含みません。')).toBeVisible()
  network.answer(dueCall, { ...filledDue, days, to_pay: { ...noneDue, count: 1, without_amount_count: 1 } })
  await queryClient.invalidateQueries()
  expect(await part().findByText('これから支払う 1件、金額 未入力')).toBeVisible()
  expect(part().queryByText(/^0/)).toBeNull()
})

test('a day of the calendar shows it alone, and again all days', async () => {
  const network = answerWith({ [dueCall]: filledDue })
  open()
  await userEvent.click(await part().findByRole('button', { name: '2026年12月10日(木) 1件 10,000円' }))
  expect(part().getByRole('button', { name: /2026年12月10日/ })).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(network.requestsOf(dueCall).at(-1)!.url).searchParams.get('day')).toBe('2026-12-10')
  await userEvent.click(part().getByRole('button', { name: 'すべての日を表示する' }))
  expect(part().getByRole('button', { name: /2026年12月10日/ })).toHaveAttribute('aria-pressed', 'false')
})

test('rows that do not fit are counted and shown on request', async () => {
  const network = answerWith({ [dueCall]: { ...filledDue, total_count: 14 } })
  open()
  const more = await part().findByRole('button', { name: '他12件を表示する' })
  network.answer(dueCall, { ...filledDue, total_count: 214 })
  await userEvent.click(more)
  expect(await part().findByText(/他212件は、それぞれの一覧でご確認ください。/)).toBeVisible()
})

test.each([['registration_status', 'rejected'] as const, ['is_company_frozen', true] as const])(
  'where %s is %s nothing is offered to be paid',
  async (field, value) => {
    const information = 'GET /api/v1/users/information'
    const network = answerWith({ [dueCall]: nothingDue, [information]: { ...demoInformation, [field]: value } })
    open()
    expect(await part().findByText('今後30日に、支払うものと振込の予定はありません。')).toBeVisible()
    await waitFor(() => expect(part().queryByRole('link')).toBeNull())
    network.answer(dueCall, { ...filledDue, draft_ids: [12, 13], request_ids: [7310] })
    await queryClient.invalidateQueries()
    expect(await part().findByText('これから支払う 2件')).toBeVisible()
    expect(part().queryByRole('link', { name: /支払う/ })).toBeNull()
  },
)
