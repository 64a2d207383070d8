import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import {
  confirmCorrection,
  correctedPayment,
  correctionAnswers,
  editPath,
  invoiceSheet,
  retype,
  sendCorrection,
} from '../../testing/correction.ts'
import { account, supplier } from '../../testing/known-supplier.ts'
import { fileId, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const get = 'GET /api/v1/invoices/18'
const put = 'PUT /api/v1/invoices/18'
const accounts = 'GET /api/v1/suppliers/7/accounts'
/** The payee, as the list of suppliers has it, and its accounts. */
const payeeWith = (...registered: object[]) => ({
  'GET /api/v1/suppliers': {
    suppliers: [{ ...supplier, corporate_number: null, registration_number: null, account_count: registered.length }],
    count_all: 1,
  },
  [accounts]: { accounts: registered },
})
const changePayee = async () =>
  userEvent.click(await screen.findByRole('checkbox', { name: /支払先または振込先口座を変更する/ }))

beforeEach(startTab)

test('another payee: a new account is registered once, though the correction fails first', async () => {
  const added = { ...account, id: 12, account_number: '7654321', created_at: '2026-11-20T00:00:00Z' }
  const banks = { banks: [{ code: '0001', name: 'みずほ', name_kana: 'ミズホ' }] }
  const branches = { banks: [{ code: '001', name: '東京営業部', name_kana: 'トウキョウ' }] }
  const network = answerWith({
    ...correctionAnswers,
    [put]: refusal(409, 'duplicate_invoice'),
    ...payeeWith(),
    'POST /api/v1/suppliers/7/accounts': added,
    'GET /api/v1/banks2': (request: Request) => (new URL(request.url).searchParams.has('bank_code') ? branches : banks),
  })
  await renderAt(editPath)
  await changePayee()
  await userEvent.type(await screen.findByRole('combobox', { name: /金融機関/ }), 'みずほ')
  await userEvent.click(await screen.findByRole('option', { name: /みずほ/ }))
  await userEvent.type(await screen.findByRole('combobox', { name: /支店/ }), '東京')
  await userEvent.click(await screen.findByRole('option', { name: /東京営業部/ }))
  await retype(/口座番号/, '7654321')
  await retype(/口座名義/, 'カ）アオバ')
  await confirmCorrection()
  await sendCorrection()
  expect(await screen.findByText(/すでにお支払いのお申し込みがあります/)).toBeVisible()
  expect(screen.getByText('みずほ 東京営業部 普通 7654321')).toBeVisible()
  expect(screen.getAllByText('カ）アオバ')).toHaveLength(2)
  network.answer(put, correctedPayment)
  await sendCorrection()
  await waitFor(() => expect(network.requestsOf(put)).toHaveLength(2))
  expect(network.requestsOf('POST /api/v1/suppliers/7/accounts')).toHaveLength(1)
  expect(await network.requestsOf(put)[1]?.json()).toEqual({ payee: { supplier_id: 7, account_id: 12 } })
})

test('a choice frames what stands on the invoice as a text field does', async () => {
  // A radio has no id of its own: only the form that creates a payment asked for its name.
  answerWith({
    ...correctionAnswers,
    [get]: { ...correctedPayment, files: [invoiceSheet] },
    [`GET /api/v1/invoices/files/${fileId}`]: readFile,
    ...payeeWith(),
    'GET /api/v1/banks2': { banks: [] },
  })
  await renderAt(editPath)
  await changePayee()
  const kind = await screen.findByRole('radio', { name: '普通' })
  const framed = () => screen.getByRole('complementary', { name: '請求書' }).querySelector('[style*="left"]')
  expect(framed()).toBeNull()
  await userEvent.click(kind)
  await waitFor(() => expect(framed()).not.toBeNull())
})

test('another payee is not filled in from the invoice, and says only what the invoice says', async () => {
  const other = { ...account, account_number: '7654321' }
  const fields = { ...readFile.ocr.fields!, issuer_name: { value: null, confidence: 'not_read', place: null } }
  answerWith({
    ...correctionAnswers,
    [get]: { ...correctedPayment, files: [invoiceSheet] },
    [`GET /api/v1/invoices/files/${fileId}`]: { ...readFile, ocr: { ...readFile.ocr, fields } },
    ...payeeWith(other),
    'GET /api/v1/corporations': { corporations: [] },
  })
  await renderAt(editPath)
  await screen.findByRole('complementary', { name: '請求書' })
  await changePayee()
  expect(await screen.findByRole('radio', { name: /7654321/, checked: true })).toBeVisible()
  expect(screen.getByText('請求書ではみずほ 東京営業部 普通 1234567')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: '新しい支払先を登録する' }))
  const number = await screen.findByRole('textbox', { name: /口座番号/ })
  expect(screen.queryByText(/^(読み取り済み|要確認|読み取れませんでした)$/)).toBeNull()
  await userEvent.type(number, '7654321')
  expect(await screen.findByText('請求書では1234567')).toBeVisible()
})

test('the same payee chosen again is no change, but one whose holder was corrected since is', async () => {
  const network = answerWith({ ...correctionAnswers, ...payeeWith(account) })
  const first = await renderAt(editPath)
  await changePayee()
  await screen.findByRole('radio', { name: /1234567/, checked: true })
  await confirmCorrection()
  expect(await screen.findByText(/変更された項目がありません/)).toBeVisible()
  first.leave()
  network.answer(accounts, { accounts: [{ ...account, account_holder_kana: 'ｶ)ｱｵｿﾞﾗ' }] })
  await renderAt(editPath)
  await screen.findByRole('radio', { name: /1234567/, checked: true })
  await confirmCorrection()
  await screen.findByText('変更する項目')
  expect(screen.getByText('カ）アオゾラ')).toBeVisible()
})
