import type { Tokens } from '@invoice-card/contracts'
import { inTransaction } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { issueTokens } from './issue-tokens.ts'
import { detailsOfEnd, lockSessionOfToken, revokeSession, setGeneration } from './store.ts'
import { hashToken } from '../../platform/crypto/public.ts'

/** For how long a token that was already exchanged may come again because the answer got lost. */
const lostAnswerSeconds = 60

type LockedSession = NonNullable<Awaited<ReturnType<typeof lockSessionOfToken>>>

/**
 * Exchanges a refresh token. Each generation of a session is exchanged once; an older token that comes again ends the
 * session, for then two parties hold tokens (RFC 9700, 4.14.2), and so does any that comes from another browser. A
 * token that is worth nothing is refused; to the browser of its session with the reason, where `detailsOfEnd` has one.
 */
export const refreshSession = (
  services: Services,
  refreshToken: string,
  browserHash: string | null,
): Promise<Tokens | { readonly refused: ReturnType<typeof detailsOfEnd> }> =>
  inTransaction(services.db, async db => {
    const now = services.now()
    const session = await lockSessionOfToken(db, hashToken(refreshToken))
    if (!session) return { refused: {} }
    const isFromElsewhere = isElsewhere(session, browserHash)
    if (session.revoked_at) return { refused: isFromElsewhere ? {} : detailsOfEnd(session.revoked_reason) }
    if (session.expires_at <= now || session.token_expires_at <= now) return { refused: {} }
    if (isFromElsewhere) {
      await revokeSession(db, session.id, 'refresh_token_elsewhere', now)
      return { refused: {} }
    }
    if (isNewest(session)) {
      const generation = session.newest_generation + 1
      await setGeneration(db, session.id, generation, now)
      return issueTokens(db, services, { sessionId: session.id, generation }, session.user_id)
    }
    if (isAnswerLost(session, now))
      return issueTokens(
        db,
        services,
        { sessionId: session.id, generation: session.newest_generation },
        session.user_id,
      )
    await revokeSession(db, session.id, 'refresh_token_reused', now)
    return { refused: {} }
  })

// A copy of local storage lacks the cookie, which no script reads (decision 0133).
const isElsewhere = ({ browser_hash }: LockedSession, browserHash: string | null): boolean =>
  browser_hash !== null && browser_hash !== browserHash

const isNewest = ({ generation, newest_generation }: LockedSession): boolean => generation === newest_generation

// The answer is lost while nobody has shown a token of the newest generation: then its rightful owner may ask again.
const isAnswerLost = (
  { generation, newest_generation, confirmed_generation, rotated_at }: LockedSession,
  now: Date,
): boolean =>
  generation === newest_generation - 1 &&
  confirmed_generation < newest_generation &&
  now.getTime() - rotated_at.getTime() <= lostAnswerSeconds * 1000
