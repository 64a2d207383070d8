import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../testing/checkout.ts'
import { paymentStarted, request, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/21'
const answer = 'PUT /api/v1/invoices/21/request_buyer'
const seen = { ...request, updated_at: '2026-11-20T01:00:00.000Z' }
const moved = { ...seen, due_date: '2026-12-10', updated_at: '2026-11-20T02:00:00.000Z' }

beforeEach(startTab)

const pay = async () => userEvent.click(await screen.findByRole('button', { name: '418,000円を支払う' }))

// Its seller gave it other days while it was open: the card paid by a day that nobody had seen.
test('a request that changed before the card was pressed says what did, and is paid as it is now', async () => {
  const network = answerWith({
    [get]: seen,
    'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    [answer]: () => {
      network.answer(get, moved)
      return refusal(409, 'invoice_changed')
    },
  })
  await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await pay()
  expect(await screen.findByText('ご依頼の内容が変わったため、まだ支払っていません')).toBeVisible()
  expect(await screen.findByText('支払期日：2026年12月17日(木) → 2026年12月10日(木)')).toBeVisible()
  network.answer(answer, paymentStarted)
  await pay()
  await waitFor(() => expect(network.requestsOf(answer)).toHaveLength(2))
  expect(await network.bodies(answer)).toMatchObject([
    { known_updated_at: seen.updated_at },
    { known_updated_at: moved.updated_at },
  ])
})
