import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import type { CreateInvoiceBody } from '@invoice-card/contracts'
import { begun } from '../checkout/checkout.ts'
import { readApplication, readCheckout } from '../checkout/store.ts'
import { beginWith, beginAgainWith, leaveFlow, startTab, nameOpenPayment } from '../testing/checkout.ts'
import { compared } from '../testing/known-supplier.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { addToQueue, clearQueue } from '../draft/queue/queue-state.ts'
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
const fee = 'GET /api/v1/invoices/commission'
const screenAnswers = {
  [fee]: commission,
  ...compared,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  [approve]: paymentApproved,
}

beforeEach(() => {
  startTab()
  clearQueue()
  beginWith({
    invoiceFile: { file_id: fileId, file_name: '01.pdf' },
    invoiceForm: checkedForm,
    isFormChecked: true,
  })
})

const payButton = () => screen.findByRole('button', { name: '625,416円を支払う' })
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
const bodyOf = async (request: Request | undefined) => (await request?.json()) as CreateInvoiceBody

test('without an entered invoice it leads to the first step', async () => {
  leaveFlow()
  answerWith(screenAnswers)
  const { address } = await renderAt('/payments/add/confirm')
  await waitFor(() => expect(address()).toBe('/payments/create'))
})

test('without the terms nothing is sent', async () => {
  const network = answerWith({ ...screenAnswers, [create]: paymentStarted })
  await renderAt('/payments/add/confirm')
  await userEvent.click(await payButton())
  expect((await screen.findAllByText(/利用規約をお読みのうえ、同意してください。/)).length).toBeGreaterThan(0)
  expect(network.calls()).not.toContain(create)
})

const queued = {
  key: 'a',
  file_name: 'a.pdf',
  status: 'paid',
  percent: 100,
  file_id: fileId,
  draft_id: 4,
  failure: null,
} as const
test.each([
  ['once another one of them was paid, and can be taken back', 5, 'paid', true],
  ['not before one of them was paid', 5, 'ready', false],
  ['not for a payment from somewhere else', 9, 'paid', false],
] as const)(
  'of several invoices chosen at once the terms are agreed to together: %s',
  async (_, draftId, status, isTicked) => {
    addToQueue([
      { ...queued, status },
      { ...queued, key: 'b', draft_id: 5, status: 'ready' },
    ])
    beginAgainWith({ draftId })
    answerWith(screenAnswers)
    await renderAt('/payments/add/confirm')
    await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/, checked: isTicked }))
    expect(screen.queryAllByText('選択した請求書 2件中2件目')).toHaveLength(draftId === 5 ? 1 : 0)
    expect(readApplication().confirmForm.isTermsAgreed).toBe(!isTicked)
  },
)

test('a double click pays once, with the fee that was shown, and ends at the completion', async () => {
  const network = answerWith({ ...screenAnswers, [create]: paymentStarted })
  const { address } = await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.dblClick(await payButton())
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(await screen.findByText('I-00000001')).toBeVisible()
  expect(network.requestsOf(create)).toHaveLength(1)
  expect(await bodyOf(network.requestsOf(create)[0])).toMatchObject({
    commission_amount: 18_216,
    card: { kind: 'saved', credit_card_id: 3 },
    file_ids: [fileId],
  })
  expect(readCheckout()).toEqual(begun)
})

test('a changed fee is shown and asked for again under a new key', async () => {
  const network = answerWith({ ...screenAnswers, [create]: refusal(409, 'commission_changed') })
  await renderAt('/payments/add/confirm')
  await agree()
  const button = await payButton()
  network.answer(fee, { ...commission, commission_amount: 20_000, total_amount: 627_200 })
  await userEvent.click(button)
  expect(await screen.findByText(/手数料が変わりました/)).toBeVisible()
  network.answer(create, paymentStarted)
  await userEvent.click(await screen.findByRole('button', { name: '627,200円を支払う' }))
  await screen.findByText('I-00000001')
  const [first, second] = network.requestsOf(create)
  expect((await bodyOf(second)).commission_amount).toBe(20_000)
  expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
})

test('an invoice that was paid before is explained, and the list is offered', async () => {
  answerWith({ ...screenAnswers, [create]: refusal(409, 'duplicate_invoice') })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText(/すでにお支払いのお申し込みがあります/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お支払いの一覧を見る' })).toHaveAttribute('href', '/payments/review')
})

test.each([
  ['a refused transfer date', 'transfer_date_not_available', /振込日を選び直してください/],
  ['the own T number', 'registration_number_is_own', /自社の番号になっています/],
  ["an account of one's own", 'account_is_own_company', /自社の口座にはお支払いいただけません/],
])('%s leads to its field, where the reason stands', async (_, code, reason) => {
  answerWith({ ...screenAnswers, [create]: refusal(422, code) })
  await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.getByRole('link', { name: '入力内容を修正する' })).toHaveAttribute('href', '/payments/add/invoiceinfo')
})

test('after a lost answer and a reload the same call is repeated, and then the screen goes on', async () => {
  const network = answerWith({ ...screenAnswers, [create]: lost })
  const first = await renderAt('/payments/add/confirm')
  await agree()
  await userEvent.click(await payButton())
  expect(await screen.findByText('お支払いの結果を確認できませんでした')).toBeVisible()
  expect(screen.queryByRole('link', { name: '請求書を修正する' })).toBeNull()
  first.leave()

  network.answer(create, paymentStarted)
  const second = await renderAt('/payments/add/confirm')
  await waitFor(() => expect(second.address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(new Set(network.requestsOf(create).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('coming back from the bank without having authenticated offers to go on', async () => {
  nameOpenPayment(paymentId)
  answerWith({
    ...screenAnswers,
    [approve]: {
      ...paymentApproved,
      status: 'authentication_required',
      is_credit_approved: false,
      invoice_id: null,
      authentication_url: 'http://localhost/acs',
    },
  })
  await renderAt('/payments/add/confirm')
  expect(await screen.findByRole('button', { name: '本人認証を続ける' })).toBeVisible()
  // Whether the payer has finished it is not known: the notice said that they had not.
  expect(screen.getByText('本人認証が完了したか、まだ確認できていません')).toBeVisible()
  expect(
    screen.getByText(/完了していた場合、お手続きはこのまま進み、結果がお支払いの一覧に表示されます。/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /を支払う/ })).toBeNull()
})

test('a declined card is reported on the confirmation, and all input stays for another card', async () => {
  nameOpenPayment(paymentId)
  answerWith({
    ...screenAnswers,
    [approve]: {
      ...paymentApproved,
      status: 'declined',
      is_credit_approved: false,
      invoice_id: null,
      message: 'ご利用限度額を超えています。',
    },
  })
  const { address } = await renderAt(`/payments/complete?payment_id=${paymentId}`)
  await waitFor(() => expect(address()).toBe('/payments/add/confirm'))
  expect(await screen.findByText('ご利用限度額を超えています。')).toBeVisible()
  expect(screen.getByText('カード以外の入力は、すべて残っています。')).toBeVisible()
  expect(screen.getByText(/^別のカードを選ぶか/)).toBeVisible()
  expect(await payButton()).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: /Visa 末尾1111/ })).toHaveFocus())
})
