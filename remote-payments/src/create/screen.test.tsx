import { act, screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { lost, refusal } from '@invoice-card/config/testing/network'
import { bus } from '@invoice-card/events'
import { emptyApplication, type Application } from '../checkout/entry.ts'
import { replacing } from '../checkout/replace-invoice.ts'
import { dispatch, readApplication } from '../checkout/store.ts'
import { addToQueue, clearQueue, readQueue, type QueuedInvoice } from '../draft/queue/queue-state.ts'
import { emptyInvoiceForm } from '../invoice-values/values.ts'
import { beginAgainWith, leaveFlow, startTab } from '../testing/checkout.ts'
import { emptyDraft } from '../testing/draft.ts'
import { signIn } from '../testing/login-user.ts'
import { readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { acceptFile, answerFiles, areReady, chooseFiles, fileIdOf, pdf, queuedFile } from '../testing/upload-queue.ts'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
const startServer = () => answerFiles(server)

beforeEach(() => {
  startTab()
  clearQueue()
  signIn()
})

const { formOne } = emptyInvoiceForm
const payeeKnown: Application = {
  ...emptyApplication,
  invoiceForm: {
    ...emptyInvoiceForm,
    formOne: { ...formOne, supplierId: 7, supplierName: '株式会社青葉デザイン製作所' },
  },
  editedFields: ['formOne.supplierId', 'formOne.supplierName'],
}

const renamed = { ...queuedFile, file_id: fileIdOf(1), file_name: '01.pdf' }
test.each<[string, Application, QueuedInvoice, string]>([
  ['to the same payee as last time', payeeKnown, queuedFile, 'POST /api/v1/drafts'],
  [
    'that a program prepared',
    { ...payeeKnown, preItem: { preGroupId: 3, preId: 31 } },
    queuedFile,
    'POST /api/v1/drafts',
  ],
  ['that was saved without an invoice', { ...payeeKnown, draftId: 102 }, queuedFile, 'PUT /api/v1/drafts/102'],
  [
    'of the queue whose invoice is chosen again',
    { ...payeeKnown, invoiceFile: { file_id: fileIdOf(4), file_name: 'queued.pdf' }, draftId: 104 },
    renamed,
    'PUT /api/v1/drafts/104',
  ],
])(
  'while a queue is open, a file chosen for a payment %s stays with that payment',
  async (_, begun, inQueue, saved) => {
    const network = startServer()
    network.answer('GET /api/v1/suppliers/7/accounts', { accounts: [] })
    addToQueue([queuedFile])
    beginAgainWith(begun)
    const { address } = await renderAt('/payments/create', begun.invoiceFile === null ? undefined : replacing)
    await act(() => chooseFiles(pdf('01.pdf')))
    await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
    await waitFor(() => expect(readQueue()).toEqual([inQueue]))
    await expect(network.requestsOf(saved)[0]?.json()).resolves.toMatchObject({
      values: { file_ids: [fileIdOf(1)], supplier_id: 7 },
    })
    expect(readApplication()).toMatchObject({
      invoiceFile: { file_id: fileIdOf(1) },
      draftId: begun.draftId ?? 101,
      preItem: begun.preItem,
      invoiceForm: { formOne: { supplierId: 7 } },
    })
  },
)

test('while a queue of this visit is open and no payment is begun, one more file joins it', async () => {
  startServer()
  await renderAt('/payments/create')
  await act(() => chooseFiles(new File([], '01.pdf', { type: 'application/pdf' }), pdf('02.pdf')))
  await areReady(1)
  await act(() => chooseFiles(pdf('03.pdf')))
  await areReady(2)
  expect(readQueue()[2]).toMatchObject({ file_name: '03.pdf', draft_id: 102 })
})

test('input that is thrown away leaves the focus to the start of the screen', async () => {
  startServer()
  const application = { ...emptyApplication, invoiceFile: { file_id: fileIdOf(1), file_name: '01.pdf' } }
  dispatch({ type: 'draftSaveFailed', fileId: fileIdOf(1), application })
  await renderAt('/payments/create')
  await userEvent.click(await screen.findByRole('button', { name: /01.pdf.*破棄/ }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('three files become three drafts with what was read in them, two uploads at a time', async () => {
  const network = startServer()
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf'), pdf('03.pdf')))
  await areReady(3)
  expect(server.mostAtOnce()).toBeLessThanOrEqual(2)
  expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(3)
  await expect(network.requestsOf('PUT /api/v1/drafts/101')[0]?.json()).resolves.toMatchObject({
    values: {
      amount: 607_200,
      due_date: '2026-11-30',
      is_new_supplier: true,
      new_supplier: { corporate_name: '株式会社青葉デザイン製作所' },
      new_account: { account_number: '1234567' },
      transfer_person_name: 'カ)サンプル',
    },
  })
  // The first one opens by itself.
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication().draftId).toBe(101)
})

test('the host hears of files that a reload would lose, until the last is uploaded or failed', async () => {
  const network = startServer()
  const heard: boolean[] = []
  const stop = bus.on('unsavedWork', ({ isUnsaved }) => heard.push(isUnsaved))
  heard.length = 0
  const first = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  expect(heard[0]).toBe(true)
  await areReady(2)
  expect(heard.at(-1)).toBe(false)
  first.leave()
  await renderAt('/payments/create')
  network.answer('POST /api/v1/invoices/files/upload', refusal(422, 'file_encrypted'))
  await act(() => chooseFiles(pdf('03.pdf'), pdf('04.pdf')))
  expect(heard).toContain(true)
  await waitFor(() => expect(readQueue().filter(({ status }) => status === 'failed')).toHaveLength(2))
  expect(heard.at(-1)).toBe(false)
  stop()
})

test('the same file twice is reported and sent once', async () => {
  const network = startServer()
  await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('01.pdf'), pdf('02.pdf')))
  expect(await screen.findByText('同じファイルがすでに選択されています：01.pdf')).toBeVisible()
  await areReady(2)
  expect(network.requestsOf('POST /api/v1/invoices/files/upload/url')).toHaveLength(2)
})

test('of more than twenty files the first twenty are taken, and the others are named', async () => {
  startServer()
  await renderAt('/payments/create')
  await act(() =>
    chooseFiles(...Array.from({ length: 21 }, (_, index) => new File([], `${index + 1}.pdf`, { lastModified: 1 }))),
  )
  expect(await screen.findByText('一度に選択できるのは20件までです。選択されなかったファイル：21.pdf')).toBeVisible()
  expect(readQueue()).toHaveLength(20)
})

test('a single file is saved as a draft once it is taken, and is no part of the queue', async () => {
  const network = startServer()
  network.answer(`GET /api/v1/invoices/files/${fileIdOf(1)}`, {
    ...readFile,
    file_id: fileIdOf(1),
    ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null },
  })
  const ocr = { ...readFile.ocr, status: 'reading', progress: 0.1, fields: null } as const
  network.answer('POST /api/v1/invoices/files/upload', acceptFile({ ocr }))
  const { leave } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  expect(await screen.findByText(/を読み取っています/)).toBeVisible()
  leave()
  leaveFlow()
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(1))
  await expect(network.requestsOf('POST /api/v1/drafts')[0]?.json()).resolves.toMatchObject({
    draft_key: fileIdOf(1),
    values: { file_ids: [fileIdOf(1)] },
  })
  expect(readQueue()).toEqual([])
})

test('a single file that could not be saved as a draft goes on to the form, which saves it', async () => {
  const network = startServer()
  network.answer('POST /api/v1/drafts', lost)
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  network.answer('POST /api/v1/drafts', { ...emptyDraft, id: 101 })
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(2))
  await expect(network.requestsOf('POST /api/v1/drafts')[1]?.json()).resolves.toMatchObject({
    values: { file_ids: [fileIdOf(1)], amount: 607_200, transfer_date: '' },
  })
})

test('a file whose upload was interrupted is taken when it is chosen again, as it says', async () => {
  startServer()
  addToQueue([
    { ...queuedFile, key: '01.pdf/15/1', file_name: '01.pdf', status: 'sending', file_id: null, draft_id: null },
  ])
  await renderAt('/payments/create')
  expect(await screen.findByText(/ファイルを選択してください。?$/)).toBeVisible()
  expect(pdf('01.pdf').size).toBe(15)
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await areReady(2)
  expect(screen.queryByText(/同じファイルがすでに選択されています/)).toBeNull()
})

test('a draft saved by hand leads to the next invoice', async () => {
  startServer()
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await areReady(2)
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  await userEvent.click(await screen.findByRole('button', { name: '下書きを保存する' }))
  await userEvent.click(await screen.findByRole('link', { name: '次の請求書へ' }))
  await waitFor(() => expect(readApplication().draftId).toBe(102))
})

test('a file that is paid already is reported at once with its number, and becomes no draft', async () => {
  const network = startServer()
  network.answer(
    'POST /api/v1/invoices/files/upload',
    acceptFile({ used_by: { invoice_id: 31, type: 'InvoicePayment', status: 1 } }),
  )
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  expect(await screen.findByText(sentence('この請求書ファイルは、I-00000031でお申し込み済みです'))).toBeVisible()
  const link = screen.getByRole('link', { name: /I-00000031を開く/ })
  expect(new URL(link.getAttribute('href') ?? '').pathname).toBe('/payments/review/31')
  expect([address(), network.requestsOf('POST /api/v1/drafts').length]).toEqual(['/payments/create', 0])
})

test('a file that is left while it is read has its draft filled all the same', async () => {
  const network = startServer()
  const reading = { ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null } }
  network.answer('POST /api/v1/invoices/files/upload', acceptFile(reading))
  network.answer(`GET /api/v1/invoices/files/${fileIdOf(1)}`, { ...readFile, ...reading, file_id: fileIdOf(1) })
  const { leave } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf')))
  await screen.findByRole('progressbar')
  await waitFor(() => expect(readApplication().draftId).toBe(101))
  leave()
  network.answer(`GET /api/v1/invoices/files/${fileIdOf(1)}`, { ...readFile, file_id: fileIdOf(1) })
  await waitFor(() => expect(network.requestsOf('PUT /api/v1/drafts/101')).toHaveLength(1), { timeout: 5000 })
  await expect(network.requestsOf('PUT /api/v1/drafts/101')[0]?.json()).resolves.toMatchObject({
    values: { amount: 607_200, read_file_id: fileIdOf(1) },
  })
})
