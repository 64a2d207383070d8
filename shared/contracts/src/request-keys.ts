import * as v from 'valibot'
import { AmountYen, Count, DateOnly, Id, text, Timestamp, Uuid } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'
import { InvoiceFile } from './invoice-files.ts'

/** 1 valid, 2 expired, 3 invalid (docs/product.md#request-key). */
const RequestKeyStatus = v.picklist([1, 2, 3])

/**
 * Why a link does not lead on. `replaced`: the seller made a new link. `addressee_changed`: the request is addressed
 * to somebody else since, whatever became of it. `declined`: the buyer turned the request down. `own_request`,
 * `other_address`, `feature_off` are about the company that is signed in.
 */
export const RequestKeyReason = v.picklist([
  'expired',
  'cancelled',
  'declined',
  'used',
  'replaced',
  'addressee_changed',
  'unknown',
  'own_request',
  'other_address',
  'feature_off',
])
export type RequestKeyReason = v.InferOutput<typeof RequestKeyReason>

/** A request's preview: what the holder of a link sees before signing in. */
export const RequestPreview = v.object({
  invoice_id: Id,
  doc_number: v.nullable(v.string()),
  seller_name: v.string(),
  amount: AmountYen,
  payment_due_date: DateOnly,
  /** Until when it can be paid by card. */
  expires_at: Timestamp,
  person_name: v.string(),
  message: v.string(),
  /** Where the request was addressed to; the sign-up fills it in, and only this address can link the request. */
  buyer_email_address: v.string(),
  /** Each with signed links, to the file and to pictures of its pages, that work for some minutes. */
  files: v.array(
    v.object({
      file_id: Uuid,
      file_name: v.string(),
      content_type: v.string(),
      page_count: Count,
      download_url: v.string(),
      pages: InvoiceFile.entries.pages,
    }),
  ),
})
export type RequestPreview = v.InferOutput<typeof RequestPreview>

/** What the link of a request leads to. An unknown key answers like an invalid one. */
export const RequestKeyInfo = v.object({
  key: v.string(),
  /** Where the mails of requests come from, as they say it: who has one compares the two. */
  mail_from: v.string(),
  /** Whether the request was mailed; false where its seller handed the link over, and where nothing of it is shown. */
  is_mailed: v.boolean(),
  key_status: RequestKeyStatus,
  is_used: v.boolean(),
  /** Null while the key is valid and unused. */
  reason: v.nullable(RequestKeyReason),
  invoice_id: v.nullable(Id),
  doc_number: v.nullable(v.string()),
  /** Only while the key is valid and unused. */
  preview: v.nullable(RequestPreview),
})
export type RequestKeyInfo = v.InferOutput<typeof RequestKeyInfo>

const RequestKey = text(100)

/** The link in the mail of a request, before and after sign-in (docs/product.md#request-key). */
export const requestKeys = defineContract({
  getRequestKey: {
    method: 'GET',
    path: '/api/v1/invoices/request_keys/{key}',
    auth: 'public',
    params: { key: RequestKey },
    limit: { per: 'address', max: 120, windowSeconds: 900 },
    summary:
      'What a payment request key stands for; an unknown key is an invalid one. The first look at a valid one is recorded for its seller',
    response: RequestKeyInfo,
  },
  linkRequestKey: {
    method: 'POST',
    path: '/api/v1/invoices/request_keys',
    limit: { per: 'user', max: 60, windowSeconds: 900 },
    summary:
      'Link the request of a key to the signed-in company, so that it can be paid; linked once, the same company gets the same answer again',
    body: v.object({ request_key: RequestKey }),
    response: v.object({ invoice_id: Id, buyer_document_number: v.nullable(v.string()) }),
    /**
     * `2` carries a message for the failure dialog, the others get a general one (docs/product.md#request-key). All
     * carry `details.reason`, a `RequestKeyReason`.
     */
    errors: { '2': 400, request_key_invalid: 400, request_key_expired: 400, request_key_used: 400 },
  },
})
