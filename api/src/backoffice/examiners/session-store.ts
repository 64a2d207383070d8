import type { ExaminerRole } from '@invoice-card/contracts/backoffice'
import type { Insertable } from 'kysely'
import type { Db, ExaminerSessionsTable } from '../../platform/database/public.ts'

export const insertSession = (db: Db, session: Insertable<ExaminerSessionsTable>) =>
  db.insertInto('examiner_sessions').values(session).execute()

/** The live session of a token, with its account as it is now. */
export const findSession = (db: Db, token_hash: string, now: Date) =>
  db
    .selectFrom('examiner_sessions')
    .innerJoin('examiners', 'examiners.id', 'examiner_id')
    .select(['examiners.id', 'login', 'display_name', 'roles', 'token_hash', 'expires_at'])
    .select(['created_by_id', 'reset_by_id', 'vouched_by_id', 'in_use_before_vouching'])
    .$narrowType<{ roles: ExaminerRole[] }>()
    .where('token_hash', '=', token_hash)
    .where('kind', '=', 'session')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .where('initial_until', 'is', null)
    .executeTakeFirst()

/** The live enrolment of a token, with the second factor that it is about. */
export const findEnrolment = (db: Db, token_hash: string, now: Date) =>
  db
    .selectFrom('examiner_sessions')
    .innerJoin('examiners', 'examiners.id', 'examiner_id')
    .select(['examiners.id', 'login', 'examiner_sessions.totp_secret'])
    .where('token_hash', '=', token_hash)
    .where('kind', '=', 'enrolment')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('initial_until', '>', now)
    .executeTakeFirst()

export const endSession = (db: Db, token_hash: string, now: Date) =>
  db
    .updateTable('examiner_sessions')
    .set({ ended_at: now })
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .execute()

/** Ends whatever an examiner is signed in with, but the session that is named. */
export const endSessionsOf = (db: Db, examiner_id: number, now: Date, exceptTokenHash = '') =>
  db
    .updateTable('examiner_sessions')
    .set({ ended_at: now })
    .where('examiner_id', '=', examiner_id)
    .where('ended_at', 'is', null)
    .where('token_hash', '<>', exceptTokenHash)
    .execute()
