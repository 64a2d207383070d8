import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, type Network } from '@invoice-card/config/testing/network'
import { emptyApplication, type Application } from '../checkout/entry.ts'
import { readApplication } from '../checkout/store.ts'
import { beginAgainWith } from '../testing/checkout.ts'
import { clearQueue } from '../draft/queue/queue-state.ts'
import { replacing } from '../checkout/replace-invoice.ts'
import { emptyDraft } from '../testing/draft.ts'
import { answers, beginWithInvoice, file } from '../testing/known-supplier.ts'
import { checkedForm, fileId, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()

const other = '00000000-0000-4000-8000-000000000002'
const draft = { ...emptyDraft, id: 7 }
const isSaved = 'PUT /api/v1/drafts/5'

// Invoice A: its supplier was found, its amount, number and account were typed.
const { formOne, formTwo } = checkedForm
const begun: Application = {
  ...emptyApplication,
  draftId: 5,
  invoiceFile: { file_id: other, file_name: 'A.pdf' },
  readFileId: other,
  editedFields: ['formOne.amount', 'formOne.invoice_number', 'formTwo.newAccount.account_number'],
  invoiceForm: {
    formOne: { ...formOne, amount: '555555', invoice_number: 'A-NUMBER' },
    formTwo: { ...formTwo, newAccount: { ...formTwo.newAccount, account_number: '7654321' } },
  },
}
let network: Network
beforeEach(() => {
  beginWithInvoice()
  clearQueue()
  beginAgainWith(begun)
  network = answerWith({
    ...answers,
    'POST /api/v1/invoices/files/upload/url': () => ({
      file_id: fileId,
      upload_url: server.urlOf('file'),
      expires_at: '2026-11-20T01:00:00Z',
    }),
    'POST /api/v1/invoices/files/upload': readFile,
    [file]: readFile,
    'POST /api/v1/drafts': draft,
    [isSaved]: { ...draft, id: 5 },
  })
})

const choose = async (name = 'B.pdf') => {
  const field = await screen.findByLabelText(/請求書ファイル/, { selector: 'input' })
  await act(() => userEvent.upload(field, new File(['%PDF-1.7 B'], name, { type: 'application/pdf', lastModified: 1 })))
}
const filled = () =>
  waitFor(() =>
    expect(readApplication()).toMatchObject({
      readFileId: fileId,
      invoiceForm: { formOne: { supplierId: 7, due_date: '2026-11-30' } },
    }),
  )

test('a file chosen while another invoice is in progress is not sent before its purpose is set', async () => {
  await renderAt('/payments/create')
  await choose()
  expect(await screen.findByRole('alertdialog', { name: 'どのお支払いの請求書ですか' })).toHaveAccessibleDescription(
    /「A.pdf」のお支払いを入力しています/,
  )
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }))
  expect(network.calls().filter(call => call.includes('upload'))).toEqual([])
  expect(readApplication()).toEqual(begun)
})

test('a file of the same name says so in the question, where nothing shows that it is the same', async () => {
  await renderAt('/payments/create')
  await choose('A.pdf')
  expect(await screen.findByRole('alertdialog', { name: 'どのお支払いの請求書ですか' })).toHaveAccessibleDescription(
    /選択したファイルは、入力しているお支払いの請求書と同じ名前（A.pdf）です/,
  )
})

// 「01.pdf」 was asked to take the place of 「01.pdf」.
test('the same file chosen again goes on with its payment, unasked and unsent', async () => {
  const first = await renderAt('/payments/create', replacing)
  await choose()
  await filled()
  act(first.leave)
  const { address } = await renderAt('/payments/create')
  await choose()
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(network.requestsOf('POST /api/v1/invoices/files/upload')).toHaveLength(1)
  expect(readApplication()).toMatchObject({ draftId: 5, invoiceFile: { file_id: fileId } })
})

test('while the file that takes its place is checked, nothing leads on with the old one', async () => {
  const checked = Promise.withResolvers<unknown>()
  network.answer('POST /api/v1/invoices/files/upload', () => checked.promise)
  await renderAt('/payments/create', replacing)
  expect(await screen.findByRole('button', { name: '内容の入力へ進む' })).toBeVisible()
  await choose()
  expect((await screen.findAllByText('B.pdfを確認しています')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: '内容の入力へ進む' })).toBeNull()
  await act(async () => checked.resolve(readFile))
  await filled()
})

test('another payment begins with nothing of the one before, whose draft stays as it is', async () => {
  await renderAt('/payments/create')
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: '別のお支払いを始める' }))
  await filled()
  expect(readApplication()).toMatchObject({
    draftId: 7,
    editedFields: [],
    invoiceForm: {
      formOne: { amount: '607200', invoice_number: 'INV-2026-0112' },
      formTwo: { newAccount: { account_number: '1234567' } },
    },
  })
  expect(network.requestsOf(isSaved)).toEqual([])
})

test.each([
  ['is said to take its place', undefined, () => screen.findByRole('button', { name: '差し替える' })],
  ['is chosen by the way from the form', replacing, null],
])(
  "a file that %s leaves input, marked where they differ, without the old sender's account",
  async (_, state, answer) => {
    await renderAt('/payments/create', state)
    await choose()
    if (answer !== null) await userEvent.click(await answer())
    await filled()
    const amount = await screen.findByRole('textbox', { name: /請求金額/ })
    expect(amount).toHaveValue('555,555')
    expect(amount).toHaveAccessibleDescription(/請求書では「607,200円」と読み取れました/)
    expect(screen.getByRole('textbox', { name: /請求書番号/ })).toHaveAccessibleDescription(
      /請求書では「INV-2026-0112」と読み取れました/,
    )
    expect(readApplication()).toMatchObject({
      draftId: 5,
      invoiceForm: { formTwo: { newAccount: { account_number: '1234567' } } },
    })
    await expect(network.requestsOf(isSaved).at(-1)?.json()).resolves.toMatchObject({
      values: { file_ids: [fileId], prefilled_fields: ['formOne.amount', 'formOne.invoice_number'] },
    })
  },
)
