import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { deleteBrowsersOf } from '../known-browsers/public.ts'
import { lockUser } from '../user-rows/public.ts'
import { endAccess } from './end-access.ts'
import { passwordChangedNotice } from './messages.ts'
import { setPassword } from './store.ts'

interface Change {
  readonly userId: number
  readonly passwordHash: string
  /** The session that changes it and goes on; null where nobody is signed in. */
  readonly sessionId: string | null
  /** Hash of the browser that stays known; null for none. */
  readonly browserHash: string | null
  readonly reason: 'password_changed' | 'password_reset'
  readonly now: Date
}

/** Sets a password and ends whatever is open by the old one. In the caller's transaction. */
export async function replacePassword(
  db: Db,
  { userId, passwordHash, sessionId, browserHash, reason, now }: Change,
): Promise<void> {
  const { company_id } = await lockUser(db, userId)
  await setPassword(db, userId, passwordHash)
  await deleteBrowsersOf(db, userId, browserHash)
  const programs = await endAccess(db, userId, { except: sessionId, reason }, now)
  await appendAudit(db, {
    chain: auditChainOf(company_id),
    at: now,
    actor: `user:${userId}`,
    action: `user.${reason}`,
    subject: `user:${userId}`,
    detail: {},
  })
  await notify(db, { company_id, user_id: userId, now, ...passwordChangedNotice(programs) })
}
