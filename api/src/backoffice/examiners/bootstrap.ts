import { inTransaction } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { addExaminer, type NewExaminer } from './accounts.ts'
import { isAnyExaminer, lockExaminers } from './store.ts'

/** Makes the first admin, for who has the database in hand; null once there is any account that somebody can use. */
export const createFirstAdmin = ({ db, now }: Services, examiner: Omit<NewExaminer, 'roles'>) =>
  inTransaction(db, async trx => {
    await lockExaminers(trx)
    if (await isAnyExaminer(trx)) return null
    return addExaminer(trx, now(), null, { ...examiner, roles: ['admin'] })
  })
