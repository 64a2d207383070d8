import { type Insertable, sql } from 'kysely'
import type { PaymentRow } from '../../books/payments/public.ts'
import { type Db, json, type PaymentTransactionsTable } from '../../platform/database/public.ts'
import type { CallTrace } from '../../platform/gateway/public.ts'

/**
 * Adds an intent; undefined where the key is used already or a duplicate is live. @throws a unique violation where one
 * of its files stands for another live charge.
 */
export const insertIntent = (db: Db, values: Insertable<PaymentTransactionsTable>): Promise<PaymentRow | undefined> =>
  db
    .insertInto('payment_transactions')
    .values(values)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .$castTo<PaymentRow>()
    .executeTakeFirst()

/** Makes one caller the one that asks, and writes the question down with it; undefined where another one was first. */
export const claimPayment = (
  db: Db,
  { id, now }: { id: string; now: Date },
  trace: CallTrace,
): Promise<(PaymentRow & { readonly call_id: number }) | undefined> =>
  db
    .with('claimed', query =>
      query
        .updateTable('payment_transactions')
        .set({ status: 'token_bound', gateway_requested_at: now, updated_at: now })
        .where('id', '=', id)
        .where('status', 'in', ['created'])
        .returningAll(),
    )
    .with('question', query =>
      query
        .insertInto('gateway_calls')
        .columns(['payment_id', 'company_id', 'operation', 'request', 'started_at'])
        .expression(
          sql`select id, company_id, ${trace.operation}, ${json(trace.request)}::jsonb, ${trace.started_at}::timestamptz
            from claimed`,
        )
        .returning('id'),
    )
    .selectFrom(['claimed', 'question'])
    .selectAll('claimed')
    .select('question.id as call_id')
    .$castTo<PaymentRow & { readonly call_id: number }>()
    .executeTakeFirst()

/** The capture was refused. A release that was decided meanwhile stays to be done. */
export const dropCapture = async (db: Db, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ pending_action: null, completion: null, updated_at: now })
    .where('id', '=', id)
    .where('pending_action', '=', 'capture')
    .execute()
}

/**
 * The decision to charge has fallen before the card was charged. One that was decided again meanwhile, or only waits,
 * stands.
 */
export const dropFallenCapture = async (db: Db, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ pending_action: null, updated_at: now })
    .where('id', '=', id)
    .where('pending_action', '=', 'capture')
    .where('completion', 'is', null)
    .execute()
}
