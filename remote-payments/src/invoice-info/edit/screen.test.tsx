import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { startTab } from '../../testing/checkout.ts'
import {
  confirmCorrection,
  correctedFee,
  correctedPayment,
  correctionAnswers,
  editPath,
  findField,
  invoiceSheet,
  retype,
  sendCorrection,
} from '../../testing/correction.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { fileId, paymentId, paymentStarted, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const otherFee = { ...correctedFee, commission_amount: 24_000, total_amount: 624_000 }
/** The fee by the terms of the payment, which may not be today's. */
const ownFee = ({ url }: Request) => (new URL(url).searchParams.get('invoice_id') === '18' ? correctedFee : otherFee)
const bodyOf = (request: Request | undefined): Promise<unknown> => request?.json() ?? Promise.resolve(undefined)

beforeEach(startTab)

test('a payment whose check has begun cannot be corrected, and says so', async () => {
  answerWith({ ...correctionAnswers, [get]: { ...correctedPayment, is_editable: false } })
  await renderAt(editPath)
  expect(await screen.findByText('このお支払いは修正できません')).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
})

test('a too long explanation is not cut; its field says why and has the focus', async () => {
  answerWith({
    ...correctionAnswers,
    [get]: { ...correctedPayment, is_action_required: true, action_required_reason: 1 },
  })
  await renderAt(editPath)
  await retype(/ご回答・ご説明/, 'あ'.repeat(1001))
  await confirmCorrection()
  expect(await findField(/ご回答・ご説明/)).toHaveValue('あ'.repeat(1001))
  expect(await findField(/ご回答・ご説明/)).toBeInvalid()
  expect(await findField(/ご回答・ご説明/)).toHaveFocus()
  expect(screen.getByRole('button', { name: '修正内容の確認へ進む' })).toBeVisible()
})

test('where a card is asked for, the card comes first', async () => {
  answerWith({
    ...correctionAnswers,
    [get]: { ...correctedPayment, is_action_required: true, action_required_reason: 5 },
  })
  await renderAt(editPath)
  expect(await screen.findByRole('link', { name: 'カードの承認をやり直す' })).toHaveAttribute(
    'href',
    '/payments/review/18/creditcard',
  )
})

test('a charged card fixes the amount with a reason; the rest can be corrected', async () => {
  const asked = { ...correctedPayment, is_action_required: true, action_required_reason: 2 }
  const corrected = { ...correctedPayment, invoice_number: 'INV-9' }
  const network = answerWith({ ...correctionAnswers, [get]: asked, [put]: corrected })
  const first = await renderAt(editPath)
  await retype(/請求金額/, '600000')
  first.leave()
  network.answer(get, { ...asked, is_card_replaceable: false })
  await renderAt(editPath)
  expect(await screen.findByText(/カードのお支払いが確定しているため、請求金額は変更できません。/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'お問い合わせ' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /請求金額/ })).toBeNull()
  await retype(/請求書番号/, 'INV-9')
  await confirmCorrection()
  await sendCorrection()
  await waitFor(async () => expect(await bodyOf(network.requestsOf(put)[0])).toEqual({ invoice_number: 'INV-9' }))
})

test('the fee in the form goes by the terms of the payment', async () => {
  answerWith({ ...correctionAnswers, 'GET /api/v1/invoices/commission': ownFee })
  await renderAt(editPath)
  await waitFor(() => expect(document.body).toHaveTextContent('618,000円'))
})

test('the confirmation of an edit that was not begun leads to its form', async () => {
  answerWith(correctionAnswers)
  const { address } = await renderAt('/payments/edit/18/confirm')
  await waitFor(() => expect(address()).toBe(editPath))
})

test('nothing goes on without a change, nor with a value that breaks the rules', async () => {
  answerWith(correctionAnswers)
  const { address } = await renderAt(editPath)
  await confirmCorrection()
  expect(await screen.findByText(/変更された項目がありません/)).toBeVisible()
  await retype(/請求金額/, '0')
  await confirmCorrection()
  expect(await screen.findByRole('link', { name: '請求金額は1円以上の整数で入力してください。' })).toBeVisible()
  expect(address()).toBe(editPath)
})

test('a correction shows and sends only what changes, and a passed reserved day may stay', async () => {
  const network = answerWith({ ...correctionAnswers, [put]: { ...correctedPayment, invoice_number: 'INV-2' } })
  const { address } = await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('link', { name: '内容を修正する' }))
  await retype(/請求書番号/, 'INV-2')
  await confirmCorrection()
  await screen.findByText('INV-2')
  expect(screen.getByText('INV-1')).toBeVisible()
  expect(screen.queryByText('支払期日')).toBeNull()
  await sendCorrection()
  await waitFor(() => expect(address()).toBe('/payments/review/18'))
  expect(await bodyOf(network.requestsOf(put)[0])).toEqual({ invoice_number: 'INV-2' })
})

test('a correction returns to the narrowed list that the payment was opened from', async () => {
  answerWith({ ...correctionAnswers, [put]: { ...correctedPayment, invoice_number: 'INV-2' } })
  const { address } = await renderAt('/payments/review/18', { listSearch: 'q=INV&page=2' })
  const toList = () =>
    waitFor(() =>
      expect(screen.getByRole('link', { name: '審査中' })).toHaveAttribute('href', '/payments/review?q=INV&page=2'),
    )
  await userEvent.click(await screen.findByRole('link', { name: '内容を修正する' }))
  await userEvent.click(await screen.findByRole('link', { name: 'お支払いの詳細' }))
  await toList()
  await userEvent.click(await screen.findByRole('link', { name: '内容を修正する' }))
  await retype(/請求書番号/, 'INV-2')
  await confirmCorrection()
  await userEvent.click(await screen.findByRole('link', { name: '入力に戻る' }))
  await confirmCorrection()
  await sendCorrection()
  await waitFor(() => expect(address()).toBe('/payments/review/18'))
  await toList()
})

test('a picture of the invoice that does not load blocks no correction, and is loaded again', async () => {
  const file = `GET /api/v1/invoices/files/${fileId}`
  const network = answerWith({
    ...correctionAnswers,
    [get]: { ...correctedPayment, files: [invoiceSheet] },
    [file]: refusal(503, 'service_unavailable'),
  })
  const { address } = await renderAt(editPath)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  expect(screen.getByText(/請求書のプレビューを表示できませんでした/)).toBeVisible()
  network.answer(file, readFile)
  await userEvent.click(retry)
  await userEvent.click(await screen.findByRole('button', { name: '請求書を表示する' }))
  expect(await screen.findByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
  await retype(/請求書番号/, 'INV-8')
  await confirmCorrection()
  await waitFor(() => expect(address()).toBe('/payments/edit/18/confirm'))
})

test('form and confirmation say what the invoice says where a value was changed by hand', async () => {
  answerWith({
    ...correctionAnswers,
    [get]: { ...correctedPayment, files: [invoiceSheet] },
    [`GET /api/v1/invoices/files/${fileId}`]: readFile,
  })
  const { address } = await renderAt(editPath)
  await retype(/請求金額/, '600000')
  expect(await screen.findByText('請求書では607,200円')).toBeVisible()
  await confirmCorrection()
  await waitFor(() => expect(address()).toBe('/payments/edit/18/confirm'))
  const row = await screen.findByText('請求金額（税込）', { selector: 'dt' })
  expect(row.nextElementSibling).toHaveTextContent(/607,200円.*600,000円.*請求書では607,200円/)
})

test('a reload between form and confirmation loses nothing', async () => {
  answerWith(correctionAnswers)
  const first = await renderAt(editPath)
  await retype(/請求書番号/, 'INV-3')
  first.leave()
  await renderAt(editPath)
  expect(await findField(/請求書番号/)).toHaveValue('INV-3')
})

test('a refused correction says why and leads to the field', async () => {
  const network = answerWith({ ...correctionAnswers, [put]: refusal(422, 'transfer_date_not_available') })
  await renderAt(editPath)
  await retype(/請求書番号/, 'INV-4')
  await confirmCorrection()
  await sendCorrection()
  await userEvent.click(await screen.findByRole('link', { name: '入力内容を修正する' }))
  expect(await screen.findByText(/選択した振込日は受付時間を過ぎた/)).toBeVisible()
  expect(await findField(/請求書番号/)).toHaveValue('INV-4')
  network.answer(put, refusal(409, 'invoice_not_editable'))
  await confirmCorrection()
  await sendCorrection()
  expect(await screen.findByText('審査が始まったため、このお支払いは修正できなくなりました。')).toBeVisible()
})

test('a lost answer is found out: what was changed after all is not sent again', async () => {
  const network = answerWith(correctionAnswers)
  network.answer(put, () => {
    network.answer(get, { ...correctedPayment, invoice_number: 'INV-5' })
    return lost
  })
  await renderAt(editPath)
  await retype(/請求書番号/, 'INV-5')
  await confirmCorrection()
  await sendCorrection()
  expect(await screen.findByText('変更する項目はありません')).toBeVisible()
  expect(network.requestsOf(put)).toHaveLength(1)
})

test('another amount asks for a card with its own fee; the other corrections go first', async () => {
  const network = answerWith({
    ...correctionAnswers,
    'GET /api/v1/invoices/commission': ownFee,
    [put]: { ...correctedPayment, invoice_number: 'INV-6' },
    [authorise]: paymentStarted,
  })
  const { address } = await renderAt(editPath)
  await retype(/請求金額/, '600000')
  await retype(/請求書番号/, 'INV-6')
  await confirmCorrection()
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
  await waitFor(() => expect(address()).toBe(`/payments/complete?payment_id=${paymentId}`))
  expect(await bodyOf(network.requestsOf(put)[0])).toEqual({ invoice_number: 'INV-6' })
  expect(await bodyOf(network.requestsOf(authorise)[0])).toEqual({
    card: { kind: 'saved', credit_card_id: 3 },
    corrected: { amount: 600_000, commission_amount: 18_000 },
    is_terms_agreed: true,
  })
})

test('corrections that are refused cost no card', async () => {
  const network = answerWith({
    ...correctionAnswers,
    [put]: refusal(409, 'duplicate_invoice'),
    [authorise]: paymentStarted,
  })
  await renderAt(editPath)
  await retype(/請求金額/, '600000')
  await retype(/請求書番号/, 'INV-7')
  await confirmCorrection()
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
  expect(await screen.findByText(/すでにお支払いのお申し込みがあります/)).toBeVisible()
  expect(network.requestsOf(authorise)).toHaveLength(0)
})
