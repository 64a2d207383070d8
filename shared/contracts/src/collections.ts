import * as v from 'valibot'
import { Account } from './accounts.ts'
import { AmountYen, Count, DateOnly, EmailAddress, Empty, Id, optionalText, pageQuery, text, Timestamp, Uuid } from './common.ts'
import { callLimits, defineContract } from './endpoint.ts'
import { TimelineEntry } from './invoice-course.ts'
import { InvoiceFileLink } from './invoices.ts'

/** SPEC §4 Collection (seller side): 1 not registered, 2 waiting, 3 in progress, 4 review completed, 5 deposited, 6 expired, 7 cancelled. */
export const RequestSellerStatus = v.picklist([1, 2, 3, 4, 5, 6, 7])

export const RequestSeller = v.object({
  id: Id,
  status: RequestSellerStatus,
  /** The partner that is asked to pay. */
  supplier_id: v.nullable(Id),
  buyer_name: v.string(),
  buyer_email_address: v.string(),
  invoice_number: v.nullable(v.string()),
  /** What the buyer's card pays, tax included. */
  amount: AmountYen,
  /** Borne by the seller, tax included. */
  service_fee_amount: AmountYen,
  /** What the seller receives. */
  deposit_amount: AmountYen,
  due_date: DateOnly,
  deposit_date: v.nullable(DateOnly),
  created_at: Timestamp,
})
export type RequestSeller = v.InferOutput<typeof RequestSeller>

/** SPEC §3 invoiceFormInfo: what is claimed. Taxable amounts are yen without tax, by tax class: standard 10 %, reduced 8 %, nontaxable. */
export const RequestAmountsInput = v.object({
  billing_amount: v.pipe(AmountYen, v.minValue(1)),
  standard_taxable_amount: AmountYen,
  reduced_taxable_amount: AmountYen,
  nontaxable_amount: AmountYen,
  consumption_tax_amount: AmountYen,
  discount_amount: AmountYen,
  /** Percent; null where the discount was given in yen. */
  discount_rate: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  /** The fee the seller saw; another fee on the server is refused. */
  service_fee_amount: AmountYen,
  deposit_amount: AmountYen,
})
export type RequestAmountsInput = v.InferOutput<typeof RequestAmountsInput>

export const CreateRequestBody = v.object({
  /** A registered partner, who is asked to pay. */
  supplier_id: Id,
  supplier_person_name: text(60),
  supplier_person_email: EmailAddress,
  ...RequestAmountsInput.entries,
  payment_due_date: DateOnly,
  /** A business day on which the seller receives the money. */
  deposit_date: DateOnly,
  invoice_number: v.optional(optionalText(60)),
  issue_date: v.optional(DateOnly),
  /** Shown to the buyer. */
  message: v.optional(optionalText(1000)),
  /** One of the seller's own deposit accounts. */
  account_id: Id,
  file_ids: v.pipe(v.array(Uuid), v.minLength(1), v.maxLength(10)),
  is_send_request_mail: v.boolean(),
  draft_id: v.optional(Id),
})
export type CreateRequestBody = v.InferOutput<typeof CreateRequestBody>

export const RequestSellerDetail = v.object({
  ...RequestSeller.entries,
  supplier_person_name: v.string(),
  ...v.omit(RequestAmountsInput, ['service_fee_amount', 'deposit_amount', 'billing_amount']).entries,
  standard_discounted_amount: AmountYen,
  reduced_discounted_amount: AmountYen,
  nontaxable_discounted_amount: AmountYen,
  issue_date: v.nullable(DateOnly),
  message: v.string(),
  account: v.nullable(v.omit(Account, ['id', 'created_at'])),
  files: v.array(InvoiceFileLink),
  timeline: v.array(TimelineEntry),
  /** Until then the buyer can pay. */
  expires_at: v.nullable(Timestamp),
  is_cancellable: v.boolean(),
  /** A link or a mail can still bring the buyer here. */
  is_open: v.boolean(),
  /** The bank could not pay into `account`: the seller names another until then, or the payment is cancelled. */
  account_asked: v.nullable(v.object({
    until: v.nullable(DateOnly),
    /** Why, in the words of the bank or the examiner. */
    comment: v.nullable(v.string()),
  })),
})
export type RequestSellerDetail = v.InferOutput<typeof RequestSellerDetail>

/** A link that leads the buyer to the request; whoever has it can look at the request's face. */
const SharedLink = v.object({ shared_link: v.string() })

/** Form values as typed, so anything may be missing or unfinished. */
export const RequestDraftValues = v.object({
  supplier_id: v.optional(v.nullable(Id)),
  supplier_search_word: v.optional(optionalText(100)),
  supplier_person_name: v.optional(optionalText(60)),
  supplier_person_email: v.optional(optionalText(254)),
  ...v.partial(v.object({
    billing_amount: v.nullable(v.number()), standard_taxable_amount: v.nullable(v.number()), reduced_taxable_amount: v.nullable(v.number()), nontaxable_amount: v.nullable(v.number()),
    consumption_tax_amount: v.nullable(v.number()), discount_amount: v.nullable(v.number()), discount_rate: v.nullable(v.number()),
  })).entries,
  payment_due_date: v.optional(optionalText(10)),
  deposit_date: v.optional(optionalText(10)),
  invoice_number: v.optional(optionalText(60)),
  issue_date: v.optional(optionalText(10)),
  message: v.optional(optionalText(1000)),
  account_id: v.optional(v.nullable(Id)),
  file_ids: v.optional(v.pipe(v.array(Uuid), v.maxLength(10))),
  is_send_request_mail: v.optional(v.boolean()),
})
export type RequestDraftValues = v.InferOutput<typeof RequestDraftValues>

export const InvoiceRequestDraft = v.object({
  id: Id, buyer_name: v.nullable(v.string()), amount: v.nullable(v.number()), updated_at: Timestamp, expires_at: Timestamp,
})
export type InvoiceRequestDraft = v.InferOutput<typeof InvoiceRequestDraft>
export const InvoiceRequestDraftDetail = v.object({ ...InvoiceRequestDraft.entries, values: RequestDraftValues })
export type InvoiceRequestDraftDetail = v.InferOutput<typeof InvoiceRequestDraftDetail>

const byToggle = { toggle: 'collections' } as const
const mailLimit = { per: 'user', max: 60, windowSeconds: 3_600 } as const

export const collections = defineContract({
  createRequestSeller: {
    method: 'POST', path: '/api/v1/invoices/request_sellers', ...byToggle, isIdempotent: true, needsRegistration: true, limit: mailLimit,
    summary: 'Ask a partner to pay by card; the fee is borne by the seller. Repeated with the same key it is the same request, with another link to it',
    body: CreateRequestBody,
    response: v.object({ ...RequestSellerDetail.entries, ...SharedLink.entries }),
    errors: {
      supplier_not_found: 404, account_not_found: 404, file_not_found: 404, draft_not_found: 404,
      request_amounts_wrong: 422, service_fee_changed: 409, deposit_date_not_available: 422, amount_over_limit: 422, duplicate_invoice: 409,
      buyer_is_own_company: 422, supplier_not_allowed: 422,
      /** The buyer left the service while the request was made; the caller's own company is open. */
      buyer_not_available: 409,
    },
  },
  listRequestSellers: {
    method: 'GET', path: '/api/v1/invoices/request_sellers', ...byToggle,
    summary: 'Card-payment requests that this company sent to its buyers, newest first unless sorted otherwise',
    query: v.object({
      ...pageQuery, status: v.optional(v.array(RequestSellerStatus)), search_word: v.optional(optionalText(100)), supplier_id: v.optional(Id),
      amount_min: v.optional(AmountYen), amount_max: v.optional(AmountYen),
      /** Range of the due date. */
      date_from: v.optional(DateOnly), date_to: v.optional(DateOnly),
      sort: v.optional(v.picklist(['created_at', 'deposit_date', 'due_date', 'amount'])), order: v.optional(v.picklist(['asc', 'desc'])),
    }),
    response: v.object({ invoice_requests: v.array(RequestSeller), total_count_invoice_requests: Count }),
  },
  getRequestSeller: {
    method: 'GET', path: '/api/v1/invoices/{id}/request_seller', ...byToggle,
    summary: 'One card-payment request',
    response: RequestSellerDetail, errors: { invoice_request_not_found: 404 },
  },
  cancelRequestSeller: {
    method: 'PUT', path: '/api/v1/invoices/{id}/request_seller/cancel', ...byToggle,
    summary: 'Withdraw a request that its buyer has not paid; the buyer is told, in the words of the comment where there is one',
    body: v.object({ comment: v.optional(optionalText(1000)) }),
    response: RequestSellerDetail,
    errors: { invoice_request_not_found: 404, request_already_paid: 409, request_payment_under_way: 409, request_already_closed: 409 },
  },
  nameDepositAccount: {
    method: 'PUT', path: '/api/v1/invoices/{id}/request_seller/account', ...byToggle,
    summary: 'Name one of the company\'s own accounts for the money of a paid request that the bank could not pay out; it is examined once more and sent there',
    body: v.object({ account_id: Id }),
    response: RequestSellerDetail,
    errors: { invoice_request_not_found: 404, account_not_found: 404, account_is_payers: 422, deposit_account_not_asked: 409 },
  },
  createRequestLink: {
    method: 'POST', path: '/api/v1/invoices/{id}/request_seller/link', ...byToggle, limit: mailLimit,
    summary: 'One more link to an open request; earlier ones go on working until one is used',
    response: SharedLink, errors: { invoice_request_not_found: 404, request_already_closed: 409 },
  },
  sendRequestMail: {
    method: 'POST', path: '/api/v1/invoices/{id}/request_seller/mail', ...byToggle, limit: mailLimit,
    summary: 'Send the request to the buyer by mail, once more',
    response: Empty, errors: { invoice_request_not_found: 404, request_already_closed: 409 },
  },
  createInvoiceRequestDraft: {
    method: 'POST', path: '/api/v1/invoice_request_drafts', limit: callLimits.screen, ...byToggle, summary: 'Keep a half-filled request',
    body: v.object({ values: RequestDraftValues }), response: InvoiceRequestDraftDetail, errors: { draft_limit_reached: 409 },
  },
  listInvoiceRequestDrafts: {
    method: 'GET', path: '/api/v1/invoice_request_drafts', ...byToggle,
    summary: 'Drafts of card-payment requests, last changed first',
    query: v.object(pageQuery),
    response: v.object({ invoice_request_drafts: v.array(InvoiceRequestDraft), count: Count }),
  },
  deleteInvoiceRequestDrafts: {
    method: 'DELETE', path: '/api/v1/invoice_request_drafts', ...byToggle, summary: 'Delete drafts of requests',
    body: v.object({ invoice_request_drafts: v.pipe(v.array(Id), v.minLength(1), v.maxLength(100)) }),
    response: Empty, errors: { draft_not_found: 404 },
  },
  getInvoiceRequestDraft: {
    method: 'GET', path: '/api/v1/invoice_request_drafts/{id}', ...byToggle, summary: 'One draft of a request with its values',
    response: InvoiceRequestDraftDetail, errors: { draft_not_found: 404 },
  },
  updateInvoiceRequestDraft: {
    method: 'PUT', path: '/api/v1/invoice_request_drafts/{id}', limit: callLimits.screen, ...byToggle, summary: 'Replace the values of a draft of a request',
    body: v.object({ values: RequestDraftValues }), response: InvoiceRequestDraftDetail, errors: { draft_not_found: 404 },
  },
})
