import type { RequestKeyInfo, requestKeys } from '@invoice-card/contracts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { senderOf } from '../../platform/mail/public.ts'
import { describeRequestPreview } from './request-preview.ts'
import { recordOpened } from './record-opened.ts'
import { keyStateOf } from './key-state.ts'
import { linkRequest } from './link-request.ts'
import { findRequestOfKey } from './store.ts'

/** The states of docs/product.md#request-key. */
const statusOf = {
  valid: 1,
  used: 1,
  expired: 2,
  unknown: 3,
  cancelled: 3,
  declined: 3,
  replaced: 3,
  addressee_changed: 3,
} as const
const nothing = { is_mailed: false, invoice_id: null, doc_number: null, preview: null }

export const requestKeysHandlers: ApiHandlers<typeof requestKeys> = {
  getRequestKey: async ({ params: { key } }, context): Promise<RequestKeyInfo> => {
    const { config, db, now } = context
    const request = await findRequestOfKey(db, key)
    const state = request ? keyStateOf(request, now()) : 'unknown'
    const answer = { key, mail_from: senderOf(config.mailFrom), key_status: statusOf[state], is_used: state === 'used' }
    // Once it is linked, the request is between the two companies.
    if (!request || state !== 'valid') return { ...answer, reason: state === 'valid' ? null : state, ...nothing }
    if (request.opened_at === null) await recordOpened(context, key)
    const preview = await describeRequestPreview(context, request)
    const { invoice_id, doc_number } = preview
    return { ...answer, is_mailed: request.is_mailed, reason: null, invoice_id, doc_number, preview }
  },

  linkRequestKey: ({ body, refuse }, context) => linkRequest(context, body.request_key, refuse),
}
