import type {
  InvoiceRequestDraft,
  RequestDraftValues,
  RequestSchedule,
  requestDrafts,
  requestSchedules,
} from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'
import { fileId } from './invoice-files.ts'

const values: RequestDraftValues = {
  file_ids: [fileId],
  supplier_id: 41,
  is_new_supplier: false,
  supplier_person_name: '経理部 鈴木',
  supplier_person_email: 'keiri@hokusei.example.jp',
  billing_amount: 385_000,
  standard_taxable_amount: 350_000,
  standard_discounted_amount: 350_000,
  standard_consumption_tax_amount: 35_000,
  payment_due_date: '2026-12-25',
  invoice_number: 'S-2611-05',
}
const draft: InvoiceRequestDraft = {
  id: 88,
  buyer_name: '北星物流株式会社',
  amount: 385_000,
  payment_due_date: '2026-12-25',
  file_name: '請求書_11月.pdf',
  is_scheduled: false,
  updated_at: '2026-11-20T01:00:00.000Z',
  expires_at: '2027-02-18T01:00:00.000Z',
}
const schedule: RequestSchedule = {
  id: 12,
  invoice_id: 7310,
  buyer_name: '北星物流株式会社',
  amount: 385_000,
  rule: { kind: 'last_business_day' },
  next_on: '2026-12-30',
  request_day: '2026-11-20',
  created_at: '2026-11-20T01:00:00.000Z',
}

export const requestDraftsExamples: ExamplesOf<typeof requestDrafts> = {
  createInvoiceRequestDraft: {
    description:
      'With the id of the file as `draft_key` a file has one draft; none is saved once a request stands behind it, or was made with the same `draft_key`.',
    body: { values },
    response: { ...draft, values, was_there: false },
  },
  listInvoiceRequestDrafts: {
    query: { from: 0, size: 20, search_word: '北星', sort: 'payment_due_date', order: 'asc' },
    response: { invoice_request_drafts: [draft], count: 1 },
  },
  deleteInvoiceRequestDrafts: {
    description: 'All of them or none.',
    body: { invoice_request_drafts: [88] },
    response: {},
  },
  getInvoiceRequestDraft: { params: { id: 88 }, response: { ...draft, values } },
  updateInvoiceRequestDraft: {
    description: 'A draft that became a request is not saved any more: `details.invoice_id` names the request.',
    params: { id: 88 },
    body: { values: { ...values, message: '11月分のご請求です。' }, known_updated_at: '2026-11-20T01:00:00.000Z' },
    response: { ...draft, values: { ...values, message: '11月分のご請求です。' } },
  },
}

export const requestSchedulesExamples: ExamplesOf<typeof requestSchedules> = {
  listRequestSchedules: { query: { from: 0, size: 20 }, response: { schedules: [schedule], total_count: 1 } },
  createRequestSchedule: {
    description: 'On each of these days a draft is prepared with a notification; nothing is sent to the buyer.',
    body: { invoice_id: 7310, rule: { kind: 'last_business_day' } },
    response: schedule,
  },
  updateRequestSchedule: {
    description: '`schedule_changed` answers a `known_rule` that the schedule has no longer.',
    params: { id: 12 },
    body: { rule: { kind: 'day_of_month', day: 25 }, known_rule: { kind: 'last_business_day' } },
    response: { ...schedule, rule: { kind: 'day_of_month', day: 25 }, next_on: '2026-11-25' },
  },
  deleteRequestSchedule: { params: { id: 12 }, response: {} },
}
