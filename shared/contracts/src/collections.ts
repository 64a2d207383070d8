import * as v from 'valibot'
import { AmountYen, Count, DateOnly, Id, optionalText, pageQuery, text, Timestamp, Uuid } from './base/common.ts'
import { callLimits, defineContract } from './base/endpoint.ts'
import { SupplierChoice } from './invoices.ts'
import { KnownAddressee, requestAddressee } from './request-addressee.ts'
import { RequestAmounts } from './request-amounts.ts'
import { DepositMonth, DuplicateRequest, MailPreview, RequestSeller, RequestSellerDetail } from './request-views.ts'
import { RequestPreview } from './request-keys.ts'
import { requestListQuery } from './request-list-query.ts'
import { maxCommentLength, maxInvoiceNumberLength } from './base/field-lengths.ts'

/** The billed amounts with the fee and the deposit that the seller saw: another fee on the server is refused. */
export const RequestAmountsInput = v.object({
  billing_amount: v.pipe(AmountYen, v.minValue(1)),
  ...RequestAmounts.entries,
  service_fee_amount: AmountYen,
  deposit_amount: AmountYen,
})
export type RequestAmountsInput = v.InferOutput<typeof RequestAmountsInput>

/** What the buyer reads: the same for the request and its preview. */
const RequestContent = {
  /** Who is asked to pay: a registered partner, or one that is registered with the request. It needs no account. */
  supplier: SupplierChoice,
  ...requestAddressee,
  payment_due_date: DateOnly,
  invoice_number: v.optional(optionalText(maxInvoiceNumberLength)),
  issue_date: v.optional(DateOnly),
  /** Shown to the buyer. */
  message: v.optional(optionalText(maxCommentLength)),
  /** May be empty: a request can be typed without a file. */
  file_ids: v.pipe(v.array(Uuid), v.maxLength(10)),
}

/**
 * A request to pay by card. Amounts in whole yen, days in Japan; the server works the amounts out again and refuses
 * others.
 */
export const CreateRequestBody = v.object({
  ...RequestContent,
  ...RequestAmountsInput.entries,
  /** A business day on which the seller receives the money. */
  deposit_date: DateOnly,
  /** One of the seller's own deposit accounts. */
  account_id: Id,
  /** False: only a link is made, and nothing is ever mailed to an address without an account. */
  is_send_request_mail: v.boolean(),
  /** The seller has seen that the same buyer, number and amount was requested before. */
  is_duplicate_accepted: v.optional(v.boolean()),
  draft_id: v.optional(Id),
  /** The key that the draft was, or is about to be, saved under: it is deleted, and a later save is refused. */
  draft_key: v.optional(Uuid),
})
export type CreateRequestBody = v.InferOutput<typeof CreateRequestBody>

/** A link that leads the buyer to the request; anybody who has it sees the request's preview. */
const SharedLink = v.object({ shared_link: v.string() })

/** New requests: off as soon as the feature is off. */
const byToggle = { toggle: 'collections' } as const
/** What begins something with money. */
const beginning = { isIdempotent: true, needsRegistration: true, isRefusedWhileFrozen: true } as const
/** Requests that are out go on while the feature is off; only an excluded company is refused. */
const existing = { toggle: 'collections_existing' } as const
/** What every call about an open request refuses. */
const ofOpenRequest = { invoice_request_not_found: 404, request_already_closed: 409 } as const
/** Calls that send mail to a third party. */
const mailLimit = { per: 'user', max: 300, windowSeconds: 3_600 } as const

/** Requests to pay by card as their seller sees them (docs/product.md#collection-groups). */
export const collections = defineContract({
  createRequestSeller: {
    method: 'POST',
    path: '/api/v1/invoices/request_sellers',
    ...byToggle,
    ...beginning,
    limit: mailLimit,
    summary:
      'Ask a partner to pay by card; the fee is borne by the seller. Repeated with the same key it is the same request, with another link to it',
    body: CreateRequestBody,
    response: v.object({ ...RequestSellerDetail.entries, ...SharedLink.entries }),
    errors: {
      company_not_verified: 403,
      supplier_not_found: 404,
      account_not_found: 404,
      file_not_found: 404,
      draft_not_found: 404,
      /** The draft became a request, `details.invoice_id`, in another tab. */
      draft_already_sent: 409,
      /** The contact's name has markup, a link or look-alike letters, or is ours or an authority's. */
      supplier_person_name_unsuitable: 422,
      request_amounts_wrong: 422,
      service_fee_changed: 409,
      deposit_date_not_available: 422,
      amount_over_limit: 422,
      /** A day in the past. */
      payment_due_date_not_available: 422,
      /** The same file is behind another request or payment. */
      duplicate_invoice: 409,
      /** Same buyer, number and amount; accepted with `is_duplicate_accepted`. */
      duplicate_request: 409,
      buyer_is_own_company: 422,
      supplier_not_allowed: 422,
      supplier_already_exists: 409,
      corporate_number_incorrect: 422,
      registration_number_incorrect: 422,
      /** The buyer left the service while the request was made; the caller's own company is open. */
      buyer_not_available: 409,
    },
  },
  listRequestSellers: {
    method: 'GET',
    path: '/api/v1/invoices/request_sellers',
    ...existing,
    summary: 'Card-payment requests that this company sent to its buyers, newest first unless sorted otherwise',
    query: v.object({ ...pageQuery, ...requestListQuery }),
    response: v.object({
      invoice_requests: v.array(RequestSeller),
      total_count_invoice_requests: Count,
      /** Of the company, whatever the query: how many wait for another account. */
      total_count_is_account_required: Count,
    }),
  },
  exportRequestSellers: {
    method: 'GET',
    path: '/api/v1/invoices/request_sellers/export',
    isRefusedWhileFrozen: true,
    ...existing,
    limit: { per: 'user', max: 30, windowSeconds: 60 },
    summary: 'A signed link to a list of requests as a CSV file: all pages of what the same query lists',
    query: v.object(requestListQuery),
    response: v.object({ download_url: v.string(), file_name: v.string(), expires_at: Timestamp, total_count: Count }),
    errors: { too_many_invoices_to_export: 422 },
  },
  getDepositMonths: {
    method: 'GET',
    path: '/api/v1/invoices/request_sellers/deposit_months',
    ...existing,
    summary: 'What the company receives by month of the deposit day: two months back, the running one and three ahead',
    response: v.object({ months: v.array(DepositMonth) }),
  },
  findDuplicateRequests: {
    method: 'GET',
    path: '/api/v1/invoices/request_sellers/duplicates',
    ...existing,
    limit: callLimits.screen,
    summary:
      'Requests of this company to the same buyer with the same number and amount that are not cancelled or expired',
    query: v.object({ supplier_id: Id, invoice_number: text(maxInvoiceNumberLength), billing_amount: AmountYen }),
    response: v.object({ duplicates: v.array(DuplicateRequest) }),
  },
  previewRequest: {
    method: 'POST',
    path: '/api/v1/invoices/request_sellers/preview',
    ...byToggle,
    limit: callLimits.screen,
    summary: 'The mail that the buyer would get and the page behind its link, of a request that is not made yet',
    body: v.object({
      ...RequestContent,
      billing_amount: CreateRequestBody.entries.billing_amount,
      deposit_date: DateOnly,
    }),
    response: v.object({ mail: MailPreview, preview: v.omit(RequestPreview, ['invoice_id']) }),
    errors: { supplier_not_found: 404, file_not_found: 404, deposit_date_not_available: 422 },
  },
  getRequestSeller: {
    method: 'GET',
    path: '/api/v1/invoices/{id}/request_seller',
    ...existing,
    summary: 'One card-payment request, as its seller sees it',
    response: RequestSellerDetail,
    errors: { invoice_request_not_found: 404 },
  },
  cancelRequestSeller: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/request_seller/cancel',
    ...existing,
    summary:
      'Withdraw a request that its buyer has not paid; the buyer is notified, in the words of the comment where there is one',
    body: v.object({ comment: v.optional(optionalText(maxCommentLength)) }),
    response: RequestSellerDetail,
    errors: {
      invoice_request_not_found: 404,
      request_already_paid: 409,
      request_payment_in_progress: 409,
      request_already_closed: 409,
    },
  },
  changeRequestDates: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/request_seller/dates',
    isRefusedWhileFrozen: true,
    ...existing,
    limit: mailLimit,
    summary:
      'Give the buyer of an open request another due date, and with it the seller another deposit day; the buyer is notified',
    body: v.object({
      payment_due_date: DateOnly,
      deposit_date: DateOnly,
      /** What the change began from: another change since then is not overwritten. */
      known_dates: v.optional(v.object({ payment_due_date: DateOnly, deposit_date: v.nullable(DateOnly) })),
    }),
    response: RequestSellerDetail,
    errors: {
      ...ofOpenRequest,
      request_payment_in_progress: 409,
      request_dates_changed: 409,
      deposit_date_not_available: 422,
      payment_due_date_not_available: 422,
    },
  },
  changeRequestAddressee: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/request_seller/addressee',
    isRefusedWhileFrozen: true,
    ...existing,
    limit: mailLimit,
    summary:
      'Address an open request to another person; another mail address is sent the request, and every earlier link and mail ends',
    /** `known_addressee` is what the change began from: another change since then is not overwritten. */
    body: v.object({ ...requestAddressee, known_addressee: KnownAddressee }),
    response: RequestSellerDetail,
    errors: {
      ...ofOpenRequest,
      request_payment_in_progress: 409,
      request_addressee_changed: 409,
      /** Its buyer has come by a link: only the person's name can be changed. */
      request_already_linked: 409,
      supplier_person_name_unsuitable: 422,
      buyer_is_own_company: 422,
      /** The buyer left the service at this moment. */
      buyer_not_available: 409,
    },
  },
  nameDepositAccount: {
    method: 'PUT',
    path: '/api/v1/invoices/{id}/request_seller/account',
    isRefusedWhileFrozen: true,
    ...existing,
    summary:
      "Name one of the company's own accounts for the money of a paid request that the bank could not pay out; it is examined once more and sent there",
    body: v.object({ account_id: Id }),
    response: RequestSellerDetail,
    errors: {
      invoice_request_not_found: 404,
      account_not_found: 404,
      account_is_payers: 422,
      deposit_account_not_required: 409,
      /** The very account that the bank could not pay into or that is asked about, unchanged. */
      account_was_returned: 422,
    },
  },
  createRequestLink: {
    method: 'POST',
    path: '/api/v1/invoices/{id}/request_seller/link',
    isRefusedWhileFrozen: true,
    ...existing,
    limit: mailLimit,
    summary: 'A new link to an open request; every earlier one, mailed ones too, ends with it',
    response: SharedLink,
    errors: ofOpenRequest,
  },
  sendRequestMail: {
    method: 'POST',
    path: '/api/v1/invoices/{id}/request_seller/mail',
    isRefusedWhileFrozen: true,
    ...existing,
    limit: mailLimit,
    summary:
      'Send an open request to the buyer by mail, once more; one that was handed over as a link is mailed from now on',
    response: RequestSellerDetail,
    errors: ofOpenRequest,
  },
  sendRequestMessage: {
    method: 'POST',
    path: '/api/v1/invoices/{id}/request_seller/message',
    isRefusedWhileFrozen: true,
    ...existing,
    limit: mailLimit,
    summary: 'Send words to the person that an open request was addressed to',
    body: v.object({ message: text(maxCommentLength) }),
    response: RequestSellerDetail,
    /** `request_not_mailed`: a link alone, to an address without an account; only `sendRequestMail` mails it. */
    errors: { ...ofOpenRequest, request_not_mailed: 409 },
  },
})
