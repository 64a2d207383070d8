import { inTransaction } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { addExaminer, type NewExaminer } from './accounts.ts'
import { listExaminers, lockExaminers } from './store.ts'
import { isVouchedFor } from './vouching.ts'

// One makes accounts, the other vouches for them.
const neededAdmins = 2

/**
 * Makes an admin whom nobody has to vouch for, for who has the database in hand; null once there are two admins whose
 * accounts are known to be theirs.
 */
export const createFirstAdmin = ({ db, now }: Services, examiner: Omit<NewExaminer, 'roles'>) =>
  inTransaction(db, async trx => {
    await lockExaminers(trx)
    const admins = (await listExaminers(trx)).filter(
      row => row.disabled_at === null && row.roles.includes('admin') && isVouchedFor(row),
    )
    if (admins.length >= neededAdmins) return null
    return addExaminer(trx, now(), null, { ...examiner, roles: ['admin'] })
  })
