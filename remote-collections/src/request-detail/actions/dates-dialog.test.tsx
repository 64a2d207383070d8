import { fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { clearSession } from '@invoice-card/session'
import { renderAt } from '../../testing/render-at.tsx'
import { detailed, readRequest } from '../../testing/request.ts'

const dates = 'PUT /api/v1/invoices/18/request_seller/dates'
const calendar = 'GET /api/v1/banks/closed_day'
const days = {
  today: '2026-11-23',
  earliest_transfer_date: '2026-11-26',
  latest_transfer_date: '2026-12-18',
  earliest_deposit_date: '2026-11-30',
  closed_days: ['2026-12-05', '2026-12-06', '2026-12-12', '2026-12-13'],
}
const linkOnly = detailed({ status: 1, is_mailed: false, mails: [], mail_state: null })
const registered = { payment_due_date: '2026-12-11', deposit_date: '2026-12-11' }
const restored = '入力の途中だった内容を表示しています。'

beforeEach(clearSession)

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const due = () => screen.findByLabelText(/^支払期日/, { selector: 'input' })
const deposit = () => screen.findByLabelText(/^入金日/, { selector: 'select' })
const typeDue = async (value: string) => fireEvent.change(await due(), { target: { value } })

test('a change of the dates of a link alone says that a customer is mailed about it', async () => {
  answerWith({ [readRequest]: linkOnly, [calendar]: days })
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  expect(
    await screen.findByText(/当サービスに登録済みの依頼先にだけ、新しい日程をメールでお知らせします/),
  ).toBeVisible()
  expect(screen.queryByText(/メールは送信しません/)).toBeNull()
})

test('another due date brings the deposit day of the form along, until one is chosen', async () => {
  answerWith({ [readRequest]: detailed(), [calendar]: days })
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  const due = await screen.findByLabelText(/^支払期日/, { selector: 'input' })
  const deposit = screen.getByLabelText(/^入金日/, { selector: 'select' })
  const typeDue = (value: string) => fireEvent.change(due, { target: { value } })
  typeDue('2026-12-13')
  await waitFor(() => expect(deposit).toHaveValue('2026-12-11'))
  typeDue('2026-12-16')
  await waitFor(() => expect(deposit).toHaveValue('2026-12-16'))
  expect(screen.getByText(/12:00までになります/)).toBeVisible()
  await userEvent.selectOptions(deposit, '2026-12-14')
  typeDue('2026-12-17')
  expect(deposit).toHaveValue('2026-12-14')
})

test('days that stay are not sent; other ones say until when the buyer can pay', async () => {
  const changed = detailed({ deposit_date: '2026-12-14' })
  const network = answerWith({ [readRequest]: detailed(), [calendar]: days, [dates]: changed })
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  await screen.findByLabelText(/^入金日/)
  await press('変更する')
  expect(await screen.findByText(/支払期日または入金日を変更してください。/)).toBeVisible()
  expect(network.calls()).not.toContain(dates)
  await userEvent.selectOptions(await screen.findByLabelText(/^入金日/), '2026-12-14')
  expect(screen.getByText(/2026年12月9日\(水\) 12:00までになります/)).toBeVisible()
  await press('変更する')
  await waitFor(() => expect(network.calls()).toContain(dates))
  expect(await network.bodies(dates)).toEqual([
    { payment_due_date: '2026-12-11', deposit_date: '2026-12-14', known_dates: registered },
  ])
})

test('a day that the server refuses is shown at its field', async () => {
  const refused = refusal(422, 'deposit_date_not_available', 'この入金日は選択できません。')
  answerWith({ [readRequest]: detailed(), [calendar]: days, [dates]: refused })
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  await userEvent.selectOptions(await screen.findByLabelText(/^入金日/), '2026-12-14')
  await press('変更する')
  expect(await screen.findByText(/この入金日は選択できません。/)).toBeVisible()
})

// The days of before stood there as if they were registered, and one press saved them over those of a colleague.
test('what was typed about days of before is not shown again', async () => {
  const network = answerWith({ [readRequest]: detailed(), [calendar]: days })
  const { leave } = await renderAt('/collections/request/18')
  await open('日程を変更する')
  await typeDue('2026-12-15')
  await press('戻る')
  leave()
  network.answer(readRequest, detailed({ due_date: '2026-12-18', deposit_date: '2026-12-18' }))
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  expect(await due()).toHaveValue('2026/12/18')
  expect(await deposit()).toHaveValue('2026-12-18')
  expect(screen.queryByText(restored)).toBeNull()
})

test('days that were typed and not sent are shown again, say so, and can be put back', async () => {
  answerWith({ [readRequest]: detailed(), [calendar]: days })
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  await typeDue('2026-12-15')
  await press('戻る')
  await open('日程を変更する')
  expect(await screen.findByText(restored)).toBeVisible()
  expect(await due()).toHaveValue('2026/12/15')
  await press('登録済みの内容に戻す')
  expect(await due()).toHaveValue('2026/12/11')
  expect(await deposit()).toHaveValue('2026-12-11')
  expect(screen.queryByText(restored)).toBeNull()
})

// A colleague's days were gone, and the buyer was mailed the overwritten ones.
test("a colleague's days are not overwritten; the form begins again with what is there", async () => {
  const changed = refusal(409, 'request_dates_changed', 'ほかの画面で変更されています。')
  const network = answerWith({ [readRequest]: detailed(), [calendar]: days, [dates]: changed })
  await renderAt('/collections/request/18')
  await open('日程を変更する')
  await userEvent.selectOptions(await deposit(), '2026-12-14')
  const theirs = detailed({ due_date: '2026-12-17', deposit_date: '2026-12-16' })
  network.answer(readRequest, theirs)
  await press('変更する')
  expect(await screen.findByRole('alert')).toHaveTextContent('ほかの画面で変更されています。')
  expect(await deposit()).toHaveValue('2026-12-14')
  await press('最新の内容を表示する')
  expect(await due()).toHaveValue('2026/12/17')
  expect(await deposit()).toHaveValue('2026-12-16')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(restored)).toBeNull()

  network.answer(dates, theirs)
  await userEvent.selectOptions(await deposit(), '2026-12-14')
  await press('変更する')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await network.bodies(dates)).at(-1)).toEqual({
    payment_due_date: '2026-12-17',
    deposit_date: '2026-12-14',
    known_dates: { payment_due_date: '2026-12-17', deposit_date: '2026-12-16' },
  })
})
