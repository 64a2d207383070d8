import { fireEvent, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost } from '@invoice-card/config/testing/network'
import { maxCommentLength } from '@invoice-card/contracts'
import { startTab } from '../testing/checkout.ts'
import { paymentStarted, request, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const answer = 'PUT /api/v1/invoices/21/request_buyer'
const answers = {
  'GET /api/v1/invoices/21': request,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
}
const none = { invoices: [], total_count: 0, total_count_is_action_required: 0 }

beforeEach(startTab)

test('turning it down asks first and takes a reason', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/invoices': none,
    [answer]: { ...paymentStarted, payment_id: null, status: 'request_declined' },
  })
  const { address } = await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('button', { name: 'このご依頼を辞退する' }))
  await userEvent.type(screen.getByRole('textbox', { name: /辞退の理由/ }), '振込で支払います。')
  await userEvent.click(screen.getByRole('button', { name: '辞退する' }))
  await waitFor(() => expect(address()).toBe('/payments/waiting'))
  await expect(network.requestsOf(answer)[0]?.json()).resolves.toEqual({
    action: 'decline',
    comment: '振込で支払います。',
  })
})

test('a reason that is too long is not sent, and takes the focus', async () => {
  const network = answerWith(answers)
  await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('button', { name: 'このご依頼を辞退する' }))
  const reason = screen.getByRole('textbox', { name: /辞退の理由/ })
  fireEvent.change(reason, { target: { value: '長'.repeat(maxCommentLength + 1) } })
  await userEvent.click(screen.getByRole('button', { name: '辞退する' }))
  expect(reason).toHaveFocus()
  expect(reason).toBeInvalid()
  expect(network.requestsOf(answer)).toHaveLength(0)
})

test('the list is as it was left: by the way back, and after the request was turned down', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/invoices': none,
    [answer]: { ...paymentStarted, payment_id: null, status: 'request_declined' },
  })
  const { address } = await renderAt('/payments/waiting/21/creditcard', { listSearch: 'order=due&page=2' })
  expect(await screen.findByRole('link', { name: '支払い待ち' })).toHaveAttribute(
    'href',
    '/payments/waiting?order=due&page=2',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'このご依頼を辞退する' }))
  await userEvent.click(screen.getByRole('button', { name: '辞退する' }))
  await waitFor(() => expect(address()).toBe('/payments/waiting?order=due&page=2'))
})

test('a lost answer leaves its dialog open with the reason, and the next try repeats the call', async () => {
  const network = answerWith({ ...answers, 'GET /api/v1/invoices': none, [answer]: lost })
  const { address } = await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('button', { name: 'このご依頼を辞退する' }))
  const dialog = screen.getByRole('alertdialog')
  await userEvent.type(within(dialog).getByRole('textbox', { name: /辞退の理由/ }), '振込で支払います。')
  await userEvent.click(within(dialog).getByRole('button', { name: '辞退する' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('接続できませんでした')
  expect(within(dialog).getByRole('textbox', { name: /辞退の理由/ })).toHaveValue('振込で支払います。')
  network.answer(answer, { ...paymentStarted, payment_id: null, status: 'request_declined' })
  await userEvent.click(within(dialog).getByRole('button', { name: '辞退する' }))
  await waitFor(() => expect(address()).toBe('/payments/waiting'))
  const keys = network.requestsOf(answer).map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})
