import { screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { payment as invoice } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const cancel = 'PUT /api/v1/invoices/18/cancel'
const cancelled = { ...invoice, status: 5, is_cancellable: false, is_editable: false, cancel: null }

const onSnackbar = jest.fn()
let stop = () => {}
beforeEach(() => {
  onSnackbar.mockClear()
  stop = bus.on('snackbar', onSnackbar)
})
afterEach(() => stop())

/** Presses the button in the dialog, which asks the server as given. */
async function press(answers: Parameters<typeof answerWith>[0]) {
  const network = answerWith({ [get]: invoice, ...answers })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const yes = await dialog.findByRole('button', { name: 'キャンセルする' })
  return { network, dialog, press: () => userEvent.click(yes) }
}

// The dialog closed, and a snackbar of five seconds did not say whether it was cancelled.
test.each([
  ['refused for want of a server', refusal(500, 'internal_server_error')],
  ['lost', lost],
])('a cancellation that is %s says that the payment stands, and can be tried again', async (_, answer) => {
  const { network, dialog, press: pressYes } = await press({ [cancel]: answer })
  await pressYes()
  expect(await dialog.findByText(/お申し込みは、まだキャンセルされていません/)).toBeVisible()
  expect(network.calls().filter(call => call === get).length).toBeGreaterThan(1)
  expect(onSnackbar).not.toHaveBeenCalled()
  network.answer(cancel, cancelled)
  await userEvent.click(dialog.getByRole('button', { name: 'もう一度キャンセルする' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onSnackbar).toHaveBeenCalledWith(expect.objectContaining({ text: 'お申し込みをキャンセルしました。' }))
})

test('a cancellation whose answer was lost, and that is done, says so', async () => {
  const { network, press: pressYes } = await press({ [cancel]: lost })
  network.answer(get, cancelled)
  await pressYes()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(onSnackbar).toHaveBeenCalledWith(expect.objectContaining({ text: 'お申し込みをキャンセルしました。' }))
  expect(onSnackbar).toHaveBeenCalledTimes(1)
})

test('where the payment cannot be read either, it says that nothing is known', async () => {
  const { network, dialog, press: pressYes } = await press({ [cancel]: lost })
  network.answer(get, refusal(500, 'internal_server_error'))
  await pressYes()
  expect(await dialog.findByText('キャンセルできたかどうかを確認できませんでした')).toBeVisible()
  network.answer(cancel, refusal(409, 'invoice_already_cancelled'))
  network.answer(get, cancelled)
  await userEvent.click(dialog.getByRole('button', { name: 'もう一度キャンセルする' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('a dialog that is opened again does not speak of the last failure', async () => {
  const { dialog, press: pressYes } = await press({ [cancel]: lost })
  await pressYes()
  await dialog.findByText(/まだキャンセルされていません/)
  await userEvent.click(dialog.getByRole('button', { name: '戻る' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(await screen.findByRole('button', { name: 'キャンセルする' })).toBeVisible()
  expect(screen.queryByText(/まだキャンセルされていません/)).toBeNull()
})
