import type { Updateable } from 'kysely'
import {
  type Db,
  type PaymentStatus,
  type PaymentTransactionsTable,
  undeterminedStatuses,
} from '../../platform/database/public.ts'
import type { CallEnding } from '../../platform/gateway/public.ts'
import type { PaymentRow } from './subject.ts'

export type PaymentChange = Updateable<PaymentTransactionsTable>

// Declared with the column: a store below the payments asks for them too.
export { undeterminedStatuses }
/** The card's money is held or taken. */
export const chargedStatuses = ['authorised', 'captured'] as const satisfies PaymentStatus[]
/** The card is charged or may still become charged: at most one of these per invoice and evidence. */
export const liveStatuses = [...undeterminedStatuses, 'authorised', 'captured'] as const satisfies PaymentStatus[]

const includes = (statuses: readonly PaymentStatus[], status: PaymentStatus) => statuses.includes(status)
export const isLive = ({ status }: Pick<PaymentRow, 'status'>): boolean => includes(liveStatuses, status)
export const isUndetermined = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  includes(undeterminedStatuses, status)

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment_transactions').selectAll().$castTo<PaymentRow>().where('id', '=', id).executeTakeFirst()

export const getPayment = (db: Db, id: string): Promise<PaymentRow> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .$castTo<PaymentRow>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Error(`No payment ${id}`))

export const findPaymentByKey = (db: Db, companyId: number, idempotencyKey: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .$castTo<PaymentRow>()
    .where('company_id', '=', companyId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()

/** Changes a payment only if it still has one of the statuses; undefined where another process was first. */
export const changePayment = (
  db: Db,
  { id, now }: { id: string; now: Date },
  from: readonly PaymentStatus[],
  changes: PaymentChange,
): Promise<PaymentRow | undefined> =>
  db
    .updateTable('payment_transactions')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .$castTo<PaymentRow>()
    .executeTakeFirst()

/** Changes a payment as `changePayment` does by an answer of the gateway, whose row is filled in in any case. */
export const changePaymentBy = (
  db: Db,
  { id, now }: { id: string; now: Date },
  from: readonly PaymentStatus[],
  changes: PaymentChange,
  { id: callId, ...ending }: CallEnding,
): Promise<PaymentRow | undefined> =>
  db
    .with('answered', query => query.updateTable('gateway_calls').set(ending).where('id', '=', callId))
    .updateTable('payment_transactions')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .$castTo<PaymentRow>()
    .executeTakeFirst()

/** The invoice is completed, or examined again: the earlier decision is void. */
export const dropCompletion = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ completion: null })
    .where('id', '=', id)
    .where('completion', 'is not', null)
    .execute()
}
