import { randomInt } from 'node:crypto'
import type { ExaminerRole } from '@invoice-card/contracts/backoffice'
import { hashPassword } from '../../identity/sessions/public.ts'
import type { Examiner } from '../../platform/audit/public.ts'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { recordExaminerAction, subjectOf } from './record.ts'
import { refusePermission, refuseUnvouched } from './refuse.ts'
import { endSessionsOf } from './session-store.ts'
import { type ExaminerRow, findExaminer, getExaminer, insertExaminer, lockExaminers, updateExaminer } from './store.ts'
import { isVouchedFor } from './vouching.ts'

const initialMs = 72 * 3_600_000
// Without letters and digits that look alike on paper.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 99 bits for somebody to type once. */
const makeInitialPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  )

export interface NewExaminer {
  readonly login: string
  readonly display_name: string
  readonly roles: readonly ExaminerRole[]
}

/** What starts a first sign-in: a password that only opens the setting of an own one. */
async function makeInitial(now: Date) {
  const initial_password = makeInitialPassword()
  const password_hash = await hashPassword(initial_password)
  return { initial_password, initial: { password_hash, initial_until: new Date(now.getTime() + initialMs) } }
}

/** A new account, in the caller's transaction where accounts are locked. @param by null for one made on the database */
export async function addExaminer(db: Db, now: Date, by: Examiner | null, { login, display_name, roles }: NewExaminer) {
  const { initial_password, initial } = await makeInitial(now)
  const row = await insertExaminer(db, {
    login,
    display_name,
    roles: [...roles],
    ...initial,
    created_by_id: by?.id ?? null,
    created_at: now,
  })
  await recordExaminerAction(db, {
    at: now,
    by: by ?? row,
    action: 'examiner.created',
    subject: subjectOf(login),
    detail: { display_name, roles },
  })
  return { row, initial_password, initial_until: initial.initial_until.toISOString() }
}

/** Runs a change of accounts alone, by an examiner who is still allowed to make it. */
export const asAdmin = <T>({ db, now }: Services, by: Examiner, work: (db: Db, now: Date) => Promise<T>): Promise<T> =>
  inTransaction(db, async trx => {
    await lockExaminers(trx)
    const row = await getExaminer(trx, by.id)
    if (row.disabled_at !== null || !row.roles.includes('admin')) refusePermission('examiners:manage')
    if (!isVouchedFor(row)) refuseUnvouched()
    return work(trx, now())
  })

type Refuse = (code: 'examiner_not_found' | 'own_account') => never

/** Another account than the caller's: an admin neither raises nor locks out themselves, so one admin always stays. */
export async function otherAccount(db: Db, by: Examiner, login: string, refuse: Refuse): Promise<ExaminerRow> {
  const row = (await findExaminer(db, login.toLowerCase())) ?? refuse('examiner_not_found')
  return row.id === by.id ? refuse('own_account') : row
}

interface Change {
  readonly by: Examiner
  readonly now: Date
}

export async function changeRoles(db: Db, row: ExaminerRow, roles: readonly ExaminerRole[], { by, now }: Change) {
  const changed = await updateExaminer(db, row.id, { roles: [...new Set(roles)] })
  const detail = { from: row.roles, to: changed.roles }
  await recordExaminerAction(db, {
    at: now,
    by,
    action: 'examiner.roles_changed',
    subject: subjectOf(row.login),
    detail,
  })
  return changed
}

export async function disable(db: Db, row: ExaminerRow, { by, now }: Change): Promise<ExaminerRow> {
  const disabled = await updateExaminer(db, row.id, { disabled_at: row.disabled_at ?? now })
  await endSessionsOf(db, row.id, now)
  await recordExaminerAction(db, { at: now, by, action: 'examiner.disabled', subject: subjectOf(row.login) })
  return disabled
}

/** Confirms that an account is its person's, as nobody can who had its initial password. */
export async function vouchFor(
  db: Db,
  row: ExaminerRow,
  { by, now }: Change,
  refuse: (code: 'examiner_not_enrolled' | 'other_admin_required') => never,
): Promise<ExaminerRow> {
  if (row.initial_until !== null) return refuse('examiner_not_enrolled')
  if (row.created_by_id === by.id || row.reset_by_id === by.id) return refuse('other_admin_required')
  if (isVouchedFor(row)) return row
  const vouched = await updateExaminer(db, row.id, { vouched_by_id: by.id })
  await recordExaminerAction(db, { at: now, by, action: 'examiner.vouched_for', subject: subjectOf(row.login) })
  return vouched
}

/** Password and second factor are void, and a first sign-in sets new ones. */
export async function resetAccount(db: Db, row: ExaminerRow, { by, now }: Change) {
  const { initial_password, initial } = await makeInitial(now)
  const unvouched = { reset_by_id: by.id, vouched_by_id: null, in_use_before_vouching: false }
  const reset = await updateExaminer(db, row.id, { ...initial, ...unvouched, totp_secret: null, disabled_at: null })
  await endSessionsOf(db, row.id, now)
  await recordExaminerAction(db, { at: now, by, action: 'examiner.reset', subject: subjectOf(row.login) })
  return { row: reset, initial_password, initial_until: initial.initial_until.toISOString() }
}
