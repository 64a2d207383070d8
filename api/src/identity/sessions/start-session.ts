import type { Tokens } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { issueTokens } from './issue-tokens.ts'
import { noticeNewDevice } from './new-device.ts'
import { insertSession } from './store.ts'

/**
 * Signs a user in on a device, once all factors are proven.
 * @param browserHash of the browser whose session it is; null where none can store a cookie
 */
export async function startSession(
  db: Db,
  services: Pick<Services, 'config' | 'now'>,
  userId: number,
  userAgent: string,
  browserHash: string | null = null,
): Promise<Tokens> {
  const now = services.now()
  const sessionId = await insertSession(db, { userId, userAgent, browserHash }, now)
  await noticeNewDevice(db, { userId, sessionId, userAgent }, now)
  return issueTokens(db, services, { sessionId, generation: 1 }, userId)
}
