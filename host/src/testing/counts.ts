import type { ResponseOf, stats } from '@invoice-card/contracts'

type Counts = ResponseOf<(typeof stats)['getStats']>

/** An answer of `GET /api/v1/stats`: 0 but for these. */
export const countsOf = (counts: Partial<Counts>): Counts => ({
  payments_action_required: 0,
  payments_review: 0,
  payments_reserved: 0,
  payments_history: 0,
  payments_waiting: 0,
  payments_draft: 0,
  suppliers_enable: 0,
  suppliers_disable: 0,
  notification_unread: 0,
  collections_request: 0,
  collections_decided: 0,
  collections_history: 0,
  collections_draft: 0,
  collections_account_required: 0,
  ...counts,
})
