import * as v from 'valibot'
import { Count } from './base/common.ts'
import { defineContract } from './base/endpoint.ts'

/** The counts of the header (docs/product.md#counts). */
export const stats = defineContract({
  getStats: {
    method: 'GET',
    path: '/api/v1/stats',
    summary: 'All counts of the header at once, as the lists give them one by one; of what is switched off 0',
    response: v.object({
      payments_action_required: Count,
      payments_review: Count,
      payments_reserved: Count,
      payments_history: Count,
      payments_waiting: Count,
      payments_draft: Count,
      suppliers_enable: Count,
      suppliers_disable: Count,
      notification_unread: Count,
      collections_request: Count,
      collections_decided: Count,
      collections_history: Count,
      collections_draft: Count,
      collections_account_required: Count,
    }),
  },
})
