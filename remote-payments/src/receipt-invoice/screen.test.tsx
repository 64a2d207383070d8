import { screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import type { InvoiceFile } from '@invoice-card/contracts'
import { clearFlowsExcept } from '@invoice-card/session'
import { readApplication } from '../checkout/store.ts'
import { leaveFlow, startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { calendar, commission, fileId, payment, readFile } from '../testing/payment.ts'
import { preGroup, preItem } from '../testing/pre-group.ts'
import { renderAt } from '../testing/render-at.tsx'

const file = `GET /api/v1/invoices/files/${fileId}`
const path = `/payments/receiptinvoice/${fileId}`
const issuer = {
  registration_number: 'T3999953441906',
  name: '株式会社青葉デザイン製作所',
  is_corporation: true,
  is_registered: true,
  registered_on: '2023-10-01',
  ended_on: null,
}
const none = { invoices: [], total_count: 0, total_count_is_action_required: 0 }
const screenAnswers = {
  [file]: readFile,
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  'GET /api/v1/corporations': { corporations: [], issuer },
  'GET /api/v1/invoices': none,
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
}
const withFields = (
  fields: Partial<NonNullable<InvoiceFile['ocr']['fields']>>,
  ocr: Partial<InvoiceFile['ocr']> = {},
): InvoiceFile => ({ ...readFile, ocr: { ...readFile.ocr, ...ocr, fields: { ...readFile.ocr.fields!, ...fields } } })

beforeEach(() => {
  startTab()
  clearFlowsExcept([])
  signIn()
})

const payButton = () => screen.findByRole('button', { name: 'この請求書を支払う' })
const pay = async () => {
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'))
  await userEvent.click(await payButton())
}

test('a file that is not there, or is somebody else’s, is reported with a link to choose one', async () => {
  answerWith({ [file]: refusal(404, 'file_not_found') })
  await renderAt(path)
  expect(await screen.findByRole('heading', { level: 1, name: '請求書が見つかりません' })).toBeVisible()
  expect(screen.getByRole('link', { name: '請求書を選択する' })).toHaveAttribute('href', '/payments/create')
})

test('a connection that is lost can be tried again', async () => {
  const network = answerWith({ ...screenAnswers, [file]: lost })
  await renderAt(path)
  const again = await screen.findByRole('button', { name: /もう一度/ })
  network.answer(file, readFile)
  await userEvent.click(again)
  expect(await screen.findByText('株式会社青葉デザイン製作所')).toBeVisible()
})

test('a file that could not be read says so, and can be paid all the same', async () => {
  answerWith({ ...screenAnswers, [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'not_read', fields: null } } })
  const { address } = await renderAt(path)
  expect(await screen.findByText(/自動で読み取れませんでした/)).toBeVisible()
  await pay()
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
})

test.each([
  ['knows nobody under the number', null, /この番号の登録がありません/],
  [
    'has ended the registration',
    { ...issuer, is_registered: false, ended_on: '2026-01-31' },
    /2026年1月31日に登録が失効または取り消されています/,
  ],
  ['has the issuer', issuer, /国税庁の公表情報に登録があります（株式会社青葉デザイン製作所）/],
])('where the register %s, that stands at the T number', async (_, answer, text) => {
  answerWith({ ...screenAnswers, 'GET /api/v1/corporations': { corporations: [], issuer: answer } })
  await renderAt(path)
  expect(await screen.findByText(text)).toBeVisible()
})

test('every reading says how sure it is', async () => {
  answerWith(screenAnswers)
  await renderAt(path)
  expect(await screen.findByText('607,200')).toBeVisible()
  expect(screen.getByText(/INV-2026-0112/).textContent).toContain('要確認')
  expect(screen.getByText('発行日').nextSibling).toHaveTextContent('読み取れませんでした')
})

test('a warning of the reading and a payment like it have to be read before anything is paid', async () => {
  answerWith({
    ...screenAnswers,
    'GET /api/v1/invoices': { ...none, invoices: [{ ...payment, id: 31 }], total_count: 1 },
    [file]: withFields({}, { warnings: ['宛名が別の会社です。'] }),
  })
  const first = await renderAt(path)
  expect(await screen.findByText('宛名が別の会社です。')).toBeVisible()
  expect(await screen.findByText('請求書番号と金額が同じお支払いがあります')).toBeVisible()
  await pay()
  expect(screen.getByRole('checkbox', { name: /注意の内容を確認しました/ })).toHaveFocus()
  expect(document.activeElement).toHaveAccessibleDescription(/チェックを入れてください/)
  expect(first.address()).toBe(path)
  await userEvent.click(screen.getByRole('checkbox', { name: /注意の内容を確認しました/ }))
  first.leave()

  const again = await renderAt(path)
  expect(await screen.findByRole('checkbox', { name: /注意の内容を確認しました/ })).toBeChecked()
  await pay()
  await waitFor(() => expect(again.address()).toBe('/payments/add/invoiceinfo'))
})

test('while it is not known whether the like was paid already, nothing begins', async () => {
  const late = Promise.withResolvers<object>()
  answerWith({ ...screenAnswers, 'GET /api/v1/invoices': () => late.promise })
  const { address } = await renderAt(path)
  expect(await screen.findByText('607,200')).toBeVisible()
  await userEvent.click(await payButton())
  late.resolve({ ...none, invoices: [{ ...payment, id: 31 }], total_count: 1 })
  expect(await screen.findByText('請求書番号と金額が同じお支払いがあります')).toBeVisible()
  expect(address()).toBe(path)
  await pay()
  expect(screen.getByRole('checkbox', { name: /注意の内容を確認しました/ })).toHaveFocus()
})

test('leaving the screen clears that the warnings were read', async () => {
  answerWith({ ...screenAnswers, [file]: withFields({}, { warnings: ['宛名が別の会社です。'] }) })
  const first = await renderAt(path)
  await userEvent.click(await screen.findByRole('checkbox', { name: /注意の内容を確認しました/ }))
  first.leave()
  clearFlowsExcept(['payment'])
  await renderAt(path)
  expect(await screen.findByRole('checkbox', { name: /注意の内容を確認しました/ })).not.toBeChecked()
})

test('the file alone goes into the payment, with nothing sent again', async () => {
  const network = answerWith(screenAnswers)
  const { address } = await renderAt(path)
  await pay()
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  await waitFor(() => expect(readApplication().invoiceForm?.formOne.amount).toBe('607200'))
  expect(readApplication().invoiceFile).toEqual({ file_id: fileId, file_name: '01.pdf' })
  expect(network.calls().filter(call => call.includes('/upload'))).toEqual([])
})

test('a file with a draft that the address does not name goes on with what was typed there', async () => {
  const draft = {
    id: 12,
    supplier_name: null,
    amount: 500,
    due_date: null,
    file_id: fileId,
    file_name: '01.pdf',
    updated_at: '2026-11-20T01:00:00Z',
    expires_at: '2027-02-18T01:00:00Z',
    values: { file_ids: [fileId], amount: 500, read_file_id: fileId, edited_fields: ['formOne.amount'] },
  }
  const network = answerWith({
    ...screenAnswers,
    'POST /api/v1/drafts': { ...draft, was_there: true },
    'GET /api/v1/drafts/12': draft,
  })
  const { address } = await renderAt(path)
  await pay()
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  await expect(network.requestsOf('POST /api/v1/drafts')[0]?.json()).resolves.toMatchObject({ draft_key: fileId })
  expect(readApplication()).toMatchObject({ draftId: 12, invoiceForm: { formOne: { amount: '500' } } })
})

test.each([
  [{ is_discarded: true }, 'このお支払いは除外されています'],
  [{ is_registered: true, invoice_id: 19, invoice_status: 1 }, 'このお支払いは、I-00000019でお申し込み済みです'],
] as const)('the invoice of an item that is %j says so, and offers no payment', async (changes, title) => {
  answerWith({
    ...screenAnswers,
    'GET /api/v1/oauth/pre_groups/5': { ...preGroup, items: [{ ...preItem, ...changes }] },
  })
  await renderAt(`${path}?pre_group_id=5&pre_id=31`)
  expect(await screen.findByText(sentence(title))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'この請求書を支払う' })).toBeNull()
  expect(screen.queryByRole('button', { name: /切り離して/ })).toBeNull()
})

test('a file of a draft goes on with the draft, and one that a program sent with its item', async () => {
  answerWith({
    ...screenAnswers,
    'GET /api/v1/oauth/pre_groups/5': preGroup,
    'GET /api/v1/drafts/12': {
      id: 12,
      supplier_name: null,
      amount: 500,
      due_date: null,
      file_id: fileId,
      file_name: '01.pdf',
      updated_at: '2026-11-20T01:00:00Z',
      expires_at: '2027-02-18T01:00:00Z',
      values: { file_ids: [fileId], amount: 500 },
    },
  })
  const draft = await renderAt(`${path}?draft_id=12`)
  expect(await screen.findByRole('link', { name: '下書き' })).toHaveAttribute('href', '/payments/draft')
  await pay()
  await waitFor(() => expect(draft.address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication()).toMatchObject({ draftId: 12, invoiceForm: { formOne: { amount: '500' } } })
  draft.leave()

  leaveFlow()
  const prepared = await renderAt(`${path}?pre_group_id=5&pre_id=31`)
  await pay()
  await waitFor(() => expect(prepared.address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication().preItem).toEqual({ preGroupId: 5, preId: 31 })
})
