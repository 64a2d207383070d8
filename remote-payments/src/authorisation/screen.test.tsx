import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { clearPaymentFlow } from '../common/flow-state.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { payment, paymentApproved, paymentId, paymentStarted, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const asked = { ...payment, is_action_required: true, action_required_reason: 5 }
const answers = { [get]: asked, 'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard] }, 'POST /api/v1/invoices/credit_cards/approval': paymentApproved }

beforeEach(clearPaymentFlow)

const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test('a payment whose card is not asked for offers no card', async () => {
  answerWith({ ...answers, [get]: payment })
  await renderAt('/payments/review/18/creditcard')
  expect(await screen.findByText('カードの再承認は必要ありません')).toBeVisible()
  expect(screen.queryByRole('button', { name: /承認する/ })).toBeNull()
})

test('a card that may not be used is told where cards are chosen', async () => {
  answerWith({ ...answers, [authorise]: refusal(422, 'card_expired') })
  await renderAt('/payments/review/18/creditcard')
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  expect(await screen.findByText('カードの有効期限が切れています。別のカードを選択してください。')).toBeVisible()
})

test('from the detail of the payment to the card and to the end', async () => {
  const network = answerWith({ ...answers, [authorise]: paymentStarted })
  const { address } = await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('link', { name: 'カードの承認をやり直す' }))
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(await screen.findByText(/以前の承認は取り消されます/)).toBeVisible()
  await expect(network.requestsOf(authorise)[0]?.json()).resolves.toEqual({ card: { kind: 'saved', credit_card_id: 3 }, is_terms_agreed: true })
})

test('right after the card the payment is shown as it is now', async () => {
  const network = answerWith({ ...answers, [authorise]: paymentStarted, 'POST /api/v1/invoices/credit_cards/approval': { ...paymentApproved, invoice_id: 18 } })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('link', { name: 'カードの承認をやり直す' }))
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  const detail = await screen.findByRole('link', { name: 'お申し込みの内容を見る' })
  network.answer(get, payment)
  await userEvent.click(detail)
  expect(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'カードの承認をやり直す' })).toBeNull())
})
