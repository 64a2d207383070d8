import { inReviewStatuses } from '@invoice-card/domain'
import { type Insertable, sql, type Updateable } from 'kysely'
import {
  type Db,
  json,
  type PaymentStatus,
  type PaymentTransactionsTable,
  undeterminedStatuses,
} from '../../../platform/database/public.ts'
import type { CallEnding, CallTrace } from '../../../platform/gateway/public.ts'
import { oppositeKeysOf } from './document-key.ts'
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

export const findPaymentByOrder = (db: Db, orderId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .$castTo<PaymentRow>()
    .where('order_id', '=', orderId)
    .executeTakeFirst()

type DuplicateKeys = Pick<
  PaymentRow,
  'company_id' | 'evidence_key' | 'evidence_hashes' | 'document_key' | 'counterpart_keys'
>

/** The charge that stands in the way of another one about the same evidence or document. */
export const findLiveDuplicate = (
  db: Db,
  { company_id, evidence_key, evidence_hashes, document_key, counterpart_keys }: DuplicateKeys,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payment_transactions')
    .selectAll()
    .$castTo<PaymentRow>()
    .where('company_id', '=', company_id)
    .where('status', 'in', liveStatuses)
    .where('superseded_by', 'is', null)
    .where(where =>
      where.or([
        where('evidence_key', '=', evidence_key),
        ...(evidence_hashes.length === 0
          ? []
          : [
              where(
                'id',
                'in',
                where
                  .selectFrom('payment_evidence')
                  .select('payment_id')
                  .where('payment_evidence.company_id', '=', company_id)
                  .where('is_live', '=', true)
                  .where('sha256', 'in', evidence_hashes),
              ),
            ]),
        ...(document_key === null ? [] : [where('document_key', '=', document_key)]),
        ...(counterpart_keys.length === 0 ? [] : [isCounterpartOf(counterpart_keys)]),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()

/**
 * The invoice that another charge stands for, though this attempt at it ended without one. An attempt about an invoice
 * that was there before has no other.
 */
export const findPaidMeanwhile = async (db: Db, attempt: PaymentRow): Promise<number | null> =>
  attempt.about_invoice_id === null ? ((await findLiveDuplicate(db, attempt))?.invoice_id ?? null) : null

/** The charge that stands for an invoice document. */
export const findLiveDocument = (db: Db, companyId: number, documentKey: string): Promise<{ id: string } | undefined> =>
  db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('document_key', '=', documentKey)
    .where('status', 'in', liveStatuses)
    .where('superseded_by', 'is', null)
    .executeTakeFirst()

/**
 * The charge that stands for the same document on the other side: a request where an application asks, and the reverse.
 */
export async function findLiveCounterpart(
  db: Db,
  companyId: number,
  counterpartKeys: readonly string[],
): Promise<{ id: string } | undefined> {
  if (counterpartKeys.length === 0) return undefined
  return db
    .selectFrom('payment_transactions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', liveStatuses)
    .where('superseded_by', 'is', null)
    .where(isCounterpartOf(counterpartKeys))
    .limit(1)
    .executeTakeFirst()
}

const isCounterpartOf = (keys: readonly string[]) => sql<boolean>`counterpart_keys && ${oppositeKeysOf(keys)}::text[]`

export type DocumentKeys = Pick<PaymentRow, 'document_key' | 'counterpart_keys'>

/** @throws a unique violation where another live charge stands for the document. */
export const saveDocumentKeys = async (db: Db, id: string, keys: DocumentKeys): Promise<void> => {
  await db.updateTable('payment_transactions').set(keys).where('id', '=', id).execute()
}

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
          sql`select id, company_id, ${trace.operation}, ${json(trace.request)}::jsonb, ${trace.started_at}::timestamptz from claimed`,
        )
        .returning('id'),
    )
    .selectFrom(['claimed', 'question'])
    .selectAll('claimed')
    .select('question.id as call_id')
    .$castTo<PaymentRow & { readonly call_id: number }>()
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

/** The invoice is completed, or examined again: the earlier decision is void. */
export const dropCompletion = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ completion: null })
    .where('id', '=', id)
    .where('completion', 'is not', null)
    .execute()
}

/**
 * Puts a payment that could not be resolved at the end of the line, or a hundred of them would block all others.
 */
export const deferPayment = async (db: Db, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db
    .updateTable('payment_transactions')
    .set({ gateway_requested_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

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

/**
 * Payments whose end is not known, whose gateway still needs a call, or whose invoice is not completed yet, and that
 * nobody checked lately.
 */
export const listStuckPayments = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('payment_transactions')
    .select(['id', 'invoice_id', 'pending_action', 'completion'])
    .where(where =>
      where.or([
        where('status', 'in', undeterminedStatuses),
        where('pending_action', 'is not', null),
        where('completion', 'is not', null),
      ]),
    )
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()
