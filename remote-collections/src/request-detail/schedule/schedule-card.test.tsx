import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { clearSession } from '@invoice-card/session'
import { renderAt } from '../../testing/render-at.tsx'
import { closed, detailed, readRequest } from '../../testing/request.ts'
import { calendar } from '../../testing/request-flow.ts'
import { addSchedule, deleteSchedule, listSchedules, scheduled, schedulesAnswer } from '../../testing/schedule.ts'

const answers = { [readRequest]: detailed(), 'GET /api/v1/banks/closed_day': calendar }
const card = async () => within(await screen.findByRole('region', { name: '毎月のご依頼' }))
const begin = async () => userEvent.click(await screen.findByRole('button', { name: '毎月のご依頼にする' }))
const dialog = () => within(screen.getByRole('dialog', { name: '毎月のご依頼にする' }))
const save = () => userEvent.click(dialog().getByRole('button', { name: '登録する' }))

beforeEach(clearSession)

test('a schedule that cannot be had leaves the request alone, and can be asked for again', async () => {
  const network = answerWith({ ...answers, [listSchedules]: lost })
  await renderAt('/collections/request/18')
  const retry = await (await card()).findByRole('button', { name: 'もう一度読み込む' })
  expect(screen.getByRole('region', { name: '進み具合' })).toBeVisible()
  network.answer(listSchedules, schedulesAnswer(scheduled()))
  await userEvent.click(retry)
  expect(await screen.findByText(/毎月25日に/)).toBeVisible()
})

test('a day of the month that was not chosen is asked for', async () => {
  const network = answerWith({ ...answers, [listSchedules]: schedulesAnswer() })
  await renderAt('/collections/request/18')
  await begin()
  await userEvent.click(dialog().getByRole('radio', { name: '毎月の決まった日' }))
  await save()
  expect(await dialog().findByText(/準備する日を選択してください。/)).toBeVisible()
  expect(network.calls()).not.toContain(addSchedule)
})

test('one that another tab has made is refused in the dialog, and shown behind it', async () => {
  const refused = refusal(409, 'schedule_already_exists', 'このご依頼は、すでに毎月のご依頼に登録されています。')
  const network = answerWith({ ...answers, [listSchedules]: schedulesAnswer(), [addSchedule]: refused })
  await renderAt('/collections/request/18')
  await begin()
  network.answer(listSchedules, schedulesAnswer(scheduled()))
  await save()
  expect(await screen.findByText('このご依頼は、すでに毎月のご依頼に登録されています。')).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '最新の内容を表示する' }))
  const changing = within(screen.getByRole('dialog', { name: '準備する日を変更する' }))
  expect(changing.getByLabelText(/^日/)).toHaveValue('25')
})

test('one whose first answer was lost is there at the next press, and not made again', async () => {
  const network = answerWith({ ...answers, [listSchedules]: schedulesAnswer(), [addSchedule]: lost })
  await renderAt('/collections/request/18')
  await begin()
  network.answer(listSchedules, schedulesAnswer(scheduled({ rule: { kind: 'last_business_day' } })))
  await save()
  expect(await dialog().findByRole('alert')).toHaveTextContent('接続できませんでした')
  await save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(network.requestsOf(addSchedule)).toHaveLength(1)
})

test('while new requests are off it is not offered, and what there is can be stopped', async () => {
  const network = answerWith({ ...answers, [listSchedules]: schedulesAnswer() })
  const { leave } = await renderAt('/collections/request/18', { takesNew: false })
  expect(await (await card()).findByRole('link', { name: '毎月のご依頼の一覧' })).toBeVisible()
  await waitFor(() => expect(network.calls()).toContain(listSchedules))
  expect(await (await card()).findByText('新しい毎月のご依頼の受付を停止しています。')).toBeVisible()
  expect(screen.queryByRole('button', { name: '毎月のご依頼にする' })).toBeNull()
  leave()
  network.answer(listSchedules, schedulesAnswer(scheduled()))
  await renderAt('/collections/request/18', { takesNew: false })
  expect(await screen.findByRole('button', { name: '準備する日を変更する' })).toBeVisible()
  expect(screen.getByRole('button', { name: '毎月のご依頼をやめる' })).toBeVisible()
})

test('a request becomes monthly, and it is said that nothing is sent by itself', async () => {
  const network = answerWith({ ...answers, [listSchedules]: schedulesAnswer(), [addSchedule]: scheduled() })
  await renderAt('/collections/request/18')
  await begin()
  expect(dialog().getByText(/自動で送信することはありません/)).toBeVisible()
  await userEvent.click(dialog().getByRole('radio', { name: '毎月の決まった日' }))
  await userEvent.selectOptions(dialog().getByLabelText(/^日/), '31日')
  expect(await dialog().findByText('次の下書きは、2026年12月31日(木)に準備します（12月分から）。')).toBeVisible()
  network.answer(listSchedules, schedulesAnswer(scheduled({ rule: { kind: 'day_of_month', day: 31 } })))
  await save()
  expect(await screen.findByText(/毎月31日に/)).toBeVisible()
  expect(await network.bodies(addSchedule)).toEqual([{ invoice_id: 18, rule: { kind: 'day_of_month', day: 31 } }])
})

test('one that is paid or over can be monthly too, and stopped', async () => {
  const network = answerWith({
    [readRequest]: detailed({ ...closed, status: 5 }),
    [listSchedules]: schedulesAnswer(scheduled()),
    [deleteSchedule]: {},
  })
  await renderAt('/collections/history/18')
  await userEvent.click(await screen.findByRole('button', { name: '毎月のご依頼をやめる' }))
  network.answer(listSchedules, schedulesAnswer())
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'やめる' }))
  expect(await screen.findByRole('button', { name: '毎月のご依頼にする' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
