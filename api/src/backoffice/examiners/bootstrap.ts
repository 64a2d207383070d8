import { inTransaction } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { addExaminer, type NewExaminer } from './accounts.ts'
import { listExaminers, lockExaminers } from './store.ts'
import { isVouchedFor } from './vouching.ts'

// One makes accounts, the other vouches for them.
const neededAdmins = 2

/**
 * Makes an admin whom nobody has to vouch for, for who has the database in hand; null once there are two admins whose
 * accounts are known to be theirs. One who did not sign in in time is none: nobody may be left to reset the account.
 */
export const createFirstAdmin = ({ db, now }: Services, examiner: Omit<NewExaminer, 'roles'>) =>
  inTransaction(db, async trx => {
    await lockExaminers(trx)
    const at = now()
    const admins = (await listExaminers(trx)).filter(
      row =>
        row.disabled_at === null &&
        row.roles.includes('admin') &&
        isVouchedFor(row) &&
        (row.initial_until === null || row.initial_until > at),
    )
    if (admins.length >= neededAdmins) return null
    return addExaminer(trx, at, null, { ...examiner, roles: ['admin'] })
  })
