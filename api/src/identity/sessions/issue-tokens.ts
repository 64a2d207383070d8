import type { Tokens } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { insertRefreshToken } from './store.ts'
import { findUser } from '../user-rows/public.ts'
import { signAccessToken, signIdToken, type TokenClaims } from './tokens.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'

const refreshTokenDays = 14

/** The three tokens of one generation of a session. The refresh token is stored as a hash only. */
export async function issueTokens(
  db: Db,
  services: Pick<Services, 'config' | 'now'>,
  claims: TokenClaims,
  userId: number,
): Promise<Tokens> {
  const user = await findUser(db, userId)
  const now = services.now()
  const refresh_token = randomToken()
  await insertRefreshToken(db, {
    token_hash: hashToken(refresh_token),
    session_id: claims.sessionId,
    generation: claims.generation,
    created_at: now,
    expires_at: new Date(now.getTime() + refreshTokenDays * 86_400_000),
  })
  const [access_token, id_token] = await Promise.all([
    signAccessToken(services, claims),
    signIdToken(services, claims, { user_id: user.id, email_address: user.email_address }),
  ])
  return { access_token, id_token, refresh_token }
}
