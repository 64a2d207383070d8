import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import type { InvoiceFile } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { loginUserAtom, store } from '@invoice-card/session'
import { emptyApplication, type Application } from '../checkout/entry.ts'
import { dispatch, readApplication } from '../checkout/store.ts'
import { beginAgainWith, leaveFlow, startTab } from '../testing/checkout.ts'
import { emptyInvoiceForm } from '../invoice-form/values.ts'
import { replacing } from '../checkout/replace-invoice.ts'
import { answerWith, lost, refusal, type Network } from '@invoice-card/config/testing/network'
import { calendar, commission, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { startUploadServer, type UploadServer } from '../testing/upload-server.ts'
import { addToQueue, changeQueued, clearQueue, readQueue, type QueuedInvoice } from '../draft/queue/queue-state.ts'
import { queueDrafts } from '../draft/queue/queue-drafts.ts'

let server: UploadServer
beforeAll(async () => {
  server = await startUploadServer()
})
afterAll(() => server.close())

const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf', lastModified: 1 })
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const draftOf = (id: number, values: object = {}) => ({
  id,
  supplier_name: null,
  amount: null,
  due_date: null,
  file_id: null,
  file_name: null,
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  values,
  was_there: false,
})

/** The server: files get the ids 1, 2, 3 … and drafts 101, 102, 103 … */
function startServer(): Network {
  let files = 0
  let drafts = 100
  const answers: Record<string, unknown> = {
    'POST /api/v1/invoices/files/upload/url': () => ({
      file_id: idOf(++files),
      upload_url: server.urlOf('file'),
      expires_at: '2026-11-20T01:00:00Z',
    }),
    'POST /api/v1/invoices/files/upload': async (request: Request) => ({
      ...readFile,
      ...((await request.json()) as object),
    }),
    'POST /api/v1/drafts': () => draftOf(++drafts),
    'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
    'GET /api/v1/corporations': { corporations: [] },
    'GET /api/v1/banks/closed_day': calendar,
    'GET /api/v1/invoices/commission': commission,
  }
  for (let number = 1; number <= 4; number += 1) {
    answers[`GET /api/v1/invoices/files/${idOf(number)}`] = { ...readFile, file_id: idOf(number) } satisfies InvoiceFile
    answers[`GET /api/v1/drafts/${100 + number}`] = draftOf(100 + number, {
      file_ids: [idOf(number)],
      transfer_person_name: 'カ)サンプル',
    })
    answers[`PUT /api/v1/drafts/${100 + number}`] = draftOf(100 + number)
  }
  return answerWith(answers)
}

beforeEach(() => {
  startTab()
  clearQueue()
  store.set(loginUserAtom, {
    emailAddress: 'demo@example.co.jp',
    userLastName: '佐藤',
    userFirstName: '花子',
    buyerId: 1,
    businessForm: 1,
    companyName: '株式会社サンプル商事',
    transferPersonName: 'カ)サンプル',
    phoneNumber: '',
    externalIntegrationClientIds: [],
  })
})

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText(/請求書ファイル/, { selector: 'input' }), files)
const allReady = (count: number) =>
  waitFor(() => expect(readQueue().filter(({ status }) => status === 'ready')).toHaveLength(count))

const queued = {
  key: 'queued.pdf/1/1',
  file_name: 'queued.pdf',
  status: 'ready',
  percent: 100,
  file_id: idOf(4),
  draft_id: 104,
  failure: null,
} as const
const { formOne } = emptyInvoiceForm
const payeeKnown: Application = {
  ...emptyApplication,
  invoiceForm: {
    ...emptyInvoiceForm,
    formOne: { ...formOne, supplierId: 7, supplierName: '株式会社青葉デザイン製作所' },
  },
  editedFields: ['formOne.supplierId', 'formOne.supplierName'],
}

const renamed = { ...queued, file_id: idOf(1), file_name: '01.pdf' }
test.each<[string, Application, QueuedInvoice, string]>([
  ['to the same payee as last time', payeeKnown, queued, 'POST /api/v1/drafts'],
  ['that a program prepared', { ...payeeKnown, preItem: { preGroupId: 3, preId: 31 } }, queued, 'POST /api/v1/drafts'],
  ['that was saved without an invoice', { ...payeeKnown, draftId: 102 }, queued, 'PUT /api/v1/drafts/102'],
  [
    'of the queue whose invoice is chosen again',
    { ...payeeKnown, invoiceFile: { file_id: idOf(4), file_name: 'queued.pdf' }, draftId: 104 },
    renamed,
    'PUT /api/v1/drafts/104',
  ],
])(
  'while a queue is open, a file chosen for a payment %s stays with that payment',
  async (_, begun, inQueue, saved) => {
    const network = startServer()
    network.answer('GET /api/v1/suppliers/7/accounts', { accounts: [] })
    addToQueue([queued])
    beginAgainWith(begun)
    const { address } = await renderAt('/payments/create', begun.invoiceFile === null ? undefined : replacing)
    await act(() => choose(pdf('01.pdf')))
    await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
    await waitFor(() => expect(readQueue()).toEqual([inQueue]))
    await expect(network.requestsOf(saved)[0]?.json()).resolves.toMatchObject({
      values: { file_ids: [idOf(1)], supplier_id: 7 },
    })
    expect(readApplication()).toMatchObject({
      invoiceFile: { file_id: idOf(1) },
      draftId: begun.draftId ?? 101,
      preItem: begun.preItem,
      invoiceForm: { formOne: { supplierId: 7 } },
    })
  },
)

test('while a queue is open and no payment is begun, one more file joins the queue', async () => {
  startServer()
  addToQueue([queued])
  await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf')))
  await allReady(2)
  expect(readQueue()[1]).toMatchObject({ file_name: '01.pdf', draft_id: 101 })
})

test('a file that cannot be an invoice fails by itself, and the others become drafts', async () => {
  startServer()
  await renderAt('/payments/create')
  await act(() =>
    choose(pdf('01.pdf'), new File([], '02.pdf', { type: 'application/pdf', lastModified: 1 }), pdf('03.pdf')),
  )
  await allReady(2)
  expect(await screen.findByText(/ファイルの中身が空です/)).toBeVisible()
  expect(screen.getByText('3件のうち2件の下書きができました')).toBeVisible()
  expect(screen.queryByRole('button', { name: '02.pdfをもう一度試す' })).toBeNull()
})

describe('drafts that were chosen in their list', () => {
  const chosen = [1, 2, 3].map(id => ({ id, name: `支払先${id}`, file_id: idOf(id) }))

  test('are not said to be made, and are counted by what is paid', async () => {
    startServer()
    queueDrafts(chosen)
    await renderAt('/payments/create')
    expect(await screen.findByText('3件の下書きを順に支払います')).toBeVisible()
    act(() => changeQueued('draft/1', { status: 'paid' }))
    expect(await screen.findByText('3件のうち1件のお申し込みが完了しました')).toBeVisible()
    expect(screen.getAllByText('これから支払う下書きです')).toHaveLength(2)
    expect(screen.queryByText(/下書きができました|1件ずつ下書きになります/)).toBeNull()
    expect(screen.getByRole('link', { name: '次の請求書へ' })).toHaveAttribute('href', '/payments/draft/2')
  })

  test('do not count as files that became drafts', async () => {
    startServer()
    queueDrafts(chosen)
    addToQueue([queued])
    await renderAt('/payments/create')
    expect(await screen.findByText('1件のうち1件の下書きができました')).toBeVisible()
  })
})

test('a file removed from the queue leaves the focus to the others, the whole queue to the start', async () => {
  startServer()
  addToQueue([
    queued,
    {
      ...queued,
      key: 'failed.pdf/1/1',
      file_name: 'failed.pdf',
      status: 'failed',
      draft_id: null,
      failure: { message: '送信できませんでした。', isRetryable: false },
    },
  ])
  await renderAt('/payments/create')
  await userEvent.click(await screen.findByRole('button', { name: 'failed.pdfを外す' }))
  await waitFor(() => expect(screen.queryByText('failed.pdf')).toBeNull())
  expect(screen.getByRole('list', { name: '選択した請求書' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'この一覧を消す' }))
  await waitFor(() => expect(screen.queryByText('queued.pdf')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('input that is thrown away leaves the focus to the start of the screen', async () => {
  startServer()
  const application = { ...emptyApplication, invoiceFile: { file_id: idOf(1), file_name: '01.pdf' } }
  dispatch({ type: 'draftSaveFailed', fileId: idOf(1), application })
  await renderAt('/payments/create')
  await userEvent.click(await screen.findByRole('button', { name: /01.pdf.*破棄/ }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a refusal of the server is shown at its file; a lost upload can be retried', async () => {
  const network = startServer()
  network.answer('POST /api/v1/invoices/files/upload', refusal(422, 'file_encrypted'))
  await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf')))
  await waitFor(() => expect(screen.getAllByText(/パスワードで保護されたファイル/)).toHaveLength(2))
  network.answer('POST /api/v1/invoices/files/upload/url', () => ({
    file_id: idOf(4),
    upload_url: server.urlOf('lost'),
    expires_at: '2026-11-20T01:00:00Z',
  }))
  await act(() => choose(pdf('03.pdf')))
  const again = await screen.findByRole('button', { name: '03.pdfをもう一度試す' })
  const working = startServer()
  await userEvent.click(again)
  await allReady(1)
  expect(working.requestsOf('POST /api/v1/drafts')).toHaveLength(1)
})

// A text about megabytes did not help: with a small file of many pixels a user could do nothing about it.
test('a photo of too many pixels is refused in words about its pixels', async () => {
  startServer().answer('POST /api/v1/invoices/files/upload', refusal(422, 'file_too_many_pixels'))
  await renderAt('/payments/create')
  await act(() => choose(new File(['photo'], '領収書.jpg', { type: 'image/jpeg' }), pdf('02.pdf')))
  await waitFor(() => expect(screen.getAllByText(/画素数が多すぎます。5,000万画素以下/)).toHaveLength(2))
})

test('a file whose payment was made meanwhile counts as paid, not as failed', async () => {
  startServer().answer('POST /api/v1/drafts', refusal(409, 'draft_already_applied'))
  addToQueue([{ ...queued, status: 'reading', draft_id: null }])
  await renderAt('/payments/create')
  await waitFor(() => expect(readQueue()).toMatchObject([{ status: 'paid', failure: null }]))
})

test('three files become three drafts with what was read in them, two uploads at a time', async () => {
  const network = startServer()
  const { address } = await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf'), pdf('03.pdf')))
  await allReady(3)
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
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf')))
  expect(heard[0]).toBe(true)
  await allReady(2)
  expect(heard.at(-1)).toBe(false)
  first.leave()
  await renderAt('/payments/create')
  network.answer('POST /api/v1/invoices/files/upload', refusal(422, 'file_encrypted'))
  await act(() => choose(pdf('03.pdf'), pdf('04.pdf')))
  expect(heard).toContain(true)
  await waitFor(() => expect(readQueue().filter(({ status }) => status === 'failed')).toHaveLength(2))
  expect(heard.at(-1)).toBe(false)
  stop()
})

test('the same file twice is reported and sent once', async () => {
  const network = startServer()
  await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf'), pdf('01.pdf'), pdf('02.pdf')))
  expect(await screen.findByText('同じファイルがすでに選択されています：01.pdf')).toBeVisible()
  await allReady(2)
  expect(network.requestsOf('POST /api/v1/invoices/files/upload/url')).toHaveLength(2)
})

test('of more than twenty files the first twenty are taken, and the others are named', async () => {
  startServer()
  await renderAt('/payments/create')
  await act(() =>
    choose(...Array.from({ length: 21 }, (_, index) => new File([], `${index + 1}.pdf`, { lastModified: 1 }))),
  )
  expect(await screen.findByText('一度に選択できるのは20件までです。選択されなかったファイル：21.pdf')).toBeVisible()
  expect(readQueue()).toHaveLength(20)
})

test('a single file is saved as a draft once it is taken, and is no part of the queue', async () => {
  const network = startServer()
  network.answer(`GET /api/v1/invoices/files/${idOf(1)}`, {
    ...readFile,
    file_id: idOf(1),
    ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null },
  })
  network.answer('POST /api/v1/invoices/files/upload', async (request: Request) => ({
    ...readFile,
    ...((await request.json()) as object),
    ocr: { ...readFile.ocr, status: 'reading', progress: 0.1, fields: null },
  }))
  const { leave } = await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf')))
  expect(await screen.findByText(/を読み取っています/)).toBeVisible()
  leave()
  leaveFlow()
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(1))
  await expect(network.requestsOf('POST /api/v1/drafts')[0]?.json()).resolves.toMatchObject({
    draft_key: idOf(1),
    values: { file_ids: [idOf(1)] },
  })
  expect(readQueue()).toEqual([])
})

test('a single file that could not be saved as a draft goes on to the form, which saves it', async () => {
  const network = startServer()
  network.answer('POST /api/v1/drafts', lost)
  const { address } = await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf')))
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  network.answer('POST /api/v1/drafts', draftOf(101))
  await waitFor(() => expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(2))
  await expect(network.requestsOf('POST /api/v1/drafts')[1]?.json()).resolves.toMatchObject({
    values: { file_ids: [idOf(1)], amount: 607_200, transfer_date: '' },
  })
})

test('a file whose upload was interrupted is taken when it is chosen again, as it says', async () => {
  startServer()
  addToQueue([{ ...queued, key: '01.pdf/15/1', file_name: '01.pdf', status: 'sending', file_id: null, draft_id: null }])
  await renderAt('/payments/create')
  expect(await screen.findByText(/もう一度ファイルを選択してください/)).toBeVisible()
  expect(pdf('01.pdf').size).toBe(15)
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf')))
  await allReady(2)
  expect(screen.queryByText(/同じファイルがすでに選択されています/)).toBeNull()
})

test('a draft saved by hand leads to the next invoice', async () => {
  startServer()
  const { address } = await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf')))
  await allReady(2)
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  await userEvent.click(await screen.findByRole('button', { name: '下書きを保存する' }))
  await userEvent.click(await screen.findByRole('link', { name: '次の請求書へ' }))
  await waitFor(() => expect(readApplication().draftId).toBe(102))
})

const acceptedAs =
  (type = 'InvoicePayment') =>
  async (request: Request) => ({
    ...readFile,
    ...((await request.json()) as object),
    used_by: { invoice_id: 31, type, status: 1 },
  })

test('a file that is paid already is reported at once with its number, and becomes no draft', async () => {
  const network = startServer()
  network.answer('POST /api/v1/invoices/files/upload', acceptedAs())
  const { address } = await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf')))
  expect(await screen.findByText('この請求書ファイルは、I-00000031でお申し込み済みです')).toBeVisible()
  const link = screen.getByRole('link', { name: /I-00000031を開く/ })
  expect(new URL(link.getAttribute('href') ?? '').pathname).toBe('/payments/review/31')
  expect([address(), network.requestsOf('POST /api/v1/drafts').length]).toEqual(['/payments/create', 0])
})

test.each([
  ['InvoicePayment', '/payments/review/31'],
  ['InvoiceRequestSeller', '/collections/request/31'],
])('of several files those used by a %s stay out of the drafts, and link to %s', async (type, href) => {
  const network = startServer()
  network.answer('POST /api/v1/invoices/files/upload', acceptedAs(type))
  await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf')))
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'I-00000031を開く' })).toHaveLength(2))
  expect(screen.getAllByText('この請求書ファイルは、I-00000031でお申し込み済みです。')).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'I-00000031を開く' })[0]).toHaveAttribute('href', href)
  expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(0)
})

test('of several files one whose document is paid already says so, and the others come first', async () => {
  const same_document = { invoice_id: 31, type: 'InvoicePayment', status: 1 }
  startServer().answer(`GET /api/v1/invoices/files/${idOf(1)}`, { ...readFile, file_id: idOf(1), same_document })
  const { address } = await renderAt('/payments/create')
  await act(() => choose(pdf('01.pdf'), pdf('02.pdf')))
  await allReady(2)
  expect(await screen.findByText('下書きができました。この請求書は、I-00000031でお申し込み済みです')).toBeVisible()
  expect(screen.getByRole('link', { name: 'I-00000031を開く' })).toHaveAttribute('href', '/payments/review/31')
  expect(screen.getByRole('link', { name: '最初の請求書へ進む' })).toHaveAttribute('href', '/payments/draft/102')
  expect(address()).toBe('/payments/create')
})
