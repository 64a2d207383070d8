import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { payment as invoice } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const cancel = 'PUT /api/v1/invoices/18/cancel'

test('cancelling too late is explained, and the payment stays', async () => {
  answerWith({ [get]: invoice, [cancel]: refusal(409, 'cancel_deadline_passed') })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(await screen.findByText(/カードの利用枠が戻る時期は/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'キャンセルする' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('button', { name: 'お申し込みをキャンセルする' })).toBeVisible()
})

test('a payment that was transferred meanwhile says so, cannot be cancelled, and has its receipt', async () => {
  const network = answerWith({
    [get]: { ...invoice, status: 3 },
    [cancel]: refusal(409, 'invoice_already_transferred'),
  })
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  await renderAt('/payments/reserved/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  network.answer(get, {
    ...invoice,
    status: 4,
    is_cancellable: false,
    is_editable: false,
    cancel: null,
    has_receipt: true,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  expect(await screen.findByRole('button', { name: '領収書をダウンロードする' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'お申し込みをキャンセルする' })).toBeNull()
  const text = 'すでに支払先への振込が完了しているため、キャンセルできません。'
  expect(onSnackbar).toHaveBeenCalledWith({ color: 'error', text })
  stop()
})

test('after a refused change lists and counts are asked again, too', async () => {
  const list = 'GET /api/v1/invoices'
  const network = answerWith({
    [get]: invoice,
    [cancel]: refusal(409, 'invoice_already_cancelled'),
    [list]: { invoices: [invoice], total_count: 1, total_count_is_action_required: 0 },
  })
  const recount = jest.fn()
  const stop = bus.on('statsChanged', recount)
  await renderAt('/payments/review')
  await userEvent.click(await screen.findByRole('link', { name: '株式会社青葉デザイン製作所' }))
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  await waitFor(() => expect(recount).toHaveBeenCalled())
  network.answer(list, { invoices: [], total_count: 0, total_count_is_action_required: 0 })
  await userEvent.click(screen.getByRole('link', { name: /審査中/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '株式会社青葉デザイン製作所' })).toBeNull())
  stop()
})

test('cancelling a charged payment first says until when it is possible and that all comes back', async () => {
  answerWith({ [get]: { ...invoice, status: 3, cancel: { until: '2026-11-27', settlement: 'refund' } } })
  await renderAt('/payments/reserved/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(await screen.findByText('キャンセルできるのは、2026年11月27日(金)の23時59分までです。')).toBeVisible()
  expect(screen.getByText(/全額を返金します/)).toBeVisible()
})

test('while the card is being charged, a cancellation promises neither charge nor no charge', async () => {
  answerWith({
    [get]: { ...invoice, status: 2, cancel: { until: null, settlement: 'void_or_refund' } },
    [cancel]: {
      ...invoice,
      status: 5,
      is_cancellable: false,
      cancel: null,
      cancellation: { reason: 'buyer', settlement: 'void_or_refund' },
    },
  })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  expect(
    await screen.findByText(
      /請求が確定していた場合は全額を返金し、確定していなかった場合はカードの利用枠の確保を取り消します/,
    ),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'キャンセルする' }))
  expect(
    await screen.findByText(
      /請求が確定していた場合は、手数料を含めて全額を返金します。確定していなかった場合、請求は行われません。/,
    ),
  ).toBeVisible()
})

test('once it is too late to cancel, the screen shows the deadline that passed', async () => {
  answerWith({
    [get]: { ...invoice, status: 3, is_cancellable: false, cancel: { until: '2026-11-27', settlement: 'refund' } },
  })
  await renderAt('/payments/reserved/18')
  expect(await screen.findByText('キャンセルの受付は、2026年11月27日(金)の23時59分に終了しました。')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'お申し込みをキャンセルする' })).toBeNull()
})

test('a snackbar says after leaving, too, that the payment was not cancelled', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answerWith({ [get]: invoice, [cancel]: () => promise })
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  const { leave } = await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  leave()
  resolve(refusal(409, 'cancel_deadline_passed', 'キャンセルの受付は終了しました。'))
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith({
      color: 'error',
      text: 'キャンセルできる期限（振込日の前営業日 23時59分）を過ぎています。',
    }),
  )
  stop()
})

test('a cancelled payment is shown as cancelled at once', async () => {
  answerWith({ [get]: invoice, [cancel]: { ...invoice, status: 5, is_cancellable: false } })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' }))
  await userEvent.click(await screen.findByRole('button', { name: 'キャンセルする' }))
  expect(await screen.findByText('キャンセル')).toBeVisible()
  // The dialog gives the focus back to its button, which is gone with the payment's new state.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test.each([{ type: 'InvoiceRequestBuyer', commission_amount: 0 }, { commission_amount: 0 }] as const)(
  'a buyer who paid no fee reads of no fee that comes back after a cancellation: %j',
  async of => {
    answerWith({
      [get]: {
        ...invoice,
        ...of,
        status: 5,
        is_cancellable: false,
        is_editable: false,
        cancel: null,
        cancellation: { reason: 'examiner', settlement: 'refund' },
      },
    })
    await renderAt('/payments/history/18')
    expect(await screen.findByText(/カードのご請求は、全額を返金します/)).toBeVisible()
  },
)

test.each([
  ['in review', { status: 1, cancel: { until: null, settlement: 'void' } }, /^審査の完了前は無料で、.+23時59分まで/],
  [
    'reserved',
    { status: 3, cancel: { until: '2026-11-27', settlement: 'refund' } },
    '2026年11月27日(金)の23時59分まで、全額返金でキャンセルできます。',
  ],
  [
    'charged, its day open',
    { status: 3, cancel: { until: null, settlement: 'refund' } },
    '全額返金でキャンセルできます。',
  ],
  [
    'charged back',
    { status: 3, cancel: { until: '2026-11-27', settlement: 'charge_back' } },
    /^カードへの請求は、カード会社が取り消しています（チャージバック）/,
  ],
] as const)('of a payment %s the page says how it can be cancelled', async (_, state, terms) => {
  answerWith({ [get]: { ...invoice, ...state } })
  await renderAt('/payments/reserved/18')
  expect(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' })).toHaveAccessibleDescription(terms)
})
