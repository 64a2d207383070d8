import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { startTab, nameOpenPayment, openAttempt } from '../testing/checkout.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { paymentApproved, paymentId, paymentStarted, rated, request, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/21'
const answer = 'PUT /api/v1/invoices/21/request_buyer'
const approve = 'POST /api/v1/invoices/credit_cards/approval'
const answers = {
  [get]: request,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  [approve]: paymentApproved,
}

beforeEach(startTab)

const payButton = () => screen.findByRole('button', { name: '418,000円を支払う' })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test('before it is paid a request shows each tax rate with its tax, and the number of its issuer', async () => {
  answerWith({ ...answers, [get]: { ...request, ...rated } })
  await renderAt('/payments/waiting/21/creditcard')
  for (const text of ['消費税（10%）', '消費税（8%）', '30,000', '6,400', 'T5999947091087'])
    expect(await screen.findByText(text)).toBeVisible()
})

test('what its seller wrote since is shown, where the notice of it leads', async () => {
  const later_messages = [{ sent_at: '2026-11-24T01:00:00Z', text: '10日までにお願いします。' }]
  answerWith({ ...answers, [get]: { ...request, request: { ...request.request, later_messages } } })
  await renderAt('/payments/waiting/21/creditcard')
  const said = await screen.findByText('10日までにお願いします。')
  expect(said.parentElement).toHaveTextContent('2026年11月24日')
})

const declined = { reason: 'declined', settlement: null }
test.each([
  [8, null, 'カード払いの期限を過ぎています。'],
  [5, null, 'ご依頼は取り下げられています。'],
  [5, declined, 'すでに辞退されています。'],
  [1, null, 'すでにお支払いの手続きが済んでいます。'],
])('one in status %d (%j) says why it cannot be paid', async (status, cancellation, text) => {
  answerWith({
    ...answers,
    [get]: { ...request, status, cancellation, request: { ...request.request, pay_until: null } },
  })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
})

test("a frozen seller's request says so, asks for no card, and can be declined", async () => {
  answerWith({ ...answers, [get]: { ...request, request: { ...request.request, is_suspended: true } } })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText(/このご依頼は現在お支払いいただけません。/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'このご依頼を辞退する' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
})

test('one that is paid says to whom, how much and when', async () => {
  const timeline = [{ kind: 'applied', state: 'done', at: '2026-11-20T01:30:00Z', on: null }]
  answerWith({
    ...answers,
    [get]: { ...request, status: 1, timeline, request: { ...request.request, pay_until: null } },
  })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText('2026年11月20日(金) 10:30')).toBeVisible()
  expect(screen.getByText('北都工業株式会社')).toBeVisible()
  expect(screen.getByText('418,000')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お支払いの内容を見る' })).toHaveAttribute('href', '/payments/review/21')
})

const user = {
  email_address: 'keiri@example.jp',
  user_last_name: '佐藤',
  user_first_name: '花子',
  buyer_id: 1,
  business_form: 2,
  phone_number: '',
  external_integration_client_ids: [],
  accepted_terms_version: null,
  current_terms_version: '1',
}
test('a frozen company hears so, is asked for no card, and can decline', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/users/information': { ...user, registration_status: 'registered', is_company_frozen: true },
  })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText('サービスのご利用を停止しています')).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'このご依頼を辞退する' })).toBeVisible()
})

test.each([
  ['under_review', /確認が終わると、この画面からお支払いいただけます/],
  ['rejected', /ご利用いただけません/],
])('a company that is %s hears so before it types a card, and can decline', async (registration_status, text) => {
  answerWith({ ...answers, 'GET /api/v1/users/information': { ...user, registration_status } })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'このご依頼を辞退する' })).toBeVisible()
})

test('a refusal is shown, and the request stays payable', async () => {
  answerWith({ ...answers, [answer]: refusal(409, 'amount_changed', 'お支払い金額が変更されました。') })
  await renderAt('/payments/waiting/21/creditcard')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText('お支払い金額が変更されました。')).toBeVisible()
  expect(await payButton()).toBeVisible()
})

const withdrawn = {
  ...request,
  status: 5,
  cancellation: { reason: 'withdrawn', settlement: null },
  request: { ...request.request, pay_until: null },
}
test('a payment that is refused because the request was withdrawn shows the request as it is now', async () => {
  const network = answerWith({ ...answers, [answer]: refusal(409, 'request_cancelled') })
  await renderAt('/payments/waiting/21/creditcard')
  await agree()
  network.answer(get, withdrawn)
  await userEvent.click(await payButton())
  expect(await screen.findByText(/ご依頼は取り下げられています/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /支払う/ })).toBeNull()
})

// The seller had withdrawn nothing, and the buyer was sent to ask why.
test.each([
  ['buyer', /^このご依頼のお支払いは、キャンセルされています。/],
  ['unanswered', /^このご依頼のお支払いは、キャンセルされています。/],
  ['examiner', /^審査の結果、このご依頼のお支払いをお引き受けできませんでした。/],
])('a request whose payment the %s ended is not called withdrawn', async (reason, words) => {
  answerWith({ ...answers, [get]: { ...withdrawn, cancellation: { reason, settlement: 'void' } } })
  await renderAt('/payments/waiting/21/creditcard')
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お支払いの内容を見る' })).toHaveAttribute('href', '/payments/history/21')
})

test('declining what was withdrawn meanwhile shows the request as it is now', async () => {
  const network = answerWith({ ...answers, [answer]: refusal(409, 'request_cancelled') })
  await renderAt('/payments/waiting/21/creditcard')
  await userEvent.click(await screen.findByRole('button', { name: 'このご依頼を辞退する' }))
  network.answer(get, withdrawn)
  await userEvent.click(screen.getByRole('button', { name: '辞退する' }))
  expect(await screen.findByText(/ご依頼は取り下げられています/)).toBeVisible()
  // Nothing was paid: its link spoke of a payment.
  expect(screen.getByRole('link', { name: 'ご依頼の内容を見る' })).toHaveAttribute('href', '/payments/history/21')
})

test('a double click pays once what was shown, and ends at its own completion', async () => {
  const network = answerWith({ ...answers, [answer]: paymentStarted })
  const { address, leave } = await renderAt('/payments/waiting/21/creditcard')
  await agree()
  await userEvent.dblClick(await payButton())
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(await screen.findByText(/請求元の口座へ振り込みます/)).toBeVisible()
  expect(screen.queryByText('請求書の選択')).toBeNull()
  expect(screen.getByRole('link', { name: 'お支払いの内容を見る' })).toBeVisible()
  expect(network.requestsOf(answer)).toHaveLength(1)
  await expect(network.requestsOf(answer)[0]?.json()).resolves.toEqual({
    action: 'pay',
    card: { kind: 'saved', credit_card_id: 3 },
    amount: 418_000,
    is_terms_agreed: true,
  })
  leave()
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByText(/請求元の口座へ振り込みます/)).toBeVisible()
})

test('after a lost answer another screen of the flow leads here, where the call is repeated', async () => {
  const network = answerWith({ ...answers, [answer]: lost })
  const first = await renderAt('/payments/waiting/21/creditcard')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText('お支払いの結果を確認できませんでした')).toBeVisible()
  first.leave()
  network.answer(answer, paymentStarted)
  const second = await renderAt('/payments/add/confirm')
  await waitFor(() => expect(second.address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(new Set(network.requestsOf(answer).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('a declined card is reported here, and another can be chosen', async () => {
  const network = answerWith({ ...answers, [answer]: lost })
  const first = await renderAt('/payments/waiting/21/creditcard')
  await agree()
  await userEvent.click(await payButton())
  await screen.findByText('お支払いの結果を確認できませんでした')
  first.leave()
  nameOpenPayment(paymentId)
  network.answer(approve, {
    ...paymentApproved,
    status: 'declined',
    is_credit_approved: false,
    invoice_id: null,
    message: 'ご利用限度額を超えています。',
  })
  const { address } = await renderAt(`/payments/complete?payment_id=${paymentId}`)
  await waitFor(() => expect(address()).toBe('/payments/waiting/21/creditcard'))
  expect(await screen.findByText('ご利用限度額を超えています。')).toBeVisible()
  // The card frame is empty again: nothing of a new card is stored.
  expect(screen.queryByText(/入力内容はそのまま/)).toBeNull()
  expect(screen.getByText('ご依頼は、支払い待ちのままです。')).toBeVisible()
  expect(screen.getByText('別のカードを選ぶか、新しいカードを入力してください。')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  expect(openAttempt()).toBeNull()
})
