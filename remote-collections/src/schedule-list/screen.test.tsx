import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { clearSession } from '@invoice-card/session'
import { renderAt } from '../testing/render-at.tsx'
import { calendar } from '../testing/request-flow.ts'
import { changeSchedule, deleteSchedule, listSchedules, scheduled, schedulesAnswer } from '../testing/schedule.ts'

const days = { 'GET /api/v1/banks/closed_day': calendar }
const other = scheduled({ id: 13, invoice_id: 19, buyer_name: '山田工房', rule: { kind: 'last_business_day' } })
const restored = '入力の途中だった内容を表示しています。'
const shown = jest.fn()
let stop = () => {}

beforeEach(() => {
  clearSession()
  shown.mockClear()
  stop = bus.on('snackbar', shown)
})
afterEach(() => stop())

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const changeIt = () => open('北都工業株式会社への毎月のご依頼の準備する日を変更する')
const press = (name: string) => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))

test('schedules that cannot be had are asked for again', async () => {
  const network = answerWith({ [listSchedules]: lost })
  await renderAt('/collections/schedule')
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  network.answer(listSchedules, schedulesAnswer(scheduled()))
  await userEvent.click(retry)
  expect(await screen.findByRole('link', { name: '北都工業株式会社' })).toBeVisible()
})

test('without any it says how to make one', async () => {
  answerWith({ [listSchedules]: schedulesAnswer() })
  await renderAt('/collections/schedule')
  expect(await screen.findByText('毎月のご依頼はありません')).toBeVisible()
  expect(screen.getByText(/「毎月のご依頼にする」を選ぶと/)).toBeVisible()
})

test('a change without an answer stays in the dialog with what was chosen, also after a reload', async () => {
  answerWith({ ...days, [listSchedules]: schedulesAnswer(scheduled()), [changeSchedule]: lost })
  const { leave } = await renderAt('/collections/schedule')
  await changeIt()
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '10日')
  await press('変更する')
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeVisible()
  leave()
  await renderAt('/collections/schedule')
  await changeIt()
  expect(screen.getByLabelText(/^日/)).toHaveValue('10')
})

test('a day that was chosen and not saved is shown again, says so, and can be put back', async () => {
  answerWith({ ...days, [listSchedules]: schedulesAnswer(scheduled()) })
  await renderAt('/collections/schedule')
  await changeIt()
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '10日')
  await press('戻る')
  await changeIt()
  expect(screen.getByText(restored)).toBeVisible()
  expect(screen.getByLabelText(/^日/)).toHaveValue('10')
  await press('登録済みの内容に戻す')
  expect(screen.getByLabelText(/^日/)).toHaveValue('25')
  expect(screen.queryByText(restored)).toBeNull()
})

// The day of before stood there as if it were registered, and one press saved it over that of a colleague.
test('a day that was chosen before another one was saved is not shown again', async () => {
  const network = answerWith({ ...days, [listSchedules]: schedulesAnswer(scheduled()) })
  const { leave } = await renderAt('/collections/schedule')
  await changeIt()
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '10日')
  leave()
  network.answer(listSchedules, schedulesAnswer(scheduled({ rule: { kind: 'day_of_month', day: 20 } })))
  await renderAt('/collections/schedule')
  await changeIt()
  expect(screen.getByLabelText(/^日/)).toHaveValue('20')
  expect(screen.queryByText(restored)).toBeNull()
})

test('a schedule that is gone cannot be changed: that is shown, and the list is asked again', async () => {
  const gone = refusal(404, 'schedule_not_found', '毎月のご依頼の登録が見つかりませんでした。')
  const network = answerWith({ ...days, [listSchedules]: schedulesAnswer(scheduled(), other), [changeSchedule]: gone })
  await renderAt('/collections/schedule')
  await changeIt()
  network.answer(listSchedules, schedulesAnswer(other))
  await press('変更する')
  expect(await screen.findByText('毎月のご依頼の登録が見つかりませんでした。')).toBeVisible()
  await waitFor(() => expect(network.requestsOf(listSchedules)).toHaveLength(2))
})

test('stopping that fails leaves the schedule where it is', async () => {
  answerWith({ [listSchedules]: schedulesAnswer(scheduled()), [deleteSchedule]: lost })
  await renderAt('/collections/schedule')
  await open('北都工業株式会社への毎月のご依頼をやめる')
  const dialog = screen.getByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'やめる' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
  expect(screen.getByText('北都工業株式会社')).toBeInTheDocument()
})

test('one that another tab has stopped is stopped', async () => {
  const network = answerWith({
    [listSchedules]: schedulesAnswer(scheduled(), other),
    [deleteSchedule]: refusal(404, 'schedule_not_found'),
  })
  await renderAt('/collections/schedule')
  await open('北都工業株式会社への毎月のご依頼をやめる')
  expect(screen.getByText(/準備済みの下書きは残ります/)).toBeVisible()
  network.answer(listSchedules, schedulesAnswer(other))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'やめる' }))
  await waitFor(() => expect(screen.queryByText('北都工業株式会社')).toBeNull())
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ text: '毎月のご依頼をやめました。' }))
})

test('a stopped one goes with its dialog, however late the list is answered again', async () => {
  const network = answerWith({ [listSchedules]: schedulesAnswer(scheduled(), other), [deleteSchedule]: {} })
  await renderAt('/collections/schedule')
  await open('北都工業株式会社への毎月のご依頼をやめる')
  network.answer(listSchedules, () => new Promise(() => {}))
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'やめる' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByText('北都工業株式会社')).toBeNull()
  expect(screen.getByRole('link', { name: '山田工房' })).toBeVisible()
})

test('a row says who, when, how much, and leads to the request', async () => {
  answerWith({ [listSchedules]: schedulesAnswer(scheduled(), other) })
  await renderAt('/collections/schedule')
  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/collections/request/18')
  expect(within(first!).getByRole('cell', { name: '毎月25日' })).toBeVisible()
  expect(within(first!).getByText('2026年12月25日(金)')).toBeVisible()
  expect(within(second!).getByRole('cell', { name: '毎月の最終営業日' })).toBeVisible()
  expect(screen.getByText(/自動で送信することはありません/)).toBeVisible()
})

test('another day is saved, and says before when that is next', async () => {
  const changed = scheduled({ rule: { kind: 'last_business_day' }, next_on: '2026-11-30' })
  const network = answerWith({ ...days, [listSchedules]: schedulesAnswer(scheduled()), [changeSchedule]: changed })
  await renderAt('/collections/schedule')
  await changeIt()
  expect(await screen.findByText('次の下書きは、2026年11月25日(水)に準備します。')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '毎月の最終営業日' }))
  expect(screen.getByText('次の下書きは、2026年11月30日(月)に準備します。')).toBeVisible()
  network.answer(listSchedules, schedulesAnswer(changed))
  await press('変更する')
  expect(await screen.findByRole('cell', { name: '毎月の最終営業日' })).toBeVisible()
  expect(await network.bodies(changeSchedule)).toEqual([
    { rule: { kind: 'last_business_day' }, known_rule: scheduled().rule },
  ])
})

// The day that a colleague had saved was gone.
test('the day of somebody else is not overwritten; the dialog begins again with what is there', async () => {
  const changed = refusal(409, 'schedule_changed', 'ほかの画面で変更されています。')
  const network = answerWith({ ...days, [listSchedules]: schedulesAnswer(scheduled()), [changeSchedule]: changed })
  await renderAt('/collections/schedule')
  await changeIt()
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '10日')
  const theirs = scheduled({ rule: { kind: 'day_of_month', day: 20 } })
  network.answer(listSchedules, schedulesAnswer(theirs))
  await press('変更する')
  expect(await screen.findByRole('alert')).toHaveTextContent('ほかの画面で変更されています。')
  expect(screen.getByLabelText(/^日/)).toHaveValue('10')
  await press('最新の内容を表示する')
  expect(screen.getByLabelText(/^日/)).toHaveValue('20')
  expect(screen.queryByRole('alert')).toBeNull()
  network.answer(changeSchedule, theirs)
  await userEvent.selectOptions(screen.getByLabelText(/^日/), '10日')
  await press('変更する')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await network.bodies(changeSchedule)).at(-1)).toEqual({
    rule: { kind: 'day_of_month', day: 10 },
    known_rule: theirs.rule,
  })
})
