import { act, screen, userEvent, waitFor, within } from '@invoice-card/config/testing'
import { answerWith, lost, refusal, type Network } from '@invoice-card/config/testing/network'
import type { InvoiceFile } from '@invoice-card/contracts'
import { readApplication } from '../../checkout/store.ts'
import { addToQueue, clearQueue, readQueue, type QueuedInvoice } from '../queue/queue-state.ts'
import { beginAgainWith } from '../../testing/checkout.ts'
import { answers, beginWithInvoice, file } from '../../testing/known-supplier.ts'
import { checkedForm, fileId, readFile, savedCard } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'

const warning = 'このファイルには請求書が3通あるようです。'
const invoices = [
  { first_page: 1, last_page: 1 },
  { first_page: 2, last_page: 3 },
  { first_page: 4, last_page: 4 },
]
const whole: InvoiceFile = {
  ...readFile,
  several: { invoices, warning },
  ocr: { ...readFile.ocr, warnings: [warning, '宛名が「東都電機株式会社」になっています。'] },
}
const idOf = (number: number) => `00000000-0000-4000-8000-00000000001${number}`
const partOf = (number: number, ocr: InvoiceFile['ocr'] = readFile.ocr): InvoiceFile => ({
  ...readFile,
  file_id: idOf(number),
  file_name: `01（${number}通目）.pdf`,
  ocr,
})
const waiting: InvoiceFile['ocr'] = { status: 'waiting', progress: 0, fields: null, warnings: [] }
const draftOf = (number: number) => ({
  id: 100 + number,
  supplier_name: null,
  amount: null,
  due_date: null,
  file_id: idOf(number),
  file_name: null,
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  values: { file_ids: [idOf(number)], read_file_id: null, edited_fields: [], transfer_person_name: 'カ)サンプル' },
})
const splitting = `POST /api/v1/invoices/files/${fileId}/split`
const split = { parts: [1, 2, 3].map(number => ({ file: partOf(number, waiting), draft_id: 100 + number })) }

const queuedAs = (draft_id: number): QueuedInvoice => ({
  key: `${draft_id}.pdf/1/1`,
  file_name: `${draft_id}.pdf`,
  status: 'ready',
  percent: 100,
  file_id: null,
  draft_id,
  failure: null,
})

function serve(): Network {
  const network = answerWith({ ...answers, [file]: whole, [splitting]: split })
  for (const number of [1, 2, 3]) {
    network.answer(`GET /api/v1/invoices/files/${idOf(number)}`, partOf(number))
    network.answer(`GET /api/v1/drafts/${100 + number}`, draftOf(number))
    network.answer(`PUT /api/v1/drafts/${100 + number}`, draftOf(number))
  }
  return network
}
let network: Network
beforeEach(() => {
  beginWithInvoice()
  beginAgainWith({ draftId: 5, readFileId: fileId, invoiceForm: checkedForm })
  clearQueue()
  network = serve()
})

const button = () => screen.findByRole('button', { name: '請求書ごとに分けて支払う' })
const press = async () => userEvent.click(await button())

test.each([
  ['was lost', lost, /通信/],
  ['is broken', refusal(422, 'file_broken', 'ファイルが壊れているため読み込めません。'), /壊れている/],
  ['is gone', refusal(404, 'file_not_found', 'ファイルが見つかりませんでした。'), /見つかりませんでした/],
])('where the split %s, it says so, everything stays, and it can be tried again', async (_, answer, text) => {
  network.answer(splitting, answer)
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect([address(), readApplication().draftId, readQueue()]).toEqual(['/payments/add/invoiceinfo', 5, []])
  network.answer(splitting, split)
  await press()
  await waitFor(() => expect(readApplication().draftId).toBe(101))
})

test('typed text is not carried over, and that is asked first', async () => {
  beginAgainWith({ editedFields: ['formOne.amount'] })
  await renderAt('/payments/add/invoiceinfo')
  await press()
  const dialog = await screen.findByRole('alertdialog', { name: '入力した内容は引き継がれません' })
  await userEvent.click(within(dialog).getByRole('button', { name: '戻る' }))
  expect(network.requestsOf(splitting)).toEqual([])
  await press()
  await userEvent.click(await screen.findByRole('button', { name: '分ける' }))
  await waitFor(() => expect(readApplication().draftId).toBe(101))
})

test('where the queue has no room for them, nothing is split', async () => {
  addToQueue([5, ...Array.from({ length: 18 }, (_, at) => 200 + at)].map(queuedAs))
  await renderAt('/payments/add/invoiceinfo')
  const full = await screen.findByText(/一覧に、あと2件しか追加できません/)
  await waitFor(() => expect(full).toBeVisible())
  expect(screen.getByRole('link', { name: '一覧を開く' })).toHaveAttribute('href', '/payments/create')
  expect(screen.queryByRole('button', { name: '請求書ごとに分けて支払う' })).toBeNull()
})

test('where no more drafts may be saved, the refusal leads to them', async () => {
  network.answer(splitting, refusal(409, 'draft_limit_reached', '下書きは100件までです。'))
  await renderAt('/payments/add/invoiceinfo')
  await press()
  expect(await screen.findByText('下書きは100件までです。')).toBeVisible()
  expect(screen.getByRole('link', { name: '下書きを開く' })).toHaveAttribute('href', '/payments/draft')
})

test('an item of a program is one payment, and no split is offered', async () => {
  beginAgainWith({ preItem: { preGroupId: 3, preId: 31 } })
  await renderAt('/payments/add/invoiceinfo')
  const notice = await screen.findByText(/このPDFには3通の請求書があります/)
  await waitFor(() => expect(notice).toBeVisible())
  expect(screen.queryByRole('button', { name: '請求書ごとに分けて支払う' })).toBeNull()
})

test('pressed twice it is split once, and the button says that it runs', async () => {
  const answered = Promise.withResolvers<unknown>()
  network.answer(splitting, () => answered.promise)
  await renderAt('/payments/add/invoiceinfo')
  await press()
  expect(await button()).toHaveAttribute('aria-busy', 'true')
  await press()
  expect(network.requestsOf(splitting)).toHaveLength(1)
  await act(async () => answered.resolve(split))
  await waitFor(() => expect(readApplication().draftId).toBe(101))
})

test('the parts stand in the queue in the place of the whole, are read, and the first one opens', async () => {
  addToQueue([queuedAs(201), queuedAs(5), queuedAs(202)])
  const { address } = await renderAt('/payments/add/invoiceinfo')
  expect(await screen.findByText('このPDFには3通の請求書があります')).toHaveTextContent(
    'このPDFには3通の請求書があります（1ページ、2〜3ページ、4ページ）',
  )
  expect(screen.queryByText(warning)).toBeNull()
  await waitFor(() => expect(screen.getByText('宛名が「東都電機株式会社」になっています。')).toBeVisible())
  await press()
  await waitFor(() => expect(readApplication()).toMatchObject({ draftId: 101, invoiceFile: { file_id: idOf(1) } }))
  expect(address()).toBe('/payments/add/invoiceinfo')
  await waitFor(() => expect(readQueue().filter(({ status }) => status === 'ready')).toHaveLength(5))
  expect(readQueue().map(({ draft_id }) => draft_id)).toEqual([201, 101, 102, 103, 202])
  await expect(network.requestsOf('PUT /api/v1/drafts/102')[0]?.json()).resolves.toMatchObject({
    values: { read_file_id: idOf(2), amount: 607_200 },
  })
  expect(network.requestsOf('PUT /api/v1/drafts/5')).toEqual([])
})

test('the reading of the first part is followed, and then the form opens as the check', async () => {
  const part = `GET /api/v1/invoices/files/${idOf(1)}`
  network.answer(part, partOf(1, waiting))
  const { address } = await renderAt('/payments/add/invoiceinfo')
  await press()
  expect(await screen.findByRole('progressbar', { name: /^01（1通目）.pdfを読み取っています/ })).toBeVisible()
  expect(address()).toBe('/payments/draft/101')
  network.answer(part, partOf(1))
  expect(await screen.findByRole('button', { name: '請求金額（税込）を変更' })).toBeVisible()
  expect(address()).toBe('/payments/add/invoiceinfo')
})

test('a user who does not wait for the reading of the first part types into its form', async () => {
  network.answer(`GET /api/v1/invoices/files/${idOf(1)}`, partOf(1, waiting))
  await renderAt('/payments/add/invoiceinfo')
  await press()
  await userEvent.click(await screen.findByRole('button', { name: '読み取りを待たずに入力する' }))
  await waitFor(() => expect(readApplication().draftId).toBe(101))
  expect(await screen.findByRole('textbox', { name: /請求金額/ })).toBeVisible()
})

test('it is offered where the payment is confirmed as well', async () => {
  beginAgainWith({ isFormChecked: true })
  network.answer('GET /api/v1/invoices', { invoices: [], total_count: 0, total_count_is_action_required: 0 })
  network.answer('GET /api/v1/invoices/credit_cards', { credit_cards: [savedCard], limit: 10 })
  const { address } = await renderAt('/payments/add/confirm')
  await press()
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readApplication().draftId).toBe(101)
})

test('a draft of the queue that holds several says so there', async () => {
  addToQueue([{ ...queuedAs(5), invoiceCount: 3, toCheck: 2 }])
  await renderAt('/payments/create')
  expect(await screen.findByText(/このファイルには3通の請求書があります/)).toBeVisible()
})
