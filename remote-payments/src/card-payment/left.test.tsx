import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { bus, type BusEvents } from '@invoice-card/events'
import { emptyApplication } from '../checkout/entry.ts'
import { begun } from '../checkout/checkout.ts'
import { readApplication, readCheckout } from '../checkout/store.ts'
import { beginWith, beginAgainWith, leaveFlow, startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { addToQueue, clearQueue, readQueue } from '../draft/queue/queue-state.ts'
import {
  calendar,
  checkedForm,
  commission,
  fileId,
  paymentApproved,
  paymentId,
  paymentStarted,
  readFile,
  request,
  savedCard,
} from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const pay = 'PUT /api/v1/invoices/21/request_buyer'
const create = 'POST /api/v1/invoices'
const answers = {
  'GET /api/v1/invoices/21': request,
  'GET /api/v1/invoices/22': { ...request, id: 22 },
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/banks/closed_day': calendar,
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
}
const declined = { ...paymentStarted, status: 'declined', invoice_id: null, message: 'ご利用限度額を超えています。' }
const authentication = {
  ...paymentStarted,
  status: 'authentication_required',
  authentication_url: 'http://localhost/acs',
  invoice_id: null,
}

let toasts: BusEvents['toast'][] = []
let stop = () => {}
beforeEach(() => {
  startTab()
  clearQueue()
  toasts = []
  stop = bus.on('toast', toast => toasts.push(toast))
})
afterEach(() => stop())

/** Presses the button that pays, on a line that does not answer yet. */
async function payOnSlowLine(path: string, call: string, button: string) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({ ...answers, [call]: () => promise })
  const view = await renderAt(path)
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(network.requestsOf(call)).toHaveLength(1))
  return { network, ...view, answer: (value: unknown) => act(async () => resolve(value)) }
}

/** As the browser's back button to the list: the host clears the flow there. */
async function leavePayingRequest() {
  const slow = await payOnSlowLine('/payments/waiting/21/creditcard', pay, '418,000円を支払う')
  slow.leave()
  act(leaveFlow)
  return { ...slow, ...(await renderAt('/payments/waiting')) }
}

test('a card declined once the request was left is reported here, not on the next request', async () => {
  const { answer, leave } = await leavePayingRequest()
  await answer(declined)
  await waitFor(() =>
    expect(toasts).toMatchObject([
      {
        kind: 'error',
        title: 'カード払いができませんでした',
        text: 'ご利用限度額を超えています。',
        link: [{ to: '/payments/waiting/21/creditcard' }],
      },
    ]),
  )
  expect(readCheckout()).toEqual(begun)
  leave()
  await renderAt('/payments/waiting/22/creditcard')
  await screen.findByRole('button', { name: '418,000円を支払う' })
  expect(screen.queryByText('カード払いができませんでした')).toBeNull()
})

test.each([
  ['is approved', paymentStarted, '進んでいます。'],
  ['asks for an authentication', authentication, '本人認証を行わないと'],
])('a payment that %s once it was left leads nobody away, and links to its end', async (_, given, text) => {
  const { address, answer } = await leavePayingRequest()
  await answer(given)
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { text: expect.stringContaining(text), link: { to: `/payments/complete?payment_id=${paymentId}` } },
    ]),
  )
  expect(address()).toBe('/payments/waiting')
  expect(readCheckout()).toEqual(begun)
})

test.each([
  ['is refused', refusal(409, 'request_cancelled', 'ご依頼は取り下げられています。'), 'ご依頼は取り下げられています。'],
  ['must wait', refusal(429, 'too_many_requests'), '一覧をご確認ください'],
  ['is lost', lost, '一覧をご確認ください'],
])('a payment that %s once it was left leaves nothing in the flow, and is reported', async (_, given, text) => {
  const { answer } = await leavePayingRequest()
  await answer(given)
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: expect.stringContaining(text) }]))
  expect(readCheckout()).toEqual(begun)
})

// Its text said the title once more.
test('the end of a left payment that is not known is said once', async () => {
  const { answer } = await leavePayingRequest()
  await answer(lost)
  const text = 'もう一度お手続きになる前に、お支払いの一覧をご確認ください。'
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'お支払いの結果を確認できませんでした', text }]))
})

const queued = (draft_id: number) =>
  ({
    key: `${draft_id}`,
    file_name: `${draft_id}.pdf`,
    status: 'ready',
    percent: 100,
    file_id: fileId,
    draft_id,
    failure: null,
  }) as const
const entered = {
  ...emptyApplication,
  invoiceFile: { file_id: fileId, file_name: '4.pdf' },
  invoiceForm: checkedForm,
  isFormChecked: true,
  draftId: 4,
}

test('a card declined once its application was left is reported with the link to its draft', async () => {
  beginAgainWith(entered)
  const { answer, leave } = await payOnSlowLine('/payments/add/confirm', create, '625,416円を支払う')
  leave()
  act(leaveFlow)
  await answer(declined)
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', link: [{ to: '/payments/draft/4' }] }]))
})

test('the end of an application that was left knows which invoice of the queue it paid', async () => {
  addToQueue([queued(4), queued(5)])
  beginAgainWith(entered)
  const { answer, leave } = await payOnSlowLine('/payments/add/confirm', create, '625,416円を支払って次へ')
  leave()
  beginWith({ draftId: 5 })
  await answer(paymentStarted)
  await waitFor(() => expect(toasts).toHaveLength(1))
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByRole('link', { name: '次の請求書へ' })).toHaveAttribute('href', '/payments/draft/5')
  expect(readQueue().map(({ status }) => status)).toEqual(['paid', 'ready'])
  expect(readApplication().draftId).toBe(5)
})

test('going back within the flow leads to the payment again, which is sent once and ends there', async () => {
  beginAgainWith(entered)
  const { network, answer, leave } = await payOnSlowLine('/payments/add/confirm', create, '625,416円を支払う')
  leave()
  const again = await renderAt('/payments/add/invoiceinfo')
  await waitFor(() => expect(again.address()).toBe('/payments/add/confirm'))
  await answer(declined)
  expect(await screen.findByText('ご利用限度額を超えています。')).toBeVisible()
  expect(network.requestsOf(create)).toHaveLength(1)
  expect(toasts).toEqual([])
})

test('the decline of one payment is not shown at another that is opened next', async () => {
  answerWith({ ...answers, [pay]: declined })
  const first = await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '418,000円を支払う' }))
  await screen.findByText('ご利用限度額を超えています。')
  first.leave()
  await renderAt('/payments/waiting/22/creditcard')
  await screen.findByRole('button', { name: '418,000円を支払う' })
  expect(screen.queryByText('ご利用限度額を超えています。')).toBeNull()
})
