import { act, fireEvent, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { startTab } from '../testing/checkout.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { payment, paymentApproved, paymentId, paymentStarted, savedCard } from '../testing/payment.ts'
import { cardFrameOrigin, renderAt } from '../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const asked = { ...payment, is_action_required: true, action_required_reason: 5 }
const answers = {
  [get]: asked,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
}

beforeEach(startTab)

const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))

test('a payment whose card is not asked for offers no card', async () => {
  answerWith({ ...answers, [get]: payment })
  await renderAt('/payments/review/18/creditcard')
  expect(await screen.findByText('カードの再承認は必要ありません')).toBeVisible()
  expect(screen.queryByRole('button', { name: /承認する/ })).toBeNull()
})

test('of a payment that is not there, the way back is the list and not its detail', async () => {
  answerWith({ [get]: refusal(404, 'invoice_not_found') })
  await renderAt('/payments/review/18/creditcard')
  expect(await screen.findByRole('link', { name: '審査中' })).toHaveAttribute('href', '/payments/review')
  expect(screen.queryByRole('link', { name: 'お支払いの詳細' })).toBeNull()
})

test('a card that may not be used is named where cards are chosen', async () => {
  answerWith({ ...answers, [authorise]: refusal(422, 'card_expired', 'カードの有効期限が切れています。') })
  await renderAt('/payments/review/18/creditcard')
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  expect(await screen.findByText('カードの有効期限が切れています。')).toBeVisible()
})

test('a payment that changed since it was shown takes no card before its new state is shown', async () => {
  const begun = { ...asked, updated_at: '2026-11-20T01:00:00.000Z' }
  const changed = { ...asked, total_amount: 700_000, updated_at: '2026-11-20T02:00:00.000Z' }
  const network = answerWith({
    ...answers,
    [get]: begun,
    [authorise]: refusal(409, 'invoice_changed', '変更されました。'),
  })
  await renderAt('/payments/review/18/creditcard')
  await agree()
  network.answer(get, changed)
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  expect(await screen.findByText('変更されました。')).toBeVisible()
  network.answer(authorise, paymentStarted)
  await userEvent.click(await screen.findByRole('button', { name: '700,000円のカード払いを承認する' }))
  await waitFor(async () =>
    expect(await network.bodies(authorise)).toMatchObject([
      { known_updated_at: begun.updated_at },
      { known_updated_at: changed.updated_at },
    ]),
  )
})

// They stood above the choice and again in the frame, at the number.
test('the accepted brands are named by the card frame alone', async () => {
  answerWith({ ...answers, 'GET /api/v1/invoices/credit_cards': { credit_cards: [], limit: 10 } })
  await renderAt('/payments/review/18/creditcard')
  await agree()
  expect(screen.queryByText(/JCB/)).toBeNull()
})

test('the detail leads to its own button, and not to the screen that it is', async () => {
  answerWith(answers)
  await renderAt('/payments/review/18')
  expect(await screen.findByText(/^下の「カードの承認をやり直す」ボタンから/)).toBeVisible()
  expect(screen.queryByText(/お支払いの詳細の画面から/)).toBeNull()
  // A second card payment is asked for: why, and that nothing is charged twice.
  expect(screen.getByText(/^カードの承認には期限があり、.*二重に請求されることはありません。$/)).toBeVisible()
})

test('the way back from the card leads to the list that the payment was opened from', async () => {
  answerWith(answers)
  await renderAt('/payments/review/18', { listSearch: 'tab=action-required&q=INV' })
  await userEvent.click(await screen.findByRole('link', { name: 'カードの承認をやり直す' }))
  await userEvent.click(await screen.findByRole('link', { name: 'お支払いの詳細' }))
  expect(await screen.findByRole('link', { name: '要対応' })).toHaveAttribute(
    'href',
    '/payments/review?tab=action-required&q=INV',
  )
})

test('after a declined card the earlier authorisation stands, and the card takes the focus', async () => {
  answerWith({ ...answers, [authorise]: { ...paymentStarted, status: 'declined', invoice_id: null, message: null } })
  await renderAt('/payments/review/18/creditcard')
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  expect(await screen.findByText(/^以前の承認は取り消されていません。/)).toBeVisible()
  expect(screen.getByText(/^別のカードを選ぶか/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /末尾1111/ })).toHaveFocus())
  const notice = screen.getByRole('alert')
  const text = notice.textContent
  await userEvent.click(screen.getByRole('radio', { name: '新しいカードを使う' }))
  // Another text would be read out again.
  expect(notice.textContent).toBe(text)
})

test('a token that comes after the screen was left charges no card', async () => {
  const network = answerWith({ ...answers, [authorise]: paymentStarted })
  const { address } = await renderAt('/payments/review/18/creditcard')
  await agree()
  await userEvent.click(await screen.findByRole('radio', { name: '新しいカードを使う' }))
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('カード情報の入力')
  const postFromCard = (data: object) =>
    act(() => {
      fireEvent(
        window,
        new MessageEvent('message', {
          origin: cardFrameOrigin,
          source: contentWindow,
          data: { protocol: 'invoice-card/card-frame', version: 1, ...data },
        }),
      )
    })
  postFromCard({ type: 'ready' })
  const asked = Promise.withResolvers<string>()
  contentWindow!.postMessage = (({ type, request_id }: { type: string; request_id: string }) => {
    if (type === 'submit') asked.resolve(request_id)
  }) as Window['postMessage']
  await userEvent.click(screen.getByRole('button', { name: '625,416円のカード払いを承認する' }))
  const request_id = await asked.promise
  await userEvent.click(screen.getByRole('link', { name: 'お支払いの詳細' }))
  await waitFor(() => expect(address()).toBe('/payments/review/18'))
  postFromCard({ type: 'token', request_id, token: 'token-1' })
  await screen.findByText('お申し込みの内容')
  expect(network.requestsOf(authorise)).toHaveLength(0)
})

test('from the detail of the payment to the card and to the end', async () => {
  const network = answerWith({ ...answers, [authorise]: paymentStarted })
  const { address } = await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('link', { name: 'カードの承認をやり直す' }))
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(await screen.findByText(/以前の承認は取り消されます/)).toBeVisible()
  await expect(network.requestsOf(authorise)[0]?.json()).resolves.toEqual({
    card: { kind: 'saved', credit_card_id: 3 },
    is_terms_agreed: true,
  })
})

test('right after the card the payment is shown as it is now', async () => {
  const network = answerWith({ ...answers, [authorise]: paymentStarted })
  // From the moment of the approval the payment is another one.
  network.answer('POST /api/v1/invoices/credit_cards/approval', () => {
    network.answer(get, payment)
    return { ...paymentApproved, invoice_id: 18 }
  })
  await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('link', { name: 'カードの承認をやり直す' }))
  await agree()
  await userEvent.click(await screen.findByRole('button', { name: '625,416円のカード払いを承認する' }))
  await userEvent.click(await screen.findByRole('link', { name: 'お申し込みの内容を見る' }))
  expect(await screen.findByRole('button', { name: 'お申し込みをキャンセルする' })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'カードの承認をやり直す' })).toBeNull())
})
