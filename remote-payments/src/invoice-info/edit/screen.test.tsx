import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { startTab } from '../../testing/checkout.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import {
  calendar,
  commission,
  fileId,
  payment,
  paymentApproved,
  paymentId,
  paymentStarted,
  readFile,
  savedCard,
} from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const authorise = 'PUT /api/v1/invoices/18/authorisation'
const edit = '/payments/edit/18/invoiceinfo'
const account = {
  bank_code: '0001',
  bank_name: 'みずほ',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1 as const,
  account_number: '1234567',
  account_holder_kana: 'ｶ)ｱｵﾊﾞ',
}
const invoice = { ...payment, account, transfer_date: '2026-11-25' }
/** The payee, as the list of suppliers has it. */
const supplierWith = (account_count: number) => ({
  id: 7,
  business_form: 1,
  name: invoice.supplier_name,
  name_kana: '',
  corporate_number: null,
  registration_number: null,
  status: 'Approved',
  account_count,
  last_payment: null,
  phone_number: null,
  created_at: '2026-01-01T00:00:00Z',
})
const sheet = { file_id: fileId, file_name: '01.pdf', content_type: 'application/pdf', page_count: 1 } as const
const fee = { ...commission, amount: 600_000, commission_amount: 18_000, total_amount: 618_000 }
const answers = {
  [get]: invoice,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': fee,
  'GET /api/v1/invoices/credit_cards': { credit_cards: [savedCard], limit: 10 },
  'POST /api/v1/invoices/credit_cards/approval': paymentApproved,
}
const field = (name: RegExp) => screen.findByRole('textbox', { name })
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(await field(name))
  await userEvent.paste(text)
}
const proceed = async () => userEvent.click(await screen.findByRole('button', { name: '修正内容の確認へ進む' }))
const apply = async () => userEvent.click(await screen.findByRole('button', { name: 'この内容で修正する' }))
const bodyOf = (request: Request | undefined): Promise<unknown> => request?.json() ?? Promise.resolve(undefined)

beforeEach(startTab)

test('a payment whose check has begun cannot be corrected, and says so', async () => {
  answerWith({ ...answers, [get]: { ...invoice, is_editable: false } })
  await renderAt(edit)
  expect(await screen.findByText('このお支払いは修正できません')).toBeVisible()
})

test('a too long explanation is not cut; its field says why and has the focus', async () => {
  answerWith({ ...answers, [get]: { ...invoice, is_action_required: true, action_required_reason: 1 } })
  await renderAt(edit)
  await retype(/ご回答・ご説明/, 'あ'.repeat(1001))
  await proceed()
  expect(await field(/ご回答・ご説明/)).toHaveValue('あ'.repeat(1001))
  expect(await field(/ご回答・ご説明/)).toBeInvalid()
  expect(await field(/ご回答・ご説明/)).toHaveFocus()
  expect(screen.getByRole('button', { name: '修正内容の確認へ進む' })).toBeVisible()
})

test('where a card is asked for, the card comes first', async () => {
  answerWith({ ...answers, [get]: { ...invoice, is_action_required: true, action_required_reason: 5 } })
  await renderAt(edit)
  expect(await screen.findByRole('link', { name: 'カードの承認をやり直す' })).toHaveAttribute(
    'href',
    '/payments/review/18/creditcard',
  )
})

test('a charged card fixes the amount with a reason; the rest can be corrected', async () => {
  const network = answerWith({ ...answers, [put]: { ...invoice, invoice_number: 'INV-9' } })
  const first = await renderAt(edit)
  await retype(/請求金額/, '600000')
  first.leave()
  network.answer(get, { ...invoice, is_action_required: true, action_required_reason: 6, is_card_replaceable: false })
  await renderAt(edit)
  expect(await screen.findByText(/カードのお支払いが確定しているため、請求金額は変更できません。/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /請求金額/ })).toBeNull()
  await retype(/請求書番号/, 'INV-9')
  await proceed()
  await apply()
  await waitFor(async () => expect(await bodyOf(network.requestsOf(put)[0])).toEqual({ invoice_number: 'INV-9' }))
})

test('the fee in the form goes by the terms of the payment', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/invoices/commission': ({ url }: Request) =>
      new URL(url).searchParams.get('invoice_id') === '18' ? fee : { ...fee, total_amount: 624_000 },
  })
  await renderAt(edit)
  await waitFor(() => expect(document.body).toHaveTextContent('618,000円'))
})

test('the confirmation of an edit that was not begun leads to its form', async () => {
  answerWith(answers)
  const { address } = await renderAt('/payments/edit/18/confirm')
  await waitFor(() => expect(address()).toBe(edit))
})

test('nothing goes on without a change, nor with a value that breaks the rules', async () => {
  answerWith(answers)
  const { address } = await renderAt(edit)
  await proceed()
  expect(await screen.findByText(/変更された項目がありません/)).toBeVisible()
  await retype(/請求金額/, '0')
  await proceed()
  expect(await screen.findByRole('link', { name: '請求金額は1円以上の整数で入力してください。' })).toBeVisible()
  expect(address()).toBe(edit)
})

test('a correction shows and sends only what changes, and a passed reserved day may stay', async () => {
  const network = answerWith({ ...answers, [put]: { ...invoice, invoice_number: 'INV-2' } })
  const { address } = await renderAt('/payments/review/18')
  await userEvent.click(await screen.findByRole('link', { name: '内容を修正する' }))
  await retype(/請求書番号/, 'INV-2')
  await proceed()
  await screen.findByText('INV-2')
  expect(screen.getByText('INV-1')).toBeVisible()
  expect(screen.queryByText('支払期日')).toBeNull()
  await apply()
  await waitFor(() => expect(address()).toBe('/payments/review/18'))
  expect(await bodyOf(network.requestsOf(put)[0])).toEqual({ invoice_number: 'INV-2' })
})

test('a correction returns to the narrowed list that the payment was opened from', async () => {
  answerWith({ ...answers, [put]: { ...invoice, invoice_number: 'INV-2' } })
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
  await proceed()
  await userEvent.click(await screen.findByRole('link', { name: '入力に戻る' }))
  await proceed()
  await apply()
  await waitFor(() => expect(address()).toBe('/payments/review/18'))
  await toList()
})

test('a picture of the invoice that does not load blocks no correction, and is loaded again', async () => {
  const file = `GET /api/v1/invoices/files/${fileId}`
  const network = answerWith({
    ...answers,
    [get]: {
      ...invoice,
      files: [sheet],
    },
    [file]: refusal(503, 'service_unavailable'),
  })
  const { address } = await renderAt(edit)
  const retry = await screen.findByRole('button', { name: 'もう一度読み込む' })
  expect(screen.getByText(/請求書のプレビューを表示できませんでした/)).toBeVisible()
  network.answer(file, readFile)
  await userEvent.click(retry)
  await userEvent.click(await screen.findByRole('button', { name: '請求書を表示する' }))
  expect(await screen.findByRole('img', { name: '01.pdfの1ページ目' })).toBeVisible()
  await retype(/請求書番号/, 'INV-8')
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/edit/18/confirm'))
})

test('form and confirmation say what the invoice says where a value was changed by hand', async () => {
  answerWith({ ...answers, [get]: { ...invoice, files: [sheet] }, [`GET /api/v1/invoices/files/${fileId}`]: readFile })
  const { address } = await renderAt(edit)
  await retype(/請求金額/, '600000')
  expect(await screen.findByText('請求書では607,200円')).toBeVisible()
  await proceed()
  await waitFor(() => expect(address()).toBe('/payments/edit/18/confirm'))
  const row = await screen.findByText('請求金額（税込）', { selector: 'dt' })
  expect(row.nextElementSibling).toHaveTextContent(/607,200円.*600,000円.*請求書では607,200円/)
})

test('a reload between form and confirmation loses nothing', async () => {
  answerWith(answers)
  const first = await renderAt(edit)
  await retype(/請求書番号/, 'INV-3')
  first.leave()
  await renderAt(edit)
  expect(await field(/請求書番号/)).toHaveValue('INV-3')
})

test('a refused correction says why and leads to the field', async () => {
  const network = answerWith({ ...answers, [put]: refusal(422, 'transfer_date_not_available') })
  await renderAt(edit)
  await retype(/請求書番号/, 'INV-4')
  await proceed()
  await apply()
  await userEvent.click(await screen.findByRole('link', { name: '入力内容を修正する' }))
  expect(await screen.findByText(/選択した振込日は受付時間を過ぎた/)).toBeVisible()
  expect(await field(/請求書番号/)).toHaveValue('INV-4')
  network.answer(put, refusal(409, 'invoice_not_editable'))
  await proceed()
  await apply()
  expect(await screen.findByText('審査が始まったため、このお支払いは修正できなくなりました。')).toBeVisible()
})

test('a lost answer is found out: what was changed after all is not sent again', async () => {
  const network = answerWith({ ...answers, [put]: lost })
  await renderAt(edit)
  await retype(/請求書番号/, 'INV-5')
  await proceed()
  network.answer(get, { ...invoice, invoice_number: 'INV-5' })
  await apply()
  expect(await screen.findByText('変更する項目はありません')).toBeVisible()
  expect(network.requestsOf(put)).toHaveLength(1)
})

test('another amount asks for a card with its own fee; the other corrections go first', async () => {
  // By the terms of the payment, which may not be today's.
  const ownFee = (request: Request) =>
    new URL(request.url).searchParams.get('invoice_id') === '18'
      ? fee
      : { ...fee, commission_amount: 24_000, total_amount: 624_000 }
  const network = answerWith({
    ...answers,
    'GET /api/v1/invoices/commission': ownFee,
    [put]: { ...invoice, invoice_number: 'INV-6' },
    [authorise]: paymentStarted,
  })
  const { address } = await renderAt(edit)
  await retype(/請求金額/, '600000')
  await retype(/請求書番号/, 'INV-6')
  await proceed()
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
  const network = answerWith({ ...answers, [put]: refusal(409, 'duplicate_invoice'), [authorise]: paymentStarted })
  await renderAt(edit)
  await retype(/請求金額/, '600000')
  await retype(/請求書番号/, 'INV-7')
  await proceed()
  await userEvent.click(await screen.findByRole('checkbox', { name: /利用規約.*に同意する/ }))
  await userEvent.click(await screen.findByRole('button', { name: '修正して618,000円のカード払いを承認する' }))
  expect(await screen.findByText(/すでにお支払いのお申し込みがあります/)).toBeVisible()
  expect(network.requestsOf(authorise)).toHaveLength(0)
})

test('another payee: a new account is registered once, though the correction fails first', async () => {
  const supplier = supplierWith(0)
  const added = { ...account, id: 12, account_number: '7654321', created_at: '2026-11-20T00:00:00Z' }
  const banks = { banks: [{ code: '0001', name: 'みずほ', name_kana: 'ミズホ' }] }
  const branches = { banks: [{ code: '001', name: '東京営業部', name_kana: 'トウキョウ' }] }
  const network = answerWith({
    ...answers,
    [put]: refusal(409, 'duplicate_invoice'),
    'GET /api/v1/suppliers': { suppliers: [supplier], count_all: 1 },
    'GET /api/v1/suppliers/7/accounts': { accounts: [] },
    'POST /api/v1/suppliers/7/accounts': added,
    'GET /api/v1/banks2': (request: Request) => (new URL(request.url).searchParams.has('bank_code') ? branches : banks),
  })
  await renderAt(edit)
  await userEvent.click(await screen.findByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: /金融機関/ }), 'みずほ')
  await userEvent.click(await screen.findByRole('option', { name: /みずほ/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: /支店/ }), '東京')
  await userEvent.click(await screen.findByRole('option', { name: /東京営業部/ }))
  await retype(/口座番号/, '7654321')
  await retype(/口座名義/, 'カ）アオバ')
  await proceed()
  await apply()
  expect(await screen.findByText(/すでにお支払いのお申し込みがあります/)).toBeVisible()
  expect(screen.getByText('みずほ 東京営業部 普通 7654321')).toBeVisible()
  expect(screen.getAllByText('カ）アオバ')).toHaveLength(2)
  network.answer(put, invoice)
  await apply()
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(2))
  expect(network.requestsOf('POST /api/v1/suppliers/7/accounts')).toHaveLength(1)
  expect(await bodyOf(network.requestsOf(put)[1])).toEqual({ payee: { supplier_id: 7, account_id: 12 } })
})

test('a choice frames what stands on the invoice as a text field does', async () => {
  // A radio has no id of its own: only the form that creates a payment asked for its name.
  const supplier = supplierWith(0)
  answerWith({
    ...answers,
    [get]: {
      ...invoice,
      files: [sheet],
    },
    [`GET /api/v1/invoices/files/${fileId}`]: readFile,
    'GET /api/v1/suppliers': { suppliers: [supplier], count_all: 1 },
    'GET /api/v1/suppliers/7/accounts': { accounts: [] },
    'GET /api/v1/banks2': { banks: [] },
  })
  await renderAt(edit)
  await userEvent.click(await screen.findByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))
  const kind = await screen.findByRole('radio', { name: '普通' })
  const framed = () => screen.getByRole('complementary', { name: '請求書' }).querySelector('[style*="left"]')
  expect(framed()).toBeNull()
  await userEvent.click(kind)
  await waitFor(() => expect(framed()).not.toBeNull())
})

test('another payee is not filled in from the invoice, and says only what the invoice says', async () => {
  const supplier = supplierWith(1)
  const other = { ...account, id: 9, account_number: '7654321', created_at: '2026-01-01T00:00:00Z' }
  const fields = { ...readFile.ocr.fields!, issuer_name: { value: null, confidence: 'not_read', place: null } }
  answerWith({
    ...answers,
    [get]: { ...invoice, files: [sheet] },
    [`GET /api/v1/invoices/files/${fileId}`]: { ...readFile, ocr: { ...readFile.ocr, fields } },
    'GET /api/v1/suppliers': { suppliers: [supplier], count_all: 1 },
    'GET /api/v1/suppliers/7/accounts': { accounts: [other] },
    'GET /api/v1/corporations': { corporations: [] },
  })
  await renderAt(edit)
  await screen.findByRole('complementary', { name: '請求書' })
  await userEvent.click(await screen.findByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))
  expect(await screen.findByRole('radio', { name: /7654321/, checked: true })).toBeVisible()
  expect(screen.getByText('請求書ではみずほ 東京営業部 普通 1234567')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '新しい支払先を登録する' }))
  const number = await screen.findByRole('textbox', { name: /口座番号/ })
  expect(screen.queryByText(/^(読み取り済み|要確認|読み取れませんでした)$/)).toBeNull()
  await userEvent.type(number, '7654321')
  expect(await screen.findByText('請求書では1234567')).toBeVisible()
})

test('the same payee chosen again is no change, but one whose holder was corrected since is', async () => {
  const supplier = supplierWith(1)
  const registered = { ...account, id: 9, created_at: '2026-01-01T00:00:00Z' }
  const accounts = 'GET /api/v1/suppliers/7/accounts'
  const network = answerWith({
    ...answers,
    'GET /api/v1/suppliers': { suppliers: [supplier], count_all: 1 },
    [accounts]: { accounts: [registered] },
  })
  const first = await renderAt(edit)
  await userEvent.click(await screen.findByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))
  await screen.findByRole('radio', { name: /1234567/, checked: true })
  await proceed()
  expect(await screen.findByText(/変更された項目がありません/)).toBeVisible()
  first.leave()
  network.answer(accounts, { accounts: [{ ...registered, account_holder_kana: 'ｶ)ｱｵｿﾞﾗ' }] })
  await renderAt(edit)
  await screen.findByRole('radio', { name: /1234567/, checked: true })
  await proceed()
  await screen.findByText('変更する項目')
  expect(screen.getByText('カ）アオゾラ')).toBeVisible()
})
