import type { Draft, drafts } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { fileId } from './invoice-files.ts'

const values = {
  file_ids: [fileId],
  amount: 110_000,
  due_date: '2026-11-30',
  supplier_id: 214,
  is_new_supplier: false,
  account_id: 381,
}
const summary = {
  id: 640,
  supplier_name: '株式会社アオバデザイン',
  amount: 110_000,
  due_date: '2026-11-30',
  invoice_number: null,
  file_id: fileId,
  file_name: '請求書_11月.pdf',
  updated_at: '2026-11-20T01:00:00.000Z',
  expires_at: '2026-12-20T01:00:00.000Z',
}
const draft: Draft = { ...summary, values }

export const draftsExamples: ExamplesOf<typeof drafts> = {
  createDraft: {
    description: 'Values are stored as typed and checked when the payment is applied for.',
    body: { values },
    response: { ...draft, was_there: false },
  },
  updateDraft: {
    params: { id: 640 },
    body: { values: { ...values, invoice_number: 'AD-2026-1101' } },
    response: { ...draft, values: { ...values, invoice_number: 'AD-2026-1101' } },
  },
  getDraft: { params: { id: 640 }, response: draft },
  deleteDrafts: { description: 'All of them or none.', body: { drafts: [640] }, response: {} },
  listDrafts: {
    description: 'Among what a draft holds so far: values that are not typed yet are in no range.',
    query: { from: 0, size: 20, search_word: 'アオバ', due_date_to: '2026-11-30', sort: 'due_date', order: 'asc' },
    response: { drafts: [summary], count: 1 },
  },
}
