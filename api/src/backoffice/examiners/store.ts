import type { ExaminerRole } from '@invoice-card/contracts/backoffice'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, ExaminersTable } from '../../platform/database/public.ts'

export type ExaminerRow = Omit<Selectable<ExaminersTable>, 'roles'> & { readonly roles: ExaminerRole[] }

const rows = (db: Db) =>
  db
    .selectFrom('examiners')
    .selectAll()
    // Roles are written by this room alone.
    .$narrowType<{ roles: ExaminerRole[] }>()

export const findExaminer = (db: Db, login: string): Promise<ExaminerRow | undefined> =>
  rows(db).where('login', '=', login).executeTakeFirst()

export const getExaminer = (db: Db, id: number): Promise<ExaminerRow> =>
  rows(db).where('id', '=', id).executeTakeFirstOrThrow()

export const listExaminers = (db: Db): Promise<ExaminerRow[]> => rows(db).orderBy('login').execute()

/** One change of accounts at a time, so that two admins do not end each other. In a transaction. */
export const lockExaminers = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('examiners'))`.execute(db)

export const insertExaminer = (db: Db, examiner: Insertable<ExaminersTable>): Promise<ExaminerRow> =>
  db
    .insertInto('examiners')
    .values(examiner)
    .returningAll()
    .$narrowType<{ roles: ExaminerRole[] }>()
    .executeTakeFirstOrThrow()

type Changes = Partial<
  Pick<
    ExaminerRow,
    | 'roles'
    | 'disabled_at'
    | 'password_hash'
    | 'initial_until'
    | 'totp_secret'
    | 'totp_last_step'
    | 'reset_by_id'
    | 'vouched_by_id'
    | 'in_use_before_vouching'
  >
>

export const updateExaminer = (db: Db, id: number, changes: Changes): Promise<ExaminerRow> =>
  db
    .updateTable('examiners')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .$narrowType<{ roles: ExaminerRole[] }>()
    .executeTakeFirstOrThrow()

export interface ProvenCode {
  /** The period of the code. */
  readonly step: number
  /** The second factor, sealed again with the current key: an old one is needed until the next sign-in alone. */
  readonly totp_secret: string
}

/** Uses a code up; false where it was used before, or the account changed while its password was compared. */
export async function claimTotpStep(
  db: Db,
  { id, password_hash }: Pick<ExaminerRow, 'id' | 'password_hash'>,
  { step, totp_secret }: ProvenCode,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('examiners')
    .set({ totp_last_step: step, totp_secret })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .where('initial_until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets an own password and second factor for the initial ones; undefined where that was done, or undone, meanwhile. */
export const enrolExaminer = (
  db: Db,
  id: number,
  own: Pick<ExaminerRow, 'password_hash' | 'totp_secret' | 'totp_last_step'>,
): Promise<ExaminerRow | undefined> =>
  db
    .updateTable('examiners')
    .set({ ...own, initial_until: null })
    .where('id', '=', id)
    .where('initial_until', 'is not', null)
    .where('disabled_at', 'is', null)
    .returningAll()
    .$narrowType<{ roles: ExaminerRole[] }>()
    .executeTakeFirst()
