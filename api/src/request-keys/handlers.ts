import type { RequestKeyInfo, requestKeys } from '@invoice-card/contracts'
import { invoiceStatus } from '@invoice-card/domain'
import type { ApiHandlers } from '../http/mount.ts'
import { keyStateOf } from './key-state.ts'
import { linkRequest } from './link-request.ts'
import { findRequestOfKey } from './store.ts'

const statusOf = { valid: 1, used: 1, expired: 2, invalid: 3 } as const
const nothing = { invoice_id: null, doc_number: null, seller_name: null, amount: null, payment_due_date: null }

export const requestKeysHandlers: ApiHandlers<typeof requestKeys> = {
  getRequestKey: async ({ params: { key } }, { db, now }): Promise<RequestKeyInfo> => {
    const request = await findRequestOfKey(db, key)
    const state = request ? keyStateOf(request, now()) : 'invalid'
    const answer = { key, key_status: statusOf[state], is_used: state === 'used' }
    // Once it is linked, the request is between the two companies.
    if (!request || state !== 'valid' || request.status !== invoiceStatus.buyerNotRegistered) return { ...answer, ...nothing }
    const { id, invoice_number, supplier_name, amount, due_date } = request
    return { ...answer, invoice_id: id, doc_number: invoice_number, seller_name: supplier_name, amount, payment_due_date: due_date }
  },

  linkRequestKey: ({ body, refuse }, context) => linkRequest(context, body.request_key, refuse),
}
