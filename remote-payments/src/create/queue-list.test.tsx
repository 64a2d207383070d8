import { act, screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith, refusal } from '@invoice-card/config/testing/network'
import { readApplication } from '../checkout/store.ts'
import { queueDrafts } from '../draft/queue/queue-drafts.ts'
import { addToQueue, changeQueued, clearQueue, readQueue } from '../draft/queue/queue-state.ts'
import { startTab } from '../testing/checkout.ts'
import { signIn } from '../testing/login-user.ts'
import { calendar, commission, fileId, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'
import { acceptFile, answerFiles, areReady, chooseFiles, fileIdOf, pdf, queuedFile } from '../testing/upload-queue.ts'
import { serveUploads } from '../testing/upload-server.ts'

const server = serveUploads()
const startServer = () => answerFiles(server)
const acceptedAs = (type: string) => acceptFile({ used_by: { invoice_id: 31, type, status: 1 } })

beforeEach(() => {
  startTab()
  clearQueue()
  signIn()
})

test('the bar of a file that is read moves between two reports, and names the usual time', async () => {
  answerWith({
    [`GET /api/v1/invoices/files/${fileId}`]: {
      ...readFile,
      ocr: { ...readFile.ocr, status: 'reading', progress: 0.1, fields: null },
    },
    'GET /api/v1/banks/closed_day': calendar,
    'GET /api/v1/invoices/commission': commission,
  })
  addToQueue([
    {
      key: '01.pdf/1/1',
      file_name: '01.pdf',
      status: 'reading',
      percent: 0,
      file_id: fileId,
      draft_id: 101,
      failure: null,
    },
  ])
  await renderAt('/payments/create')
  const bar = await screen.findByRole('progressbar', { name: '01.pdf：読み取っています（通常5〜10秒）' })
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '10'))
  expect(bar.firstElementChild).toHaveStyle({ width: '25%' })
})

test('a file that cannot be an invoice fails by itself, and the others become drafts', async () => {
  startServer()
  await renderAt('/payments/create')
  await act(() =>
    chooseFiles(pdf('01.pdf'), new File([], '02.pdf', { type: 'application/pdf', lastModified: 1 }), pdf('03.pdf')),
  )
  await areReady(2)
  expect(await screen.findByText(/ファイルの中身が空です/)).toBeVisible()
  expect(screen.getByText('3件のうち2件の下書きができました')).toBeVisible()
  expect(screen.queryByRole('button', { name: '02.pdfをもう一度試す' })).toBeNull()
})

describe('drafts that were chosen in their list', () => {
  const chosen = [1, 2, 3].map(id => ({ id, name: `支払先${id}`, file_id: fileIdOf(id) }))

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
    addToQueue([queuedFile])
    await renderAt('/payments/create')
    expect(await screen.findByText('1件のうち1件の下書きができました')).toBeVisible()
  })
})

test('a file removed from the queue leaves the focus to the others, the whole queue to the start', async () => {
  startServer()
  addToQueue([
    queuedFile,
    {
      ...queuedFile,
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

test('a refusal of the server is shown at its file; a lost upload can be retried', async () => {
  const network = startServer()
  network.answer('POST /api/v1/invoices/files/upload', refusal(422, 'file_encrypted'))
  await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await waitFor(() => expect(screen.getAllByText(/パスワードで保護されたファイル/)).toHaveLength(2))
  network.answer('POST /api/v1/invoices/files/upload/url', () => ({
    file_id: fileIdOf(4),
    upload_url: server.urlOf('lost'),
    expires_at: '2026-11-20T01:00:00Z',
  }))
  await act(() => chooseFiles(pdf('03.pdf')))
  const again = await screen.findByRole('button', { name: '03.pdfをもう一度試す' })
  const working = startServer()
  await userEvent.click(again)
  await areReady(1)
  expect(working.requestsOf('POST /api/v1/drafts')).toHaveLength(1)
})

// A text about megabytes did not help: with a small file of many pixels a user could do nothing about it.
test('a photo of too many pixels is refused in words about its pixels', async () => {
  startServer().answer('POST /api/v1/invoices/files/upload', refusal(422, 'file_too_many_pixels'))
  await renderAt('/payments/create')
  await act(() => chooseFiles(new File(['photo'], '領収書.jpg', { type: 'image/jpeg' }), pdf('02.pdf')))
  await waitFor(() => expect(screen.getAllByText(/画素数が多すぎます。5,000万画素以下/)).toHaveLength(2))
})

test('a file whose payment was made meanwhile counts as paid, not as failed', async () => {
  startServer().answer('POST /api/v1/drafts', refusal(409, 'draft_already_applied'))
  addToQueue([{ ...queuedFile, status: 'reading', draft_id: null }])
  await renderAt('/payments/create')
  await waitFor(() => expect(readQueue()).toMatchObject([{ status: 'paid', failure: null }]))
})

test.each([
  ['InvoicePayment', '/payments/review/31'],
  ['InvoiceRequestSeller', '/collections/request/31'],
])('of several files those used by a %s stay out of the drafts, and link to %s', async (type, href) => {
  const network = startServer()
  network.answer('POST /api/v1/invoices/files/upload', acceptedAs(type))
  await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'I-00000031を開く' })).toHaveLength(2))
  expect(screen.getAllByText(sentence('この請求書ファイルは、I-00000031でお申し込み済みです。'))).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'I-00000031を開く' })[0]).toHaveAttribute('href', href)
  expect(network.requestsOf('POST /api/v1/drafts')).toHaveLength(0)
})

test('of several files one whose document is paid already says so, and the others come first', async () => {
  const same_document = { invoice_id: 31, type: 'InvoicePayment', status: 1 }
  startServer().answer(`GET /api/v1/invoices/files/${fileIdOf(1)}`, {
    ...readFile,
    file_id: fileIdOf(1),
    same_document,
  })
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await areReady(2)
  expect(
    await screen.findByText(sentence('下書きができました。この請求書は、I-00000031でお申し込み済みです')),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'I-00000031を開く' })).toHaveAttribute('href', '/payments/review/31')
  expect(screen.getByRole('link', { name: '最初の請求書へ進む' })).toHaveAttribute('href', '/payments/draft/102')
  expect(address()).toBe('/payments/create')
})

test('of several files chosen beside an older queue the first of the new ones opens', async () => {
  startServer()
  const older = { key: 'older', file_name: 'older.pdf', percent: 100, file_id: null, draft_id: 55, failure: null }
  addToQueue([{ ...older, status: 'ready' }])
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await areReady(3)
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication().draftId).toBe(101)
})

test('a single file of a later visit opens by itself, beside the list that was left', async () => {
  startServer()
  addToQueue([queuedFile, { ...queuedFile, key: 'b', draft_id: 105 }])
  const { address } = await renderAt('/payments/create')
  await screen.findByText('2件のうち2件の下書きができました')
  await act(() => chooseFiles(pdf('01.pdf')))
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication()).toMatchObject({ invoiceFile: { file_name: '01.pdf' } })
  expect(readQueue()).toHaveLength(2)
})

test('beside an older list with a file that failed, the first of the new ones opens', async () => {
  startServer()
  const failure = { message: '送信できませんでした。', isRetryable: false }
  addToQueue([queuedFile, { ...queuedFile, key: 'failed', status: 'failed', draft_id: null, failure }])
  const { address } = await renderAt('/payments/create')
  await act(() => chooseFiles(pdf('01.pdf'), pdf('02.pdf')))
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication().draftId).toBe(101)
})

test('where a new file fails, the way on leads to the other new one, not to an older one', async () => {
  startServer()
  addToQueue([queuedFile])
  await renderAt('/payments/create')
  await act(() => chooseFiles(new File([], '01.pdf', { type: 'application/pdf' }), pdf('02.pdf')))
  await areReady(2)
  expect(screen.getByRole('link', { name: '最初の請求書へ進む' })).toHaveAttribute('href', '/payments/draft/101')
})
