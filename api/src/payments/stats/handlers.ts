import type { stats } from '@invoice-card/contracts'
import { countSuppliersByStatus } from '../../parties/suppliers/public.ts'
import { isFeatureOn } from '../../platform/features/public.ts'
import type { ApiHandlers } from '../../platform/http/public.ts'
import { countUnread } from '../../platform/notifications/public.ts'
import { readCounters } from '../../books/work/public.ts'
import { countAccountRequired } from '../collections/public.ts'
import { countDrafts } from '../drafts/public.ts'

const noCollections = {
  collections_request: 0,
  collections_decided: 0,
  collections_history: 0,
  collections_draft: 0,
  collections_account_required: 0,
}

export const statsHandlers: ApiHandlers<typeof stats> = {
  getStats: async (_, { config, db, session, now }) => {
    const { company_id } = session
    const [hasCollections, counterOf, payments_draft, collections_draft, suppliers, notification_unread, asked] =
      await Promise.all([
        isFeatureOn(config, 'collections_existing', session),
        readCounters(db, company_id),
        countDrafts(db, 'drafts', company_id, now()),
        countDrafts(db, 'invoice_request_drafts', company_id, now()),
        countSuppliersByStatus(db, company_id),
        countUnread(db, session),
        countAccountRequired(db, company_id),
      ])
    const suppliers_disable = suppliers.get('Rejected') ?? 0
    return {
      payments_action_required: counterOf('payments_actionRequired'),
      payments_review: counterOf('payments_review'),
      payments_reserved: counterOf('payments_reserved'),
      payments_history: counterOf('payments_history'),
      payments_waiting: counterOf('payments_waiting'),
      payments_draft,
      suppliers_enable: [...suppliers.values()].reduce((sum, count) => sum + count, 0) - suppliers_disable,
      suppliers_disable,
      notification_unread,
      ...(hasCollections
        ? {
            collections_request: counterOf('collections_request'),
            collections_decided: counterOf('collections_decided'),
            collections_history: counterOf('collections_history'),
            collections_draft,
            collections_account_required: asked,
          }
        : noCollections),
    }
  },
}
