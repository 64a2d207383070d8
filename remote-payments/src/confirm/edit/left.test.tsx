import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { correctWith, leaveFlow, openAttempt } from '../../testing/checkout.ts'
import { editOfPayment } from '../../existing-payment/edit/edit-of-payment.ts'
import { calendar, commission, payment, paymentStarted, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const put = 'PUT /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const fee = { ...commission, amount: 600_000, commission_amount: 18_000, total_amount: 618_000 }
const answers = {
  'GET /api/v1/invoices/18': payment,
  'GET /api/v1/invoices/commission': fee,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'GET /api/v1/banks/closed_day': calendar,
  [authorise]: paymentStarted,
}
const corrected = { ...payment, invoice_number: 'INV-6' }
const onSnackbar = jest.fn()
let stop = () => {}

beforeEach(() => {
  onSnackbar.mockClear()
  stop = bus.on('snackbar', onSnackbar)
})
afterEach(() => stop())

/** Presses the button and leaves while the corrections are on their way; gives what answers them. */
async function leaveWhileSent(amount: string, leave: () => void | Promise<void>) {
  const edit = editOfPayment(payment)
  correctWith({
    ...edit,
    form: { ...edit.form, formOne: { ...edit.form.formOne, amount, invoice_number: 'INV-6' } },
    isChecked: true,
  })
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({ ...answers, [put]: () => promise })
  const view = await renderAt('/payments/edit/18/confirm')
  if (amount !== String(payment.amount))
    await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(
    await screen.findByRole('button', { name: /^(この内容で修正する|修正して618,000円のカード払いを承認する)$/ }),
  )
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(1))
  await leave()
  await screen.findByRole('button', { name: '修正内容の確認へ進む' })
  return { network, ...view, answer: (value: unknown) => act(async () => resolve(value)) }
}
const backToForm = () => userEvent.click(screen.getByRole('link', { name: '入力に戻る' }))
// As the host does once the screens of the flow are left.
const elsewhere = () => act(leaveFlow)

test.each([
  ['back to the form', backToForm],
  ['elsewhere', elsewhere],
])('leaving %s before the charge reports what was changed, and no card is charged', async (_, leave) => {
  const { network, address, answer } = await leaveWhileSent('600000', leave)
  await answer(corrected)
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith(
      expect.objectContaining({
        text: expect.stringContaining('請求金額は、カードの承認の前に画面を離れたため、変更していません。'),
      }),
    ),
  )
  expect(network.requestsOf(authorise)).toHaveLength(0)
  expect(openAttempt()).toBeNull()
  expect(address()).toBe('/payments/edit/18/invoiceinfo')
})

test('leaving elsewhere reports a refusal, too', async () => {
  const { answer } = await leaveWhileSent('600000', elsewhere)
  await answer(refusal(409, 'invoice_not_editable'))
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith(
      expect.objectContaining({
        color: 'error',
        text: 'お申し込みの内容を修正できませんでした。審査が始まったため、このお支払いは修正できなくなりました。',
      }),
    ),
  )
})

test('after going elsewhere nobody is led to the payment once it is corrected', async () => {
  const { address, answer } = await leaveWhileSent(String(payment.amount), elsewhere)
  await answer(corrected)
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith(expect.objectContaining({ text: 'お申し込みの内容を修正しました。' })),
  )
  expect(address()).toBe('/payments/edit/18/invoiceinfo')
})
