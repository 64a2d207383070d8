import { inReviewStatuses } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'

/** Authorisations from before a moment that are neither captured nor about to be, by invoice. */
export const listOldAuthorisations = (
  db: Db,
  { before, afterId }: { readonly before: Date; readonly afterId: number },
  limit: number,
) =>
  db
    .selectFrom('invoices')
    .innerJoin('payment_transactions as payment', 'payment.id', 'invoices.payment_id')
    .select(['invoices.id as invoice_id', 'payment.id as payment_id'])
    .where('invoices.status', 'in', inReviewStatuses)
    .where('invoices.is_action_required', '=', false)
    .where('invoices.id', '>', afterId)
    .where('payment.status', '=', 'authorised')
    .where('payment.pending_action', 'is', null)
    .where('payment.created_at', '<', before)
    .orderBy('invoices.id')
    .limit(limit)
    .execute()
