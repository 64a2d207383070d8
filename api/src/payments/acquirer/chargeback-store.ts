import type { Db } from '../../platform/database/public.ts'

interface Opened {
  readonly line_id: number
  readonly payment_id: string
  readonly invoice_id: number
  /** Which chargeback of its payment it is, from 1. */
  readonly occasion: number
  readonly opened_by_id: number
  readonly opened_at: Date
}

export const openChargeback = async (db: Db, opened: Opened): Promise<void> => {
  await db.insertInto('chargebacks').values(opened).execute()
}

/** The money of a payment's newest chargeback came back; the caller holds the payment. */
export const recordReversal = async (
  db: Db,
  { payment_id, occasion, line_id }: Pick<Opened, 'payment_id' | 'occasion' | 'line_id'>,
): Promise<void> => {
  await db
    .updateTable('chargebacks')
    .set({ reversal_line_id: line_id })
    .where('payment_id', '=', payment_id)
    .where('occasion', '=', occasion)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Error(`Payment ${payment_id} has no open chargeback ${occasion}`))
}

/** Whether the newest dispute about a payment is lost. */
export const isDisputeLost = async (db: Db, paymentId: string): Promise<boolean> => {
  const newest = await db
    .selectFrom('chargebacks')
    .select('outcome')
    .where('payment_id', '=', paymentId)
    .orderBy('occasion', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.outcome === 'lost'
}

/** A case that nobody has decided. */
export const findUndecided = (db: Db, id: number) =>
  db
    .selectFrom('chargebacks')
    .select(['payment_id', 'invoice_id', 'occasion', 'opened_by_id', 'reversal_line_id'])
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst()

interface Decision {
  readonly outcome: 'lost' | 'won'
  readonly decided_by_id: number
  readonly decided_at: Date
}

export const decideChargeback = async (db: Db, id: number, decision: Decision): Promise<void> => {
  await db.updateTable('chargebacks').set(decision).where('id', '=', id).where('outcome', 'is', null).execute()
}

/** Cases that somebody has to decide, those first whose deadline is next. */
export const listUndecided = (db: Db) =>
  db
    .selectFrom('chargebacks')
    .innerJoin('acquirer_lines as line', 'line.id', 'line_id')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .innerJoin('examiners', 'examiners.id', 'opened_by_id')
    .select([
      'chargebacks.id',
      'invoice_id',
      'occasion',
      'line.order_id',
      'line.amount',
      'line.reason',
      'line.deadline',
      'invoices.status',
      'invoices.supplier_name',
      'examiners.login as opened_by',
      'opened_at',
      'reversal_line_id',
    ])
    .where('outcome', 'is', null)
    .orderBy('line.deadline')
    .orderBy('chargebacks.id')
    .execute()
