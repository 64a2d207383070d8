import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { bus, type BusEvents } from '@invoice-card/events'
import { startTab } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import {
  calendar,
  commission,
  paymentApproved,
  paymentId,
  paymentStarted,
  request,
  savedCard,
} from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const pay = 'PUT /api/v1/invoices/21/request_buyer'
const screenOfPayment = '/payments/waiting/21/creditcard'
const declined = { ...paymentStarted, status: 'declined', invoice_id: null, message: 'ご利用限度額を超えています。' }

let toasts: BusEvents['toast'][] = []
let stop = () => {}
beforeEach(() => {
  startTab()
  toasts = []
  stop = bus.on('toast', toast => toasts.push(toast))
})
afterEach(() => stop())

/** Pays on a slow line, and presses a link whose screen is late before the given answer comes. */
async function leaveSlowly(given: unknown) {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({
    'GET /api/v1/invoices/21': request,
    ...compared,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
    'GET /api/v1/invoices/commission': commission,
    'GET /api/v1/banks/closed_day': calendar,
    [pay]: () => promise,
  })
  const page = await renderAt(screenOfPayment)
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '418,000円を支払う' }))
  await waitFor(() => expect(network.requestsOf(pay)).toHaveLength(1))
  await page.goSlowly()
  await act(async () => resolve(given))
  await act(() => new Promise(done => setTimeout(done)))
  return page
}

// Nothing came of it: the screen went on working, without a button.
test('a decline is shown to a user whose way to another screen was interrupted', async () => {
  const { go } = await leaveSlowly(declined)
  await go(`${screenOfPayment}#main`)
  expect(await screen.findByText('ご利用限度額を超えています。')).toBeVisible()
  expect(toasts).toEqual([])
})

test('a payment leads to its end once the way to another screen was interrupted, not before', async () => {
  const { address, go } = await leaveSlowly(paymentStarted)
  expect(address()).toBe(screenOfPayment)
  await go(`${screenOfPayment}#main`)
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(toasts).toEqual([])
})

test('how a payment ended while its user was leaving is said where they have gone', async () => {
  const { address, go } = await leaveSlowly(declined)
  await go('/suppliers')
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: 'ご利用限度額を超えています。' }]))
  expect(address()).toBe('/suppliers')
})
