import { type Insertable, sql } from 'kysely'
import type { Db, FreezeKind, FreezesTable } from '../database/public.ts'

/** What a freeze is about. */
export interface FreezeSubject {
  readonly kind: FreezeKind
  readonly subject_id: number
  /** The company itself, or the one whose user, supplier or card it is. */
  readonly company_id: number
}

/** Whether the company of a row of `users` is frozen. */
export const companyFrozen = sql<boolean>`exists (
  select from freezes where freezes.company_id = users.company_id and freezes.kind = 'company'
  and freezes.subject_id = users.company_id and freezes.lifted_at is null)`

/** Whether the user of a row of `users` is frozen. */
export const userFrozen = sql<boolean>`exists (
  select from freezes where freezes.company_id = users.company_id and freezes.kind = 'user'
  and freezes.subject_id = users.id and freezes.lifted_at is null)`

const inForce = (db: Db, { kind, subject_id, company_id }: FreezeSubject) =>
  db
    .selectFrom('freezes')
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('lifted_at', 'is', null)

export const isFrozen = async (db: Db, subject: FreezeSubject): Promise<boolean> =>
  (await inForce(db, subject).select('id').executeTakeFirst()) !== undefined

/** Whether a company is frozen; one that is null is none. */
export const isCompanyFrozen = async (db: Db, id: number | null): Promise<boolean> =>
  id !== null && isFrozen(db, { kind: 'company', subject_id: id, company_id: id })

/** What is frozen of companies now: few, as a rule nothing. */
export interface Frozen {
  readonly has: (kind: FreezeKind, id: number | null) => boolean
  readonly idsOf: (kind: FreezeKind) => readonly number[]
}

/** What is frozen of one or several companies, the companies themselves included. */
export async function findFrozen(db: Db, companyIds: readonly number[]): Promise<Frozen> {
  const rows = await db
    .selectFrom('freezes')
    .select(['kind', 'subject_id'])
    .where('company_id', 'in', companyIds)
    .where('lifted_at', 'is', null)
    .execute()
  const idsOf = (kind: FreezeKind) => rows.filter(row => row.kind === kind).map(({ subject_id }) => subject_id)
  return { idsOf, has: (kind, id) => id !== null && idsOf(kind).includes(id) }
}

/** The id of the new freeze; undefined where its subject is frozen already. */
export const insertFreeze = async (db: Db, freeze: Insertable<FreezesTable>): Promise<number | undefined> =>
  (
    await db
      .insertInto('freezes')
      .values(freeze)
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** What a subject is frozen by, or undefined where it is not. */
export const findFreeze = (db: Db, subject: FreezeSubject) =>
  inForce(db, subject).select(['id', 'reason', 'frozen_by', 'frozen_at']).executeTakeFirst()

interface Lift {
  readonly lift_reason: string
  readonly lifted_by: string
  readonly lifted_at: Date
}

/** Ends a freeze; undefined where none is in force. */
export const liftFreeze = (db: Db, { kind, subject_id, company_id }: FreezeSubject, lift: Lift) =>
  db
    .updateTable('freezes')
    .set(lift)
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('lifted_at', 'is', null)
    .returning(['id', 'reason', 'frozen_by', 'frozen_at'])
    .executeTakeFirst()

/** All freezes in force, newest first. */
export const listFreezes = (db: Db, { after, limit }: { readonly after: number | undefined; readonly limit: number }) =>
  db
    .selectFrom('freezes')
    .innerJoin('companies', 'companies.id', 'freezes.company_id')
    .select([
      'freezes.id',
      'kind',
      'subject_id',
      'company_id',
      'companies.name as company_name',
      'reason',
      'frozen_by',
      'frozen_at',
    ])
    .where('lifted_at', 'is', null)
    .$if(after !== undefined, query => query.where('freezes.id', '<', after ?? 0))
    .orderBy('freezes.id', 'desc')
    .limit(limit)
    .execute()
