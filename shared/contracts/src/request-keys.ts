import * as v from 'valibot'
import { AmountYen, DateOnly, Id, text } from './common.ts'
import { defineContract } from './endpoint.ts'

/** SPEC §9: 1 valid, 2 expired, 3 invalid. */
export const RequestKeyStatus = v.picklist([1, 2, 3])

/** What the holder of a link may know before signing in; facts of the request only while the key is valid and unused. */
export const RequestKeyInfo = v.object({
  key: v.string(),
  key_status: RequestKeyStatus,
  is_used: v.boolean(),
  invoice_id: v.nullable(Id),
  doc_number: v.nullable(v.string()),
  seller_name: v.nullable(v.string()),
  amount: v.nullable(AmountYen),
  payment_due_date: v.nullable(DateOnly),
})
export type RequestKeyInfo = v.InferOutput<typeof RequestKeyInfo>

const RequestKey = text(100)

export const requestKeys = defineContract({
  getRequestKey: {
    method: 'GET', path: '/api/v1/invoices/request_keys/{key}', auth: 'public', params: { key: RequestKey }, limit: { per: 'address', max: 120, windowSeconds: 900 },
    summary: 'What a payment request key stands for; an unknown key is an invalid one',
    response: RequestKeyInfo,
  },
  linkRequestKey: {
    method: 'POST', path: '/api/v1/invoices/request_keys', limit: { per: 'user', max: 60, windowSeconds: 900 },
    summary: 'Link the request of a key to the signed-in company, so that it can be paid; linked once, the same company gets the same answer again',
    body: v.object({ request_key: RequestKey }),
    response: v.object({ invoice_id: Id, buyer_document_number: v.nullable(v.string()) }),
    /** SPEC §8: `2` carries a message for the failure dialog; the others are told in general words. */
    errors: { '2': 400, request_key_invalid: 400, request_key_expired: 400, request_key_used: 400 },
  },
})
