import type { Generated, GeneratedAlways } from 'kysely'

/** Accounts of the back office. */
export interface ExaminersTable {
  id: GeneratedAlways<number>
  login: string
  display_name: string
  password_hash: string
  /** Until then the password is the initial one; null once password and second factor are set. */
  initial_until: Date | null
  /** Sealed with `BACKOFFICE_SECRET`. */
  totp_secret: Generated<string | null>
  totp_last_step: Generated<number>
  roles: string[]
  disabled_at: Generated<Date | null>
  /** Null where it was made on the database. */
  created_by_id: number | null
  reset_by_id: Generated<number | null>
  /** Who has seen that the account is its person's. */
  vouched_by_id: Generated<number | null>
  /** It had signed in before accounts were vouched for, and was not reset since. */
  in_use_before_vouching: Generated<boolean>
  created_at: Date
}

export interface ExaminerSessionsTable {
  token_hash: string
  examiner_id: number
  kind: 'enrolment' | 'session'
  /** Of an enrolment: the second factor that is being set, sealed. */
  totp_secret: Generated<string | null>
  address: string
  created_at: Date
  expires_at: Date
  ended_at: Generated<Date | null>
}

/** Examiners and what they are signed in with. */
export interface ExaminersTables {
  examiners: ExaminersTable
  examiner_sessions: ExaminerSessionsTable
}
