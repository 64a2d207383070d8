import { endChallengesOf } from '../codes/public.ts'
import type { Db } from '../../platform/database/public.ts'
import { endGrantsOf, listIntegrations } from '../oauth/public.ts'
import { revokeSessionsOf } from '../sessions/public.ts'
import { endResetsOf } from './store.ts'

interface Ending {
  /** The session that goes on; null where nobody is signed in. */
  readonly except: string | null
  readonly reason: Parameters<typeof revokeSessionsOf>[2]['reason']
}

/**
 * Ends what a user, or somebody in its place, has open: pending sign-ins and changes, links in mails, clients that act
 * for it, other sessions. The user is locked. Gives the names of the programs whose access ended.
 */
export async function endAccess(db: Db, userId: number, ending: Ending, now: Date): Promise<string[]> {
  const programs = await listIntegrations(db, userId, now)
  await endChallengesOf(db, userId, now)
  await endResetsOf(db, userId, now)
  const { reason } = ending
  const isOver = reason === 'account_closed' || reason === 'user_frozen'
  await endGrantsOf(db, { userId }, isOver ? reason : 'credentials_changed', now)
  await revokeSessionsOf(db, userId, ending, now)
  return programs.map(({ name }) => name)
}
