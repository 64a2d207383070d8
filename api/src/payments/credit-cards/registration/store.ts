import type { Insertable, Selectable, Updateable } from 'kysely'
import {
  type CardRegistrationStatus,
  type CardRegistrationTables,
  type Db,
  inTransaction,
} from '../../../platform/database/public.ts'
import { type CallTrace, openCall } from '../../../platform/gateway/public.ts'
import { undeterminedRegistrations } from '../../saved-cards/public.ts'

type Table = CardRegistrationTables['card_registrations']
export type RegistrationRow = Selectable<Table>
export type RegistrationChange = Updateable<Table>

export const isUndetermined = ({ status }: Pick<RegistrationRow, 'status'>): boolean =>
  (undeterminedRegistrations as readonly CardRegistrationStatus[]).includes(status)

export const findRegistration = (db: Db, id: string): Promise<RegistrationRow | undefined> =>
  db.selectFrom('card_registrations').selectAll().where('id', '=', id).executeTakeFirst()

export const getRegistration = (db: Db, id: string): Promise<RegistrationRow> =>
  db
    .selectFrom('card_registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Error(`No card registration ${id}`))

export const lockRegistration = (db: Db, id: string): Promise<RegistrationRow> =>
  db
    .selectFrom('card_registrations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Error(`No card registration ${id}`))

export const findRegistrationByKey = (db: Db, companyId: number, key: string): Promise<RegistrationRow | undefined> =>
  db
    .selectFrom('card_registrations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

/** Whether the company has left the service. Its row is locked. */
export const hasCompanyLeft = async (db: Db, companyId: number): Promise<boolean> =>
  (await db.selectFrom('companies').select('closed_at').where('id', '=', companyId).executeTakeFirstOrThrow())
    .closed_at !== null

/** Adds an intent; undefined where its key is used already. */
export const insertRegistration = (db: Db, values: Insertable<Table>): Promise<RegistrationRow | undefined> =>
  db
    .insertInto('card_registrations')
    .values(values)
    .onConflict(conflict => conflict.columns(['company_id', 'idempotency_key']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** Makes one caller the one that asks, and writes the question down with it; undefined where another one was first. */
export const claimRegistration = (pool: Db, { id, now }: { id: string; now: Date }, trace: CallTrace) =>
  inTransaction(pool, async db => {
    const claimed = await changeRegistration(db, { id, now }, ['created'], {
      status: 'token_bound',
      gateway_requested_at: now,
    })
    return claimed && { claimed, callId: await openCall(db, trace) }
  })

/** Changes a registration only if it still has one of the statuses; undefined where another process was first. */
export const changeRegistration = (
  db: Db,
  { id, now }: { id: string; now: Date },
  from: readonly CardRegistrationStatus[],
  changes: RegistrationChange,
): Promise<RegistrationRow | undefined> =>
  db
    .updateTable('card_registrations')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst()

/** The gateway was asked and did not say: others take their turn first. */
export const deferRegistration = async (db: Db, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db
    .updateTable('card_registrations')
    .set({ gateway_requested_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The yen is given back. */
export const markReleased = async (db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('card_registrations')
    .set({ is_release_due: false, updated_at: now })
    .where('id', '=', id)
    .where('is_release_due', '=', true)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Registrations whose end is not known or whose yen is to be voided, and that nobody checked lately. */
export const listStuckRegistrations = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('card_registrations')
    .select(['id', 'is_release_due'])
    .where(where => where.or([where('status', 'in', undeterminedRegistrations), where('is_release_due', '=', true)]))
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute()
