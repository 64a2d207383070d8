import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { payment } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

// An examiner's step was shown only after the tab had been left and entered again.

const get = 'GET /api/v1/invoices/18'
const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000))
/** The badge says it beside the title; the course names all of its steps. */
const seesStatus = (label: string) => waitFor(() => expect(screen.getAllByText(label)).toHaveLength(2))
const cancellable = { ...payment, id: 18, is_cancellable: true }
const reserved = { ...cancellable, status: 3 as const, is_cancellable: false, is_editable: false }
const transferred = { ...reserved, status: 4 as const }

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('an open payment shows each step by itself, without taking the focus, until its end', async () => {
  const network = answerWith({ [get]: cancellable })
  await renderAt('/payments/review/18')
  await seesStatus('審査中')
  const copy = screen.getByRole('button', { name: /申込番号/ })
  copy.focus()
  network.answer(get, reserved)
  await minute()
  await seesStatus('振込予約済み')
  expect(copy).toHaveFocus()
  network.answer(get, transferred)
  await minute()
  expect(await screen.findByText('振込完了')).toBeVisible()
  await minute()
  await minute()
  expect(network.requestsOf(get)).toHaveLength(3)
})

test('a dialog that is open stays open with its focus, though nothing can be cancelled any more', async () => {
  const network = answerWith({ [get]: cancellable })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: /キャンセル/ }))
  const no = await screen.findByRole('button', { name: '戻る' })
  no.focus()
  network.answer(get, reserved)
  await minute()
  await seesStatus('振込予約済み')
  expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(no).toHaveFocus()
  await userEvent.click(no)
  expect(screen.queryByRole('button', { name: /キャンセル/ })).toBeNull()
})

test('a tab that nobody sees asks for nothing', async () => {
  const network = answerWith({ [get]: cancellable })
  await renderAt('/payments/review/18')
  await seesStatus('審査中')
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await minute()
  expect(network.requestsOf(get)).toHaveLength(1)
})
