import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { bus, type BusEvents } from '@invoice-card/events'
import { leaveFlow, startTab } from '../testing/checkout.ts'
import { paymentStarted, request, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const pay = 'PUT /api/v1/invoices/21/request_buyer'
const screenOfRequest = '/payments/waiting/21/creditcard'
const declined = (v_result_code: string) => ({
  ...paymentStarted,
  status: 'declined',
  invoice_id: null,
  message: 'お支払いは行われていません。',
  v_result_code,
})

let toasts: BusEvents['toast'][] = []
let stop = () => {}
beforeEach(() => {
  startTab()
  toasts = []
  stop = bus.on('toast', toast => toasts.push(toast))
})
afterEach(() => stop())

// The link to us stood alone where another card would have paid.
test.each([
  ['of a frozen card', declined('G001XF0300000000'), [screenOfRequest, '/contact']],
  ['of a frozen company', declined('G001XF0100000000'), ['/contact']],
  ['of a full card', declined('G001AC0100000000'), [screenOfRequest]],
  ['that a frozen card refuses', refusal(409, 'card_frozen'), [screenOfRequest, '/contact']],
])('a payment %s, once it was left, is reported with the way on', async (_, answer, ways) => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const network = answerWith({
    'GET /api/v1/invoices/21': request,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    'GET /api/v1/invoices': { invoices: [], total_count: 0, total_count_is_action_required: 0 },
    [pay]: () => promise,
  })
  const { leave } = await renderAt(screenOfRequest)
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '418,000円を支払う' }))
  await waitFor(() => expect(network.requestsOf(pay)).toHaveLength(1))
  leave()
  act(leaveFlow)
  await renderAt('/payments/waiting')
  await act(async () => resolve(answer))
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', link: ways.map(to => ({ to })) }]))
})
