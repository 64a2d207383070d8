import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { bus } from '@invoice-card/events'
import { readApplication } from '../../checkout/store.ts'
import { beginAgainWith, startTab } from '../../testing/checkout.ts'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { emptyDraft } from '../../testing/draft.ts'
import { calendar, commission, fileId, payment, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const bank = {
  bank_code: '0001',
  bank_name: 'みずほ',
  branch_code: '001',
  branch_name: '東京営業部',
  account_type: 1,
  account_holder_kana: 'ｶ)ｱｵﾊﾞ',
} as const
const registered = [
  { ...bank, id: 8, account_number: '7654321', created_at: '2026-01-01T00:00:00Z' },
  { ...bank, id: 9, account_number: '1234567', created_at: '2026-01-01T00:00:00Z' },
]
const paid = {
  ...payment,
  status: 4,
  account: { ...bank, account_number: '7654321' },
  is_cancellable: false,
  is_editable: false,
  cancel: null,
  timeline: [],
}
const get = 'GET /api/v1/invoices/18'
const getSupplier = 'GET /api/v1/suppliers/7'
const supplier = {
  id: 7,
  business_form: 1,
  name: '株式会社青葉デザイン製作所',
  name_kana: 'アオバデザインセイサクショ',
  corporate_number: '3999953441906',
  registration_number: null,
  status: 'Approved',
  account_count: 2,
  last_payment: null,
  created_at: '2026-01-01T00:00:00Z',
  representative_name: null,
  postal_code: null,
  address: null,
  phone_number: null,
  email_address: null,
  accounts: registered,
}
const again = () => screen.findByRole('button', { name: 'この支払先に再度支払う' })

beforeEach(startTab)

test.each([
  ['was deleted', refusal(404, 'supplier_not_found'), '登録取引先から削除されています', '/payments/create'],
  ['cannot be paid', { ...supplier, status: 'Rejected' }, 'お支払いいただけません', '/contact'],
])('a supplier that %s is reported with the way on, and no flow begins', async (_, answer, text, to) => {
  const onSnackbar = jest.fn()
  const stop = bus.on('snackbar', onSnackbar)
  answerWith({ [get]: paid, [getSupplier]: answer })
  const { address } = await renderAt('/payments/history/18')
  await userEvent.click(await again())
  await waitFor(() =>
    expect(onSnackbar).toHaveBeenCalledWith(
      expect.objectContaining({
        color: 'error',
        text: expect.stringContaining(text),
        link: expect.objectContaining({ to }),
      }),
    ),
  )
  expect(address()).toBe('/payments/history/18')
  stop()
})

test.each([
  ['is still examined', { ...paid, status: 1 }],
  ['is a request', { ...paid, type: 'InvoiceRequestBuyer', supplier_id: null }],
])('a payment that %s is no model for the next', async (_, invoice) => {
  answerWith({ [get]: invoice })
  await renderAt('/payments/history/18')
  await screen.findByText('お申し込みの内容')
  expect(screen.queryByRole('button', { name: 'この支払先に再度支払う' })).not.toBeInTheDocument()
})

test('the next payment takes supplier, account and transfer name, not amount, days and file', async () => {
  answerWith({ [get]: paid, [getSupplier]: supplier, 'GET /api/v1/invoices/commission': commission })
  const { address } = await renderAt('/payments/history/18')
  await userEvent.click(await again())
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(await screen.findByText(/「株式会社青葉デザイン製作所」へのお支払いです/)).toBeVisible()
  const { invoiceForm, invoiceFile } = readApplication()
  expect(invoiceFile).toBeNull()
  expect(invoiceForm).toMatchObject({
    formOne: { supplierId: 7, amount: '', due_date: '', transfer_date: '', invoice_number: '' },
    formTwo: { accountId: 8, transfer_person_name: 'カ）サンプル' },
  })
})

test('what is taken over stands above the upload, and can be left out', async () => {
  answerWith({ [get]: paid, [getSupplier]: supplier, 'GET /api/v1/invoices/commission': commission })
  await renderAt('/payments/history/18')
  await userEvent.click(await again())
  const notice = await screen.findByText(/「株式会社青葉デザイン製作所」へのお支払いです/)
  const upload = screen.getByRole('group', { name: /請求書ファイル/ })
  expect(notice.compareDocumentPosition(upload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(screen.getByRole('button', { name: '引き継がない' }))
  expect(screen.queryByText(/「株式会社青葉デザイン製作所」へのお支払いです/)).toBeNull()
  expect(readApplication().invoiceForm).toBeNull()
  expect(upload).toBeVisible()
})

test('of a detail that has stood for long the payment is asked for again first', async () => {
  const network = answerWith({ [get]: paid, [getSupplier]: supplier, 'GET /api/v1/invoices/commission': commission })
  await renderAt('/payments/history/18')
  const button = await again()
  network.answer(get, { ...paid, account: { ...bank, account_number: '1234567' } })
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000)
  await userEvent.click(button)
  await waitFor(() => expect(readApplication().invoiceForm?.formTwo.accountId).toBe(9))
  clock.mockRestore()
})

test('a row of the history begins it too; one that is no model has no such button', async () => {
  const { account: _account, timeline: _timeline, ...row } = paid
  const rows = {
    invoices: [row, { ...row, id: 19, type: 'InvoiceRequestBuyer', supplier_id: null }],
    total_count: 2,
    total_count_is_action_required: 0,
  }
  answerWith({
    'GET /api/v1/invoices': rows,
    [get]: paid,
    [getSupplier]: supplier,
    'GET /api/v1/invoices/commission': commission,
  })
  const { address } = await renderAt('/payments/history')
  const buttons = await screen.findAllByRole('button', { name: /再度支払う$/ })
  expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual([
    '株式会社青葉デザイン製作所（I-00000018）に再度支払う',
  ])
  await userEvent.click(screen.getByRole('button', { name: /再度支払う$/ }))
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(readApplication().invoiceForm).toMatchObject({ formOne: { supplierId: 7 }, formTwo: { accountId: 8 } })
})

test('an account that is no longer registered is left to be chosen', async () => {
  answerWith({
    [get]: paid,
    [getSupplier]: { ...supplier, accounts: registered.slice(1) },
    'GET /api/v1/invoices/commission': commission,
  })
  await renderAt('/payments/history/18')
  await userEvent.click(await again())
  await waitFor(() =>
    expect(readApplication().invoiceForm?.formTwo).toMatchObject({ accountId: null, accountLabel: '' }),
  )
})

test('an invoice that names another company and account changes neither, and warns of both', async () => {
  const other = {
    ...readFile,
    ocr: {
      ...readFile.ocr,
      fields: {
        ...readFile.ocr.fields!,
        issuer_name: { ...readFile.ocr.fields!.issuer_name, value: '北都工業株式会社' },
      },
    },
  }
  answerWith({
    [get]: paid,
    [getSupplier]: supplier,
    'GET /api/v1/suppliers/7/accounts': { accounts: registered },
    'GET /api/v1/invoices/commission': commission,
    'GET /api/v1/banks/closed_day': calendar,
    [`GET /api/v1/invoices/files/${fileId}`]: other,
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
    'GET /api/v1/corporations': { corporations: [] },
    'POST /api/v1/drafts': { ...emptyDraft, id: 1 },
  })
  const first = await renderAt('/payments/history/18')
  await userEvent.click(await again())
  await waitFor(() => expect(first.address()).toBe('/payments/create'))
  act(() => beginAgainWith({ invoiceFile: { file_id: fileId, file_name: '01.pdf' } }))
  await userEvent.click(await screen.findByRole('button', { name: /次へ|進む/ }))
  const issuer = await screen.findByText(/請求書の発行元は「北都工業株式会社」と読み取れました/)
  await waitFor(() => expect(issuer).toBeVisible())
  expect(await screen.findByText(/選択した口座は、請求書に書かれた口座と異なります/)).toBeVisible()
  await waitFor(() =>
    expect(readApplication().invoiceForm).toMatchObject({
      formOne: { supplierId: 7, amount: '607200' },
      formTwo: { accountId: 8, isNewAccount: false },
    }),
  )
})
