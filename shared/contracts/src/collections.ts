import * as v from 'valibot'
import { AmountYen, Count, DateOnly, Id, optionalText, pageQuery, Timestamp } from './common.ts'
import { defineContract } from './endpoint.ts'

/** SPEC §4 Collection (seller side): 1 not registered, 2 waiting, 3 in progress, 4 review completed, 5 deposited, 6 expired, 7 cancelled. */
export const RequestSellerStatus = v.picklist([1, 2, 3, 4, 5, 6, 7])

export const RequestSeller = v.object({
  id: Id,
  status: RequestSellerStatus,
  buyer_name: v.string(),
  buyer_email_address: v.string(),
  amount: AmountYen,
  due_date: DateOnly,
  deposit_date: v.nullable(DateOnly),
  created_at: Timestamp,
})
export type RequestSeller = v.InferOutput<typeof RequestSeller>

export const InvoiceRequestDraft = v.object({
  id: Id, buyer_name: v.nullable(v.string()), amount: v.nullable(v.number()), updated_at: Timestamp,
})
export type InvoiceRequestDraft = v.InferOutput<typeof InvoiceRequestDraft>

export const collections = defineContract({
  listRequestSellers: {
    method: 'GET', path: '/api/v1/invoices/request_sellers', toggle: 'collections',
    summary: 'Card-payment requests that this company sent to its buyers',
    query: v.object({ ...pageQuery, status: v.optional(v.array(RequestSellerStatus)), search_word: v.optional(optionalText(100)) }),
    response: v.object({ invoice_requests: v.array(RequestSeller), total_count_invoice_requests: Count }),
  },
  getRequestSeller: {
    method: 'GET', path: '/api/v1/invoices/{id}/request_seller', toggle: 'collections',
    summary: 'One card-payment request',
    response: RequestSeller, errors: { invoice_request_not_found: 404 },
  },
  listInvoiceRequestDrafts: {
    method: 'GET', path: '/api/v1/invoice_request_drafts', toggle: 'collections',
    summary: 'Drafts of card-payment requests, last changed first',
    query: v.object(pageQuery),
    response: v.object({ invoice_request_drafts: v.array(InvoiceRequestDraft), count: Count }),
  },
})
