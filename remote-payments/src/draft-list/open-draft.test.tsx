import { screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { clearPaymentFlow, readPaymentFlow } from '../common/flow-state.ts'
import { addToQueue, clearQueue, readQueue } from '../common/invoice-queue/queue-state.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { calendar, commission, fileId, readFile } from '../testing/payment.ts'
import { renderAt } from '../testing/render-at.tsx'

const file = `GET /api/v1/invoices/files/${fileId}`
const supplier = 'GET /api/v1/suppliers/7'
const draft = {
  id: 5, supplier_name: '株式会社青葉デザイン製作所', amount: 607_200, due_date: '2026-11-30', file_id: fileId, file_name: '01.pdf', updated_at: '2026-11-20T01:00:00Z', expires_at: '2027-02-18T01:00:00Z',
  values: { file_ids: [fileId], amount: 607_200, due_date: '2026-11-30', supplier_id: 7 },
}
const answers = {
  'GET /api/v1/drafts/5': draft, [file]: readFile,
  [supplier]: { id: 7, business_form: 1, name: '株式会社青葉デザイン製作所', name_kana: 'アオバデザイン', corporate_number: '3999953441906', registration_number: '', status: 'Approved', account_count: 0, postal_code: null, address: null, phone_number: null, email_address: null, representative_name: null, accounts: [], created_at: '2026-01-01T00:00:00Z' },
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 }, 'GET /api/v1/suppliers/7/accounts': { accounts: [] }, 'GET /api/v1/banks/closed_day': calendar, 'GET /api/v1/invoices/commission': commission, 'GET /api/v1/corporations': { corporations: [] },
}

beforeEach(() => {
  clearPaymentFlow()
  clearQueue()
})

test.each([
  ['the file', file, lost],
  ['the file', file, refusal(503, 'maintenance')],
  ['the supplier', supplier, lost],
  ['the supplier', supplier, refusal(429, 'too_many_requests')],
])('%s that could not be asked for is no lost one: nothing is opened until it is answered', async (_, call, failure) => {
  const network = answerWith({ ...answers, [call]: failure })
  const { address } = await renderAt('/payments/draft/5')
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
  expect(address()).toBe('/payments/draft/5')
  expect(readPaymentFlow()).toMatchObject({ draftId: null, invoiceForm: null })
  network.answer(call, answers[call as keyof typeof answers])
  await userEvent.click(again)
  await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
  expect(readPaymentFlow()).toMatchObject({ draftId: 5, invoiceFile: { file_id: fileId }, invoiceForm: { formOne: { supplierId: 7, amount: '607200' } } })
})

test('a draft of the queue that was paid or deleted elsewhere leaves the queue; one that could not be asked for stays', async () => {
  const row = (draft_id: number) => ({ key: `${draft_id}.pdf/1/1`, file_name: `${draft_id}.pdf`, status: 'ready', percent: 100, file_id: fileId, draft_id, failure: null }) as const
  addToQueue([row(5), row(6)])
  const network = answerWith({ ...answers, 'GET /api/v1/drafts/5': lost })
  await renderAt('/payments/draft/5')
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
  expect(readQueue()).toHaveLength(2)
  network.answer('GET /api/v1/drafts/5', refusal(404, 'draft_not_found'))
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 2, name: '下書きが見つかりません' })).toBeVisible()
  expect(readQueue()).toEqual([row(6)])
})

test('a file past its time and a deleted supplier are left to be chosen anew', async () => {
  answerWith({ ...answers, [file]: refusal(404, 'file_not_found'), [supplier]: refusal(404, 'supplier_not_found') })
  const { address } = await renderAt('/payments/draft/5')
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(readPaymentFlow()).toMatchObject({ draftId: 5, invoiceFile: null, invoiceForm: { formOne: { supplierId: null, supplierName: '', amount: '607200' } } })
})
