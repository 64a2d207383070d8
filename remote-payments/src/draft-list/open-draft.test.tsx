import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { readApplication } from '../checkout/store.ts'
import { startTab } from '../testing/checkout.ts'
import { addToQueue, clearQueue, readQueue } from '../draft/queue/queue-state.ts'
import { answerWith, lost, refusal } from '@invoice-card/config/testing/network'
import { calendar, commission, fileId, readFile } from '../testing/payment.ts'
import { valueOf } from '../testing/open-field.ts'
import { renderAt } from '../testing/render-at.tsx'

const file = `GET /api/v1/invoices/files/${fileId}`
const supplier = 'GET /api/v1/suppliers/7'
const draft = {
  id: 5,
  supplier_name: '株式会社青葉デザイン製作所',
  amount: 607_200,
  due_date: '2026-11-30',
  file_id: fileId,
  file_name: '01.pdf',
  updated_at: '2026-11-20T01:00:00Z',
  expires_at: '2027-02-18T01:00:00Z',
  values: { file_ids: [fileId], amount: 607_200, due_date: '2026-11-30', supplier_id: 7 },
}
const answers = {
  'GET /api/v1/drafts/5': draft,
  [file]: readFile,
  [supplier]: {
    id: 7,
    business_form: 1,
    name: '株式会社青葉デザイン製作所',
    name_kana: 'アオバデザイン',
    corporate_number: '3999953441906',
    registration_number: '',
    status: 'Approved',
    account_count: 0,
    last_payment: null,
    postal_code: null,
    address: null,
    phone_number: null,
    email_address: null,
    representative_name: null,
    accounts: [],
    created_at: '2026-01-01T00:00:00Z',
  },
  'GET /api/v1/suppliers': { suppliers: [], count_all: 0 },
  'GET /api/v1/suppliers/7/accounts': { accounts: [] },
  'GET /api/v1/banks/closed_day': calendar,
  'GET /api/v1/invoices/commission': commission,
  'GET /api/v1/corporations': { corporations: [] },
}
const found = {
  id: 7,
  business_form: 1,
  name: '株式会社青葉デザイン製作所',
  name_kana: 'アオバデザイン',
  corporate_number: '3999953441906',
  registration_number: 'T3999953441906',
  status: 'Approved',
  account_count: 0,
  last_payment: null,
  phone_number: null,
  created_at: '2026-01-01T00:00:00Z',
}

beforeEach(() => {
  startTab()
  clearQueue()
})

test.each([
  ['the file', file, lost],
  ['the file', file, refusal(503, 'maintenance')],
  ['the supplier', supplier, lost],
  ['the supplier', supplier, refusal(429, 'too_many_requests')],
])(
  '%s that could not be asked for is no lost one: nothing is opened until it is answered',
  async (_, call, failure) => {
    const network = answerWith({ ...answers, [call]: failure })
    const { address } = await renderAt('/payments/draft/5')
    const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
    expect(address()).toBe('/payments/draft/5')
    expect(readApplication()).toMatchObject({ draftId: null, invoiceForm: null })
    network.answer(call, answers[call as keyof typeof answers])
    await userEvent.click(again)
    await waitFor(() => expect(address()).toBe('/payments/add/invoiceinfo'))
    expect(readApplication()).toMatchObject({
      draftId: 5,
      invoiceFile: { file_id: fileId },
      invoiceForm: { formOne: { supplierId: 7, amount: '607200' } },
    })
  },
)

test('a draft paid or deleted elsewhere leaves the queue; one that did not load stays', async () => {
  const row = (draft_id: number) =>
    ({
      key: `${draft_id}.pdf/1/1`,
      file_name: `${draft_id}.pdf`,
      status: 'ready',
      percent: 100,
      file_id: fileId,
      draft_id,
      failure: null,
    }) as const
  addToQueue([row(5), row(6)])
  const network = answerWith({ ...answers, 'GET /api/v1/drafts/5': lost })
  await renderAt('/payments/draft/5')
  const again = await screen.findByRole('button', { name: 'もう一度読み込む' })
  expect(readQueue()).toHaveLength(2)
  network.answer('GET /api/v1/drafts/5', refusal(404, 'draft_not_found'))
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: '下書きが見つかりません' })).toBeVisible()
  expect(readQueue()).toEqual([row(6)])
})

test('a file past its time and a deleted supplier are left to be chosen again', async () => {
  answerWith({ ...answers, [file]: refusal(404, 'file_not_found'), [supplier]: refusal(404, 'supplier_not_found') })
  const { address } = await renderAt('/payments/draft/5')
  await waitFor(() => expect(address()).toBe('/payments/create'))
  expect(readApplication()).toMatchObject({
    draftId: 5,
    invoiceFile: null,
    invoiceForm: { formOne: { supplierId: null, supplierName: '', amount: '607200' } },
  })
})

const textbox = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const saved = (values: object) => ({ ...draft, values })
const before = { file_ids: [fileId], amount: 500, read_file_id: null, edited_fields: ['formOne.amount'] }

test('a draft touched while its file was read gets the readings beside what was typed', async () => {
  const network = answerWith({
    ...answers,
    'GET /api/v1/drafts/5': saved(before),
    'PUT /api/v1/drafts/5': saved(before),
    'GET /api/v1/suppliers': { suppliers: [found], count_all: 1 },
  })
  await renderAt('/payments/draft/5')
  await waitFor(async () => expect(await textbox(/請求書番号/)).toHaveValue('INV-2026-0112'))
  expect(await textbox(/請求書番号/)).toHaveAccessibleDescription('要確認')
  expect(await textbox(/請求金額/)).toHaveValue('500')
  expect(await textbox(/請求金額/)).toHaveAccessibleDescription(/^\s*請求書では607,200円$/)
  await waitFor(async () => expect(await valueOf('支払先')).toContain('株式会社青葉デザイン製作所'))
  await waitFor(() => expect(network.requestsOf('PUT /api/v1/drafts/5')).toHaveLength(1))
  await expect(network.requestsOf('PUT /api/v1/drafts/5')[0]?.json()).resolves.toMatchObject({
    values: {
      amount: 500,
      due_date: '2026-11-30',
      supplier_id: 7,
      read_file_id: fileId,
      edited_fields: ['formOne.amount'],
    },
  })
})

test('readings that come after the draft was opened come in as well', async () => {
  const reading = { ...readFile, ocr: { ...readFile.ocr, status: 'reading', progress: 0.5, fields: null } }
  const network = answerWith({
    ...answers,
    'GET /api/v1/drafts/5': saved(before),
    'PUT /api/v1/drafts/5': saved(before),
    [file]: reading,
  })
  await renderAt('/payments/draft/5')
  expect(await textbox(/請求書番号/)).toHaveAccessibleDescription('')
  network.answer(file, readFile)
  await waitFor(async () => expect(await textbox(/請求書番号/)).toHaveValue('INV-2026-0112'))
  expect(await textbox(/請求金額/)).toHaveValue('500')
})

test('a draft whose reading failed says nothing of readings', async () => {
  answerWith({
    ...answers,
    'GET /api/v1/drafts/5': saved(before),
    [file]: { ...readFile, ocr: { ...readFile.ocr, status: 'failed', fields: null } },
  })
  await renderAt('/payments/draft/5')
  expect(await textbox(/請求金額/)).toHaveValue('500')
  expect(screen.queryByText('読み取り済み')).toBeNull()
})

test.each([
  [
    'says so',
    { ...draft.values, invoice_number: '', read_file_id: fileId, edited_fields: ['formOne.invoice_number'] },
    /^\s*自動の読み取りではINV-2026-0112$/,
  ],
  ['is of before that was written down', draft.values, ''],
])('an emptied field stays empty, where the draft %s; a reload changes nothing', async (_, values, note) => {
  answerWith({ ...answers, 'GET /api/v1/drafts/5': saved(values) })
  const { leave } = await renderAt('/payments/draft/5')
  const look = async () => {
    expect(await textbox(/請求書番号/)).toHaveValue('')
    expect(await textbox(/請求書番号/)).toHaveAccessibleDescription(note)
    expect(await valueOf('請求金額')).toContain('607,200円')
  }
  await look()
  act(leave)
  await renderAt('/payments/add/invoiceinfo')
  await look()
})

test('a supplier that could not be looked up is looked up when the draft is opened again', async () => {
  const values = { ...before, read_file_id: fileId }
  const network = answerWith({ ...answers, 'GET /api/v1/drafts/5': saved(values), 'GET /api/v1/suppliers': lost })
  const { leave } = await renderAt('/payments/draft/5')
  expect(await textbox(/請求金額/)).toHaveValue('500')
  act(leave)
  network.answer('GET /api/v1/suppliers', { suppliers: [found], count_all: 1 })
  await renderAt('/payments/draft/5')
  await waitFor(async () => expect(await valueOf('支払先')).toContain('株式会社青葉デザイン製作所'))
})
