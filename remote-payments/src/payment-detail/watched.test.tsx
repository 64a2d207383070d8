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

// The payment that was just cancelled looked as if it was being checked, with the button to cancel it.
test('a cancelled payment stays cancelled, though what was asked before is answered after it', async () => {
  const cancelled = { ...reserved, status: 5 as const, cancel: null }
  const network = answerWith({ [get]: cancellable, 'PUT /api/v1/invoices/18/cancel': cancelled })
  await renderAt('/payments/review/18')
  await seesStatus('審査中')
  let answerLate: (invoice: object) => void = () => {}
  network.answer(get, () => new Promise(resolve => (answerLate = resolve)))
  await minute()
  jest.useRealTimers()
  expect(network.requestsOf(get)).toHaveLength(2)
  await userEvent.click(await screen.findByRole('button', { name: /キャンセル/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  answerLate(cancellable)
  await act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(resolve => setTimeout(resolve))
  })
  expect(screen.queryByText('審査中')).toBeNull()
  expect(screen.queryByRole('button', { name: /キャンセル/ })).toBeNull()
})
