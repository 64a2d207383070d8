import type { Db } from '../../platform/database/public.ts'
import { liveStatuses } from '../../books/payments/public.ts'

const columns = ['id', 'claimed_by', 'payment_id', 'discarded_at'] as const

/** An item of the company that is not discarded. */
export const findItem = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom('pre_items')
    .select(columns)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()

export const lockItem = (db: Db, companyId: number, id: number) =>
  db
    .selectFrom('pre_items')
    .select(columns)
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('discarded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The items of a group that are not discarded, locked. */
export const lockItems = (db: Db, companyId: number, groupId: number) =>
  db
    .selectFrom('pre_items')
    .select(columns)
    .where('pre_group_id', '=', groupId)
    .where('company_id', '=', companyId)
    .where('discarded_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Which of these payments may still charge a card, or have. */
export async function findLive(db: Db, paymentIds: readonly (string | null)[]): Promise<string[]> {
  const ids = paymentIds.filter(id => id !== null)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('payment_transactions')
    .select('id')
    .where('id', 'in', ids)
    .where('status', 'in', liveStatuses)
    .execute()
  return rows.map(({ id }) => id)
}

export const discardItems = (db: Db, ids: readonly number[], now: Date) =>
  db
    .updateTable('pre_items')
    .set({ discarded_at: now })
    .where('id', 'in', ids)
    .where('payment_id', 'is', null)
    .execute()

export const setClaim = (db: Db, id: number, paymentId: string) =>
  db.updateTable('pre_items').set({ claimed_by: paymentId }).where('id', '=', id).execute()

/**
 * The item of the payment that holds its claim becomes registered; its group, or nothing where the payment holds none.
 */
export async function setRegistered(db: Db, id: number, paymentId: string): Promise<number | undefined> {
  const registered = await db
    .updateTable('pre_items')
    .set({ payment_id: paymentId })
    .where('id', '=', id)
    .where('claimed_by', '=', paymentId)
    .where('payment_id', 'is', null)
    .where('discarded_at', 'is', null)
    .returning('pre_group_id')
    .executeTakeFirst()
  return registered?.pre_group_id
}

/**
 * Whether nothing of a group waits for its user. With the group's lock, so that of two that take its last items at once
 * the second sees it.
 */
export async function isFinished(db: Db, groupId: number): Promise<boolean> {
  await db.selectFrom('pre_groups').select('id').where('id', '=', groupId).forNoKeyUpdate().executeTakeFirst()
  return (
    (await db
      .selectFrom('pre_items')
      .select('id')
      .where('pre_group_id', '=', groupId)
      .where('payment_id', 'is', null)
      .where('discarded_at', 'is', null)
      .limit(1)
      .executeTakeFirst()) === undefined
  )
}
