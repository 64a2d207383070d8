import * as v from 'valibot'
import { Count, DateOnly, Empty, Id, optionalText, pageQuery, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { UnfinishedAccount, UnfinishedSupplier } from './draft-parts.ts'
import {
  maxCommentLength,
  maxEmailLength,
  maxInvoiceNumberLength,
  maxPersonNameLength,
  maxSearchWordLength,
} from './base/field-lengths.ts'

const typedAmount = v.optional(v.nullable(v.number()))

/** Form values as typed, so anything may be missing or unfinished. */
export const RequestDraftValues = v.object({
  /** The file whose readings are in the values already. */
  read_file_id: v.optional(v.nullable(Uuid)),
  /** What a person has set, by the names of the form's fields: no reading replaces it. */
  edited_fields: v.optional(v.pipe(v.array(optionalText(60)), v.maxLength(60))),
  file_ids: v.optional(v.pipe(v.array(Uuid), v.maxLength(10))),
  supplier_search_word: v.optional(optionalText(maxSearchWordLength)),
  supplier_id: v.optional(v.nullable(Id)),
  is_new_supplier: v.optional(v.boolean()),
  new_supplier_business_form: v.optional(v.picklist([1, 2])),
  new_supplier: v.optional(UnfinishedSupplier),
  supplier_person_name: v.optional(optionalText(maxPersonNameLength)),
  supplier_person_email: v.optional(optionalText(maxEmailLength)),
  billing_amount: typedAmount,
  standard_taxable_amount: typedAmount,
  reduced_taxable_amount: typedAmount,
  nontaxable_amount: typedAmount,
  standard_discounted_amount: typedAmount,
  reduced_discounted_amount: typedAmount,
  nontaxable_discounted_amount: typedAmount,
  standard_consumption_tax_amount: typedAmount,
  reduced_consumption_tax_amount: typedAmount,
  discount_amount: typedAmount,
  /** Hundredths of a percent. */
  discount_rate: typedAmount,
  payment_due_date: v.optional(optionalText(10)),
  deposit_date: v.optional(optionalText(10)),
  invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
  issue_date: v.optional(optionalText(10)),
  message: v.optional(optionalText(maxCommentLength)),
  account_id: v.optional(v.nullable(Id)),
  is_new_account: v.optional(v.boolean()),
  new_account: v.optional(UnfinishedAccount),
  is_send_request_mail: v.optional(v.boolean()),
})
export type RequestDraftValues = v.InferOutput<typeof RequestDraftValues>

/** A draft of a request as lists show it; `amount` in yen and `payment_due_date` as typed so far. */
export const InvoiceRequestDraft = v.object({
  id: Id,
  buyer_name: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  payment_due_date: v.nullable(v.string()),
  file_name: v.nullable(v.string()),
  /** Prepared by a schedule, not by a person. */
  is_scheduled: v.boolean(),
  updated_at: Timestamp,
  expires_at: Timestamp,
})
export type InvoiceRequestDraft = v.InferOutput<typeof InvoiceRequestDraft>
/** A draft of a request with everything that was typed. */
export const InvoiceRequestDraftDetail = v.object({ ...InvoiceRequestDraft.entries, values: RequestDraftValues })
export type InvoiceRequestDraftDetail = v.InferOutput<typeof InvoiceRequestDraftDetail>

const byToggle = { toggle: 'collections' } as const
/** A saved draft is read and deleted while the feature is off. */
const existing = { toggle: 'collections_existing' } as const

/** Half-filled requests of the company (docs/product.md#flows). */
export const requestDrafts = defineContract({
  createInvoiceRequestDraft: {
    method: 'POST',
    path: '/api/v1/invoice_request_drafts',
    limit: callLimits.screen,
    ...existing,
    summary: 'Save a half-filled request',
    body: v.object({
      values: RequestDraftValues,
      /**
       * Under the same key there is one draft only: a second call gets that draft unchanged. The id of a file, so that
       * a file has one draft; without a file a random one.
       */
      draft_key: v.optional(Uuid),
    }),
    response: v.object({
      ...InvoiceRequestDraftDetail.entries,
      /** It existed before this call, which has changed nothing. */
      was_there: v.boolean(),
    }),
    /** `draft_already_sent` carries `details.invoice_id` of the request; none where the file was used for a payment. */
    errors: { draft_limit_reached: 409, draft_already_sent: 409 },
  },
  listInvoiceRequestDrafts: {
    method: 'GET',
    path: '/api/v1/invoice_request_drafts',
    ...existing,
    summary: 'Drafts of card-payment requests, last changed first',
    query: v.object({
      ...pageQuery,
      search_word: v.optional(optionalText(maxSearchWordLength)),
      /** A draft without the value comes last in either direction. */
      sort: v.optional(v.picklist(['updated_at', 'payment_due_date', 'amount'])),
      order: v.optional(v.picklist(['asc', 'desc'])),
    }),
    response: v.object({ invoice_request_drafts: v.array(InvoiceRequestDraft), count: Count }),
  },
  deleteInvoiceRequestDrafts: {
    method: 'DELETE',
    path: '/api/v1/invoice_request_drafts',
    ...existing,
    summary: 'Delete drafts of requests',
    body: v.object({ invoice_request_drafts: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    response: Empty,
    errors: { draft_not_found: 404 },
  },
  getInvoiceRequestDraft: {
    method: 'GET',
    path: '/api/v1/invoice_request_drafts/{id}',
    ...existing,
    summary: 'One draft of a request with its values',
    response: InvoiceRequestDraftDetail,
    errors: { draft_not_found: 404 },
  },
  updateInvoiceRequestDraft: {
    method: 'PUT',
    path: '/api/v1/invoice_request_drafts/{id}',
    limit: callLimits.screen,
    ...existing,
    summary: 'Replace the values of a draft of a request',
    body: v.object({
      values: RequestDraftValues,
      /** `updated_at` of the draft that the values were made from: refused where another tab has changed it since. */
      known_updated_at: v.optional(Timestamp),
    }),
    /** `draft_already_sent` as with `createInvoiceRequestDraft`. */
    response: InvoiceRequestDraftDetail,
    errors: { draft_not_found: 404, draft_changed: 409, draft_already_sent: 409 },
  },
})

/** On which day of each month a draft is prepared. A day that a month lacks is its last day. */
export const ScheduleRule = v.variant('kind', [
  v.object({ kind: v.literal('day_of_month'), day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31)) }),
  v.object({ kind: v.literal('last_business_day') }),
])
export type ScheduleRule = v.InferOutput<typeof ScheduleRule>

/** A request that comes again each month, prepared as a draft with a notification; never sent by itself. */
export const RequestSchedule = v.object({
  id: Id,
  /** The request that it copies. */
  invoice_id: Id,
  buyer_name: v.string(),
  amount: v.number(),
  rule: ScheduleRule,
  next_on: v.string(),
  /** Of the request's invoice or, without one, of its sending: the first draft is of a later month. */
  request_day: DateOnly,
  created_at: Timestamp,
})
export type RequestSchedule = v.InferOutput<typeof RequestSchedule>

/** Requests that come again each month. */
export const requestSchedules = defineContract({
  listRequestSchedules: {
    method: 'GET',
    path: '/api/v1/invoice_request_schedules',
    ...existing,
    summary: 'Requests that are prepared each month, the next one first',
    query: v.object(pageQuery),
    response: v.object({ schedules: v.array(RequestSchedule), total_count: Count }),
  },
  createRequestSchedule: {
    method: 'POST',
    path: '/api/v1/invoice_request_schedules',
    isRefusedWhileFrozen: true,
    ...byToggle,
    limit: callLimits.record,
    summary: 'Prepare a copy of a request each month',
    body: v.object({ invoice_id: Id, rule: ScheduleRule }),
    response: RequestSchedule,
    errors: { invoice_request_not_found: 404, schedule_limit_reached: 409, schedule_already_exists: 409 },
  },
  updateRequestSchedule: {
    method: 'PUT',
    path: '/api/v1/invoice_request_schedules/{id}',
    limit: callLimits.record,
    ...existing,
    summary: 'Prepare the copies on another day; the next one is the first such day after today',
    /** `known_rule` is what the change began from: another change since then is not overwritten. */
    body: v.object({ rule: ScheduleRule, known_rule: v.optional(ScheduleRule) }),
    response: RequestSchedule,
    errors: { schedule_not_found: 404, schedule_changed: 409 },
  },
  deleteRequestSchedule: {
    method: 'DELETE',
    path: '/api/v1/invoice_request_schedules/{id}',
    ...existing,
    summary: 'Prepare no further copies',
    response: Empty,
    errors: { schedule_not_found: 404 },
  },
})
