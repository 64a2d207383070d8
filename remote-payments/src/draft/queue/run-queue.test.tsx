import { waitFor } from '@invoice-card/config/testing'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { readTokens, writeTokens } from '@invoice-card/session'
import { emptyDraft } from '../../testing/draft.ts'
import { fileId, readFile } from '../../testing/payment.ts'
import { startTab } from '../../testing/checkout.ts'
import { addToQueue, clearQueue, readQueue } from './queue-state.ts'
import { resumeQueue, retry } from './run-queue.ts'

const unfilled = { file_ids: [fileId], read_file_id: null, edited_fields: [], transfer_person_name: 'カ)サンプル' }
const typed = { ...unfilled, amount: 500, edited_fields: ['formOne.amount'] }
const answers = {
  'POST /api/v1/drafts': { ...emptyDraft, values: unfilled },
  'GET /api/v1/drafts/5': { ...emptyDraft, values: unfilled },
  'PUT /api/v1/drafts/5': { ...emptyDraft, values: unfilled },
  [`GET /api/v1/invoices/files/${fileId}`]: readFile,
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  'GET /api/v1/corporations': { corporations: [] },
}
const queued = {
  key: '01.pdf/1/1',
  file_name: '01.pdf',
  status: 'reading',
  percent: 0,
  file_id: fileId,
  draft_id: null,
  failure: null,
} as const

beforeEach(() => {
  startTab()
  clearQueue()
  if (readTokens() === null) writeTokens({ access_token: 'a', id_token: 'i', refresh_token: 'r' })
  addToQueue([queued])
})
const statusIs = (status: string) => waitFor(() => expect(readQueue()).toMatchObject([{ status }]))

// The draft was made, its answer lost, and it was opened from the list meanwhile.
test('the draft of a file retains its input, and gets the readings beside it', async () => {
  const network = answerWith({ ...answers, 'POST /api/v1/drafts': lost })
  resumeQueue()
  await statusIs('failed')
  network.answer('POST /api/v1/drafts', { ...emptyDraft, values: typed, was_there: true })
  network.answer('GET /api/v1/drafts/5', { ...emptyDraft, values: typed })
  retry(queued.key)
  await statusIs('ready')
  await expect(network.requestsOf('PUT /api/v1/drafts/5')[0]?.json()).resolves.toMatchObject({
    known_updated_at: emptyDraft.updated_at,
    values: {
      amount: 500,
      due_date: '2026-11-30',
      invoice_number: 'INV-2026-0112',
      read_file_id: fileId,
      edited_fields: ['formOne.amount'],
    },
  })
})

test.each([
  ['whose readings were taken in where it was open', { ...typed, read_file_id: fileId }],
  ['that was filled before anybody wrote down what is read and what typed', { file_ids: [fileId], amount: 500 }],
  ['that has another file by now', { ...unfilled, file_ids: ['00000000-0000-4000-8000-000000000009'] }],
])('a draft %s is left as it is', async (_, values) => {
  const network = answerWith({ ...answers, 'GET /api/v1/drafts/5': { ...emptyDraft, values } })
  resumeQueue()
  await statusIs('ready')
  expect(network.requestsOf('PUT /api/v1/drafts/5')).toEqual([])
})

test('a draft that a user saved while its readings came is not overwritten', async () => {
  const network = answerWith({ ...answers, 'PUT /api/v1/drafts/5': refusal(409, 'draft_changed') })
  resumeQueue()
  await statusIs('ready')
  expect(network.requestsOf('PUT /api/v1/drafts/5')).toHaveLength(1)
})

test('a supplier that a user has chosen stays, whatever the issuer of the invoice', async () => {
  const chosen = { ...unfilled, supplier_id: 7, edited_fields: ['formOne.supplierId', 'formOne.supplierName'] }
  const network = answerWith({ ...answers, 'GET /api/v1/drafts/5': { ...emptyDraft, values: chosen } })
  resumeQueue()
  await statusIs('ready')
  await expect(network.requestsOf('PUT /api/v1/drafts/5')[0]?.json()).resolves.toMatchObject({
    values: { supplier_id: 7, is_new_supplier: false, amount: 607_200 },
  })
})

test.each([
  ['what is unsure in it is counted', readFile, 1],
  [
    'a picture of which nothing could be read says so',
    { ...readFile, ocr: { ...readFile.ocr, status: 'not_read', fields: null } },
    null,
  ],
])('of a draft that is ready %s', async (_, file, toCheck) => {
  answerWith({ ...answers, [`GET /api/v1/invoices/files/${fileId}`]: file })
  resumeQueue()
  await statusIs('ready')
  expect(readQueue()).toMatchObject([{ toCheck }])
})

// The way to the card issuer ended the document, and with it the call that asked for the reading.
test('a reading whose call was cut is asked for again in the next document', async () => {
  const network = answerWith({ ...answers, [`GET /api/v1/invoices/files/${fileId}`]: lost })
  resumeQueue()
  await statusIs('failed')
  network.answer(`GET /api/v1/invoices/files/${fileId}`, readFile)
  resumeQueue()
  await statusIs('ready')
  expect(readQueue()[0]?.failure).toBeNull()
})
