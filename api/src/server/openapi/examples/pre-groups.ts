import type { externalClients, PreGroupState, preGroups, PreItem } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { fileId } from './invoice-files.ts'

const supplier = {
  kind: 'corporation',
  supplier: {
    corporate_name: '株式会社アオバデザイン',
    corporate_name_kana: 'アオバデザイン',
    corporate_number: '4011001098993',
  },
} as const
const asked = {
  supplier,
  amount: 110_000,
  due_date: '2026-11-30',
  issue_date: '2026-11-01',
  invoice_number: 'AD-2026-1101',
  registration_number: 'T4011001098993',
  file_ids: [fileId],
}
const open = {
  pre_id: 9031,
  reference: 'SHIWAKE-5521',
  is_registered: false,
  is_discarded: false,
  payment_id: null,
  invoice_status: null,
}
const state: PreGroupState = { id: 318, created_at: '2026-11-20T01:00:00.000Z', items: [open] }
const item: PreItem = {
  ...open,
  ...asked,
  invoice_id: null,
  is_action_required: false,
  is_in_progress: false,
  draft_id: null,
  supplier_id: 214,
  supplier_name: '株式会社アオバデザイン',
  transfer_person_name: null,
}
const summary = {
  id: 318,
  client_name: 'クラウド会計サンプル',
  created_at: '2026-11-20T01:00:00.000Z',
  count_items: 1,
  count_registered: 0,
  total_amount: 110_000,
}

export const preGroupsExamples: ExamplesOf<typeof preGroups> = {
  listPreGroups: { query: { from: 0, size: 20 }, response: { pre_groups: [summary], count: 1, count_open_items: 1 } },
  getPreGroup: {
    description:
      'Fill the form with an item, show its files and send `createInvoice` with its `pre_id`. `supplier_id` is set where the company has the supplier by now. An item with `is_in_progress` is not to be offered again; one with `draft_id` is continued there.',
    params: { id: 318 },
    response: { ...summary, items: [item] },
  },
  discardPreGroup: { params: { id: 318 }, response: {} },
  discardPreItem: { params: { id: 318, preId: 9031 }, response: {} },
}

export const externalClientsExamples: ExamplesOf<typeof externalClients> = {
  createExternalUploadUrl: {
    description: 'PUT the bytes to `upload_url`, then call `completeExternalUpload`. The link is good for one file.',
    body: { file_name: '請求書_11月.pdf', content_type: 'application/pdf', size_bytes: 48_213 },
    response: { file_id: fileId, upload_url: '/api/v1/files/upload/3f9c', expires_at: '2026-11-20T01:15:00.000Z' },
  },
  completeExternalUpload: {
    body: { file_id: fileId },
    response: {
      file_id: fileId,
      file_name: '請求書_11月.pdf',
      content_type: 'application/pdf',
      size_bytes: 48_213,
      page_count: 1,
    },
  },
  createPreGroup: {
    description:
      'No card is charged by this call: the user checks each item and pays it. `fields` of a refusal names items by their place, e.g. `items.3.file_ids.0`.',
    body: { items: [{ reference: 'SHIWAKE-5521', ...asked, supplier: { kind: 'existing', supplier_id: 214 } }] },
    response: state,
  },
  getPreGroupState: {
    params: { id: 318 },
    response: {
      ...state,
      items: [{ ...open, is_registered: true, payment_id: '6f1c2b7e-11aa-4d0e-9a55-0d6f4a5e3c1b', invoice_status: 1 }],
    },
  },
}
