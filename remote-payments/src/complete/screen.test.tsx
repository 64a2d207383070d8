import { screen, sentence, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { answerWith } from '@invoice-card/config/testing/network'
import { emptyApplication } from '../checkout/entry.ts'
import { begun } from '../checkout/checkout.ts'
import { readApplication, readCheckout } from '../checkout/store.ts'
import { beginWith, beginAgainWith, leaveFlow, startTab, nameOpenPayment } from '../testing/checkout.ts'
import { addToQueue, clearQueue, readQueue } from '../draft/queue/queue-state.ts'
import { checkedForm, commission, fileId, paymentApproved, paymentId, savedCard } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const invoice = (draft_id: number) =>
  ({
    key: `${draft_id}`,
    file_name: `${draft_id}.pdf`,
    status: 'ready',
    percent: 100,
    file_id: fileId,
    draft_id,
    failure: null,
  }) as const

const authoriseAgain = {
  name: 'authoriseAgain',
  invoiceId: 21,
  body: { card: { kind: 'saved', credit_card_id: 3 }, is_terms_agreed: true },
} as const

beforeEach(() => {
  startTab()
  clearQueue()
  answerWith({ 'POST /api/v1/invoices/credit_cards/approval': paymentApproved })
})

const open = async () => {
  beginAgainWith({ invoiceFile: { file_id: fileId, file_name: '4.pdf' }, draftId: 4 })
  nameOpenPayment(paymentId)
  return renderAt(`/payments/complete?payment_id=${paymentId}`)
}

test('returning from the issuer begins at the words of success', async () => {
  await open()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'お申し込みが完了しました' })).toHaveFocus())
  const steps = within(screen.getByRole('navigation', { name: '手順' })).getAllByRole('listitem')
  expect(steps.map(({ dataset }) => dataset['state'])).toEqual(Array(4).fill('completed'))
})

test('the number of the application can be copied', async () => {
  await open()
  await userEvent.setup().click(await screen.findByRole('button', { name: '申込番号をコピーする' }))
  expect(await navigator.clipboard.readText()).toBe('I-00000001')
})

test('after a payment of the queue the next invoice opens, and a toast shows the paid number', async () => {
  const toasts: unknown[] = []
  const stop = bus.on('toast', toast => toasts.push(toast))
  addToQueue([invoice(4), invoice(5)])
  const { address } = await open()
  await waitFor(() => expect(address()).toBe('/payments/draft/5'))
  expect(toasts).toEqual([
    expect.objectContaining({
      kind: 'success',
      text: 'I-00000001のお申し込みが完了しました。',
      link: { to: '/payments/review/1', label: 'お申し込みの内容を見る' },
    }),
  ])
  expect(readQueue().map(({ status }) => status)).toEqual(['paid', 'ready'])
  stop()
})

test('a card that was authorised again has gone through no steps', async () => {
  nameOpenPayment(paymentId, authoriseAgain)
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByText('I-00000001')).toBeVisible()
  expect(screen.queryByRole('navigation', { name: '手順' })).toBeNull()
})

test('the address alone shows no steps, and two ways on', async () => {
  await renderAt('/payments/complete')
  expect(await screen.findByRole('heading', { level: 1, name: 'お支払いが見つかりません' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: '手順' })).toBeNull()
  expect(screen.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
  expect(screen.getByRole('link', { name: '請求書を支払う' })).toHaveAttribute('href', '/payments/create')
})

test('the last invoice of the queue leads to its payment', async () => {
  addToQueue([invoice(4)])
  await open()
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)[0]).toBe('お申し込みの内容を見る')
})

const secondInvoice = {
  ...emptyApplication,
  invoiceFile: { file_id: '00000000-0000-4000-8000-000000000005', file_name: '5.pdf' },
  invoiceForm: checkedForm,
  isFormChecked: true,
  draftId: 5,
}

test('going back to the end of the last invoice leaves the next one unpaid, with its input', async () => {
  addToQueue([invoice(4), invoice(5), invoice(6)])
  const first = await open()
  await waitFor(() => expect(readQueue()[0]?.status).toBe('paid'))
  first.leave()
  beginAgainWith(secondInvoice)
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByRole('link', { name: '次の請求書へ' })).toHaveAttribute('href', '/payments/draft/5')
  expect(readQueue().map(({ status }) => status)).toEqual(['paid', 'ready', 'ready'])
  expect(readApplication()).toEqual(secondInvoice)
})

const declined = {
  ...paymentApproved,
  status: 'declined',
  is_credit_approved: false,
  invoice_id: null,
  message: 'ご利用限度額を超えています。',
}

test.each([
  ['leads to its draft, where only the card is asked for', true, '下書きから支払う', '/payments/draft/4'],
  ['of another tab leads to the drafts', false, '下書きの一覧へ', '/payments/draft'],
])('a decline without its form %s', async (_, isOfThisTab, name, href) => {
  if (isOfThisTab) {
    beginAgainWith({ invoiceFile: { file_id: fileId, file_name: '4.pdf' }, draftId: 4 })
    nameOpenPayment(paymentId)
    leaveFlow()
  }
  answerWith({ 'POST /api/v1/invoices/credit_cards/approval': declined })
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByText(/下書きに残って.*カードの情報だけ/)).toBeVisible()
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('a decline that names the list of payments leads to it', async () => {
  const message = '決済の状態が変わったため、処理できませんでした。お支払いの一覧をご確認ください。'
  answerWith({ 'POST /api/v1/invoices/credit_cards/approval': { ...declined, message } })
  await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お支払いの一覧へ' })).toHaveAttribute('href', '/payments/review')
})

test('an old decline is shown without closing the attempt that is open now', async () => {
  nameOpenPayment('00000000-0000-4000-8000-000000000003', authoriseAgain)
  const open = readCheckout()
  answerWith({ 'POST /api/v1/invoices/credit_cards/approval': declined })
  const { address } = await renderAt(`/payments/complete?payment_id=${paymentId}`)
  expect(await screen.findByText('ご利用限度額を超えています。')).toBeVisible()
  expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`)
  expect(readCheckout()).toBe(open)
})

const paidElsewhere = {
  ...paymentApproved,
  status: 'declined',
  is_credit_approved: false,
  invoice_id: null,
  message: 'お申し込みが完了しませんでした。お支払いは行われていません。',
  paid_invoice_id: 21,
}
test.each([`/payments/complete?payment_id=${paymentId}`, '/payments/add/confirm'])(
  'an invoice that was paid in another tab meanwhile is not said to be unpaid: %s',
  async path => {
    addToQueue([invoice(4)])
    beginWith({
      invoiceFile: { file_id: fileId, file_name: '4.pdf' },
      invoiceForm: checkedForm,
      isFormChecked: true,
      draftId: 4,
    })
    nameOpenPayment(paymentId)
    answerWith({
      'POST /api/v1/invoices/credit_cards/approval': paidElsewhere,
      'GET /api/v1/invoices/commission': commission,
      'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
    })
    await renderAt(path)
    expect(await screen.findByText(sentence('申込番号 I-00000021'))).toBeVisible()
    expect(screen.getByRole('link', { name: 'お申し込みの内容を見る' })).toHaveAttribute('href', '/payments/review/21')
    expect(screen.queryByText(/お支払いは行われていません/)).toBeNull()
    await waitFor(() => expect(readCheckout()).toEqual(begun))
    expect(readQueue().map(({ status }) => status)).toEqual(['paid'])
  },
)
