import { screen, sentence, userEvent, waitFor } from '@invoice-card/config/testing'
import { answerWith } from '@invoice-card/config/testing/network'
import { startTab } from '../../testing/checkout.ts'
import { emptyDraft } from '../../testing/draft.ts'
import { answers } from '../../testing/known-supplier.ts'
import { signIn } from '../../testing/login-user.ts'
import { fileId, readFile } from '../../testing/payment.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { queuedFile } from '../../testing/upload-queue.ts'
import { addToQueue, clearQueue, isToPay, readQueue, type QueuedInvoice } from './queue-state.ts'
import { resumeQueue } from './run-queue.ts'

const inQueue = { ...queuedFile, file_id: fileId, draft_id: 5 }
const known = { path: '/payments/review/31', label: 'I-00000031' }
const valuesOf = (invoice_number: string, edited_fields: string[]) => ({
  file_ids: [fileId],
  read_file_id: fileId,
  amount: 607_200,
  registration_number: 'T3999953441906',
  invoice_number,
  edited_fields,
})
const read = valuesOf('INV-2026-0112', [])
const corrected = valuesOf('INV-2026-0113', ['formOne.invoice_number'])

/** The document that was read is paid already. */
function begin(queued: QueuedInvoice, values: object) {
  startTab()
  signIn()
  clearQueue()
  addToQueue([queued])
  const draft = { ...emptyDraft, values }
  answerWith({
    ...answers,
    [`GET /api/v1/invoices/files/${fileId}`]: {
      ...readFile,
      same_document: { invoice_id: 31, type: 'InvoicePayment', status: 1 },
    },
    'POST /api/v1/drafts': { ...draft, was_there: true },
    'GET /api/v1/drafts/5': draft,
    'PUT /api/v1/drafts/5': draft,
  })
}
const isOffered = () => readQueue().some(isToPay)

test('a draft that was read as paid is offered once its number is corrected, and else not', async () => {
  begin({ ...inQueue, known }, read)
  await renderAt('/payments/draft/5')
  const number = await screen.findByRole('textbox', { name: /請求書番号/ })
  expect(isOffered()).toBe(false)
  await userEvent.type(number, '{Backspace}3')
  await waitFor(() => expect(isOffered()).toBe(true))
  await userEvent.type(number, '{Backspace}2')
  await waitFor(() => expect(isOffered()).toBe(false))
})

test('a draft that was corrected before its file had its turn in the queue is offered', async () => {
  begin({ ...inQueue, status: 'reading', draft_id: null }, corrected)
  resumeQueue()
  await waitFor(() => expect(readQueue()).toMatchObject([{ status: 'ready', draft_id: 5 }]))
  expect(isOffered()).toBe(true)
})

test('a draft that was chosen in its list and is paid already says so in the queue', async () => {
  begin({ ...inQueue, key: 'draft/5' }, read)
  const { leave } = await renderAt('/payments/draft/5')
  await waitFor(() => expect(isOffered()).toBe(false))
  leave()
  await renderAt('/payments/create')
  expect(await screen.findByText(sentence('この請求書は、I-00000031でお申し込み済みです'))).toBeVisible()
})
