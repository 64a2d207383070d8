import type { stats } from '@invoice-card/contracts'
import type { ExamplesOf } from './example.ts'

export const statsExamples: ExamplesOf<typeof stats> = {
  getStats: {
    description: 'For a header that is shown already; one that is shown for the first time asks the lists.',
    response: {
      payments_action_required: 1,
      payments_review: 4,
      payments_reserved: 2,
      payments_history: 128,
      payments_waiting: 0,
      payments_draft: 3,
      suppliers_enable: 36,
      suppliers_disable: 1,
      notification_unread: 5,
      collections_request: 2,
      collections_decided: 6,
      collections_history: 41,
      collections_draft: 1,
      collections_account_required: 0,
    },
  },
}
