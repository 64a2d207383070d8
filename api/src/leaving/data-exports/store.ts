import type { DataExport } from '@invoice-card/contracts'
import { randomUUID } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { DataExportsTable, Db } from '../../platform/database/public.ts'

export type DataExportRow = Selectable<DataExportsTable>

/** How often an export is begun before it counts as failed. */
export const maxAttempts = 3
/** A worker that was not heard of for so long is gone: less than the queue takes to give its job to another. */
const workerGoneMs = 6_000
/** How often a worker is heard of. */
export const seenEveryMs = workerGoneMs / 3
/** An export that nobody has begun or gone on with for so long has lost its job. */
const staleMs = 5 * 60_000

/** Until the second attempt; it doubles with each. */
export const retryDelaySeconds = 30

const pendingStatuses = ['waiting', 'making'] as const satisfies DataExport['status'][]

interface ExportOwner {
  readonly company_id: number
  readonly user_id: number
}

/** The newest that a user asked for: every earlier one has given way to it. */
export const findNewest = (db: Db, { company_id, user_id }: ExportOwner): Promise<DataExportRow | undefined> =>
  db
    .selectFrom('data_exports')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('requested_by', '=', user_id)
    .orderBy('requested_at', 'desc')
    .orderBy(sql`status = 'expired'`)
    .limit(1)
    .executeTakeFirst()

export const findExport = (db: Db, id: string): Promise<DataExportRow | undefined> =>
  db.selectFrom('data_exports').selectAll().where('id', '=', id).executeTakeFirst()

/** A new one, or undefined where one is being made: two that ask at once are one. */
export const insertExport = (
  db: Db,
  { company_id, user_id }: ExportOwner,
  now: Date,
): Promise<DataExportRow | undefined> =>
  db
    .insertInto('data_exports')
    .values({ id: randomUUID(), company_id, requested_by: user_id, requested_at: now, seen_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

interface Given {
  readonly user_id: number
  readonly except: string
}

/** Those of the company end with it; with `given`, earlier ones of one user give way to a new one. */
export const endExportsOf = (db: Db, companyId: number, now: Date, given?: Given) =>
  db
    .updateTable('data_exports')
    .set({ status: 'expired', expires_at: now })
    .where('company_id', '=', companyId)
    .where('status', 'in', [...pendingStatuses, 'ready', 'failed'])
    .$if(given !== undefined, query =>
      query.where('requested_by', '=', given?.user_id ?? 0).where('id', '!=', given?.except ?? ''),
    )
    .execute()

/** Takes an export to be made, as a waiting one or one whose worker is gone; undefined where there is nothing to do. */
export const claimExport = (db: Db, id: string, now: Date): Promise<DataExportRow | undefined> =>
  db
    .updateTable('data_exports')
    .set(({ eb }) => ({
      status: 'making',
      attempts: eb('attempts', '+', 1),
      files_done: 0,
      files_total: null,
      seen_at: now,
      next_attempt_at: null,
    }))
    .where('id', '=', id)
    .where('attempts', '<', maxAttempts)
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'waiting'), or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)])]),
        and([eb('status', '=', 'making'), eb('seen_at', '<', new Date(now.getTime() - workerGoneMs))]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

type Claim = Pick<DataExportRow, 'id' | 'attempts'>
type Progress = Partial<Pick<DataExportRow, 'files_done' | 'files_total'>>

const claimed = (db: Db, { id, attempts }: Claim) =>
  db.updateTable('data_exports').where('id', '=', id).where('attempts', '=', attempts).where('status', '=', 'making')

/** False where the export is another worker's by now, or has ended. */
export async function saveProgress(db: Db, claim: Claim, progress: Progress, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim)
    .set({ ...progress, seen_at: now })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface Made {
  readonly size_bytes: number
  readonly files_done: number
  readonly files_total: number
  readonly ready_at: Date
  readonly expires_at: Date
}

export async function saveReady(db: Db, claim: Claim, made: Made): Promise<boolean> {
  const { numUpdatedRows } = await claimed(db, claim)
    .set({ status: 'ready', ...made })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lets another worker begin with as many attempts as this one had. */
export const releaseClaim = (db: Db, claim: Claim) =>
  claimed(db, claim)
    .set(({ eb }) => ({ status: 'waiting', attempts: eb('attempts', '-', 1) }))
    .execute()

/**
 * Lets another attempt begin after a while, whichever job asks for it; false where this was the last, which ends it.
 * The while is half of what the queue waits at least, so that the failed job itself never comes too early.
 */
export async function saveFailure(db: Db, claim: Claim, now: Date): Promise<boolean> {
  const isLast = claim.attempts >= maxAttempts
  const delayMs = (retryDelaySeconds / 2) * 2 ** (claim.attempts - 1) * 1_000
  await claimed(db, claim)
    .set(isLast ? { status: 'failed' } : { status: 'waiting', next_attempt_at: new Date(now.getTime() + delayMs) })
    .execute()
  return !isLast
}

/** Exports that nobody makes: their worker is gone, or their job was lost. */
export const listAbandoned = (db: Db, now: Date) =>
  db
    .selectFrom('data_exports')
    .select(['id', 'attempts', 'company_id', 'requested_by'])
    .where('status', 'in', pendingStatuses)
    .where('seen_at', '<', new Date(now.getTime() - staleMs))
    .orderBy('requested_at')
    .limit(100)
    .execute()

/** A worker was asked for it once more: not again before it had its time. */
export const delayNextAttempt = (db: Db, id: string, now: Date) =>
  db.updateTable('data_exports').set({ seen_at: now }).where('id', '=', id).where('status', '=', 'waiting').execute()

/** Ends one that was begun often enough; false where somebody is at it again. */
export async function failExport(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', 'in', pendingStatuses)
    .where('attempts', '>=', maxAttempts)
    .where('seen_at', '<', new Date(now.getTime() - staleMs))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Exports whose file has to go: their time is over, or another took their place. */
export const listRemovable = (db: Db, now: Date) =>
  db
    .selectFrom('data_exports')
    .select('id')
    .where('removed_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([eb('status', '=', 'expired'), and([eb('status', '=', 'ready'), eb('expires_at', '<=', now)])]),
    )
    .orderBy('requested_at')
    .limit(100)
    .execute()

export const markRemoved = (db: Db, id: string, now: Date) =>
  db.updateTable('data_exports').set({ status: 'expired', removed_at: now }).where('id', '=', id).execute()
