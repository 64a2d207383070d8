import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { beginWith, nameOpenPayment, openAttempt, startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import {
  checkedForm,
  commission,
  fileId,
  paymentApproved,
  paymentId,
  paymentStarted,
  savedCard,
} from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const create = 'POST /api/v1/invoices'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const screenAnswers = {
  'GET /api/v1/invoices/commission': commission,
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  [approve]: paymentApproved,
}
const waiting = {
  ...paymentApproved,
  status: 'authentication_required',
  is_credit_approved: false,
  invoice_id: null,
  authentication_url: 'http://localhost/acs',
}
const payButton = () => screen.findByRole('button', { name: '625,416円を支払う' })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

beforeEach(() => {
  startTab()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  })
})
afterEach(() => jest.restoreAllMocks())

test('without a line nothing is begun: it says that nothing was paid, and the button stays', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get')
  const network = answerWith({ ...screenAnswers, [create]: paymentStarted })
  const { address } = await renderAt('/payments/add/confirm')
  await agree()
  const pay = await payButton()
  onLine.mockReturnValue(false)
  await userEvent.click(pay)
  expect(await screen.findByText(/お支払いは行われていません。接続を確認して/)).toBeVisible()
  expect(network.calls()).not.toContain(create)
  expect(openAttempt()).toBeNull()
  expect(screen.queryByText('お支払いの結果を確認できませんでした')).toBeNull()
  onLine.mockReturnValue(true)
  await userEvent.click(await payButton())
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
})

// On a phone the button stands at the bottom of the window, the notice at the top of the page.
test('without a line every press shows the notice and takes the focus there', async () => {
  const scrolled: Element[] = []
  HTMLElement.prototype.scrollIntoView = function scroll() {
    scrolled.push(this)
  }
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answerWith({ ...screenAnswers, [create]: paymentStarted })
  await renderAt('/payments/add/confirm')
  await agree()
  for (const press of [1, 2]) {
    await userEvent.click(await payButton())
    const notice = await screen.findByText(/お支払いは行われていません。接続を確認して/)
    await waitFor(() => expect(scrolled).toHaveLength(press))
    expect(scrolled.at(-1)).toContainElement(notice)
    expect(scrolled.at(-1)).toHaveFocus()
  }
})

test('a call that may not have arrived is repeated by a button that says so, and may be left', async () => {
  const network = answerWith({ ...screenAnswers, [create]: lost })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText(/届いていなかった場合は同じ内容でお支払いの手続きを始めます/)).toBeVisible()
  expect(screen.queryByRole('button', { name: '結果を確認する' })).toBeNull()
  expect(screen.getByRole('button', { name: '同じ内容で手続きを続ける' })).toBeVisible()
  expect(screen.getByRole('link', { name: '続けずに、お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
  expect(network.requestsOf(create)).toHaveLength(1)
})

// It was on the body: the form goes with the button that was pressed.
test('what says that the end is not known has the focus', async () => {
  answerWith({ ...screenAnswers, [create]: lost })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  const title = await screen.findByText('お支払いの結果を確認できませんでした')
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  expect(document.activeElement).toContainElement(title)
  expect(screen.getAllByText(/確認でき(ませんでした|ていません)/)).toHaveLength(1)
})

test('a payment that the server has named is only asked for', async () => {
  nameOpenPayment(paymentId)
  const network = answerWith({ ...screenAnswers, [approve]: lost })
  const { address } = await renderAt('/payments/add/confirm')
  const check = await screen.findByRole('button', { name: '結果を確認する' })
  network.answer(approve, paymentApproved)
  await userEvent.click(check)
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(network.calls()).not.toContain(create)
})

test('an unfinished authentication can be left for another card, under a key of its own', async () => {
  nameOpenPayment(paymentId)
  const key = openAttempt()?.idempotencyKey
  const network = answerWith({ ...screenAnswers, [approve]: waiting, [create]: paymentStarted })
  const { address } = await renderAt('/payments/add/confirm')
  expect(await screen.findByText(/どちらも行わないと、お手続きは自動で取り消され/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ほかのカードで支払う' }))
  // The notice went with its button, far above the choice of the card.
  expect(await screen.findByRole('radio', { name: /末尾1111/ })).toHaveFocus()
  await agree()
  expect(network.calls()).not.toContain(create)
  network.answer(approve, paymentApproved)
  await userEvent.click(await payButton())
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  const [sent] = network.requestsOf(create)
  expect(sent?.headers.get('idempotency-key')).not.toBe(key)
})
