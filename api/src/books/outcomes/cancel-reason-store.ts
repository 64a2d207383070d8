import { CancelReason } from '@invoice-card/contracts'
import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import * as v from 'valibot'

/** The side that ended a row of `invoices`, in a query of them; null of one that is not cancelled. */
export const cancelReasonOfRow = sql<string | null>`case when invoices.status = ${invoiceStatus.cancelled} then (
  select detail ->> 'reason' from invoice_events where invoice_id = invoices.id and kind = 'cancelled'
  order by id desc limit 1) end`

/** A recorded reason; undefined of one from before reasons were. */
export const knownCancelReason = (reason: unknown) => (v.is(CancelReason, reason) ? reason : undefined)
