import { isCancelled, isTransferred } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'
import { cancelReasonOfRow, knownCancelReason } from './cancel-reason-store.ts'
import type { InvoiceRow } from '../invoices/public.ts'
import { returnStateOfRow } from './return-state-store.ts'

/**
 * Reads how some invoices ended beyond their status: the side that cancelled, and the state of returned money. In one
 * statement, and in none where nothing has ended.
 */
export async function readOutcomes(db: Db, invoices: readonly Pick<InvoiceRow, 'id' | 'status'>[]) {
  const ids = invoices.filter(invoice => isCancelled(invoice) || isTransferred(invoice)).map(({ id }) => id)
  if (ids.length === 0) return () => ({})
  const rows = await db
    .selectFrom('invoices')
    .select(['id', cancelReasonOfRow.as('reason'), returnStateOfRow.as('return_state')])
    .where('id', 'in', ids)
    .execute()
  const outcomes = new Map(
    rows.map(({ id, reason, return_state }) => {
      const cancel_reason = knownCancelReason(reason)
      return [id, { ...(cancel_reason && { cancel_reason }), ...(return_state && { return_state }) }]
    }),
  )
  return ({ id }: Pick<InvoiceRow, 'id'>) => outcomes.get(id) ?? {}
}
