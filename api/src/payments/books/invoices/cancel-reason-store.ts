import { CancelReason } from '@invoice-card/contracts'
import { invoiceStatus, isCancelled } from '@invoice-card/domain'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from './transitions.ts'

/** Who ended a row of `invoices`, in a query of them; null of one that is not cancelled. */
export const cancelReasonOfRow = sql<string | null>`case when invoices.status = ${invoiceStatus.cancelled} then (
  select detail ->> 'reason' from invoice_events where invoice_id = invoices.id and kind = 'cancelled'
  order by id desc limit 1) end`

/** A recorded reason; undefined of one from before reasons were. */
export const knownCancelReason = (reason: unknown) => (v.is(CancelReason, reason) ? reason : undefined)

/** Who ended the cancelled ones of some invoices, in one statement, and in none where nothing is cancelled. */
export async function readCancelReasons(db: Db, invoices: readonly Pick<InvoiceRow, 'id' | 'status'>[]) {
  const ids = invoices.filter(isCancelled).map(({ id }) => id)
  if (ids.length === 0) return () => ({})
  const rows = await db
    .selectFrom('invoices')
    .select(['id', cancelReasonOfRow.as('reason')])
    .where('id', 'in', ids)
    .execute()
  const reasons = new Map(rows.map(({ id, reason }) => [id, knownCancelReason(reason)]))
  return ({ id }: Pick<InvoiceRow, 'id'>) => {
    const cancel_reason = reasons.get(id)
    return cancel_reason === undefined ? {} : { cancel_reason }
  }
}
