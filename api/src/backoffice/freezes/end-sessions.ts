import { appendAudit, auditChainOf, type Examiner, examinerActor } from '../../platform/audit/public.ts'
import { inTransaction } from '../../platform/database/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { revokeSessionsOf } from '../../identity/sessions/public.ts'
import { lockUser } from '../../identity/user-rows/public.ts'
import { sessionsEndedNotice } from './messages.ts'
import { findSubject } from './subjects-store.ts'

/** Signs a user out on every device, who may sign in again at once. How many there were. */
export const endSessions = (
  { db: pool, now }: Services,
  { userId, reason }: { readonly userId: number; readonly reason: string | null },
  actor: Examiner,
): Promise<number | 'user_not_found'> =>
  inTransaction(pool, async db => {
    const user = await findSubject(db, 'user', userId)
    if (!user) return 'user_not_found'
    const at = now()
    await lockUser(db, userId)
    const count = await revokeSessionsOf(db, userId, { except: null, reason: 'ended_by_examiner' }, at)
    if (count === 0) return 0
    const { company_id } = user
    await appendAudit(db, {
      chain: auditChainOf(company_id),
      at,
      actor: examinerActor(actor),
      action: 'user.sessions_ended',
      subject: `user:${userId}`,
      detail: { count, reason },
    })
    await notify(db, { company_id, user_id: userId, now: at, ...sessionsEndedNotice })
    return count
  })
