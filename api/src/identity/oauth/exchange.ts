import { createHash } from 'node:crypto'
import { type Db, inTransaction } from '../../platform/database/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { hashToken, randomToken, isSameText } from '../../platform/crypto/public.ts'
import { beginGeneration, endCode, endGrant, insertGrant, insertTokens, lockCode, lockToken } from './grant-store.ts'

const accessSeconds = 15 * 60
const grantDays = 90
/** For how long a refresh token that was already exchanged may come again because the answer got lost. */
const lostAnswerSeconds = 60

type ExchangeContext = Pick<Services, 'db' | 'now'>
interface Issued {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
  readonly refresh_token: string
  readonly scope: string
}

interface CodeExchange {
  readonly clientId: string
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
}

/**
 * A code for tokens, once. A wrong try uses it up; coming again after its exchange it ends what it gave (RFC 6749,
 * 4.1.2). Null is `invalid_grant`.
 */
export const exchangeCode = (
  { db: pool, now }: ExchangeContext,
  { clientId, code, redirectUri, verifier }: CodeExchange,
): Promise<Issued | null> =>
  inTransaction(pool, async db => {
    const at = now()
    const hash = hashToken(code)
    const row = await lockCode(db, hash, clientId)
    if (!row) return null
    if (row.grant_id !== null) {
      await endGrant(db, row.grant_id, 'code_reused', at)
      return null
    }
    if (row.ended_at !== null || row.expires_at <= at) return null
    if (row.redirect_uri !== redirectUri || !isSameText(challengeOf(verifier), row.code_challenge)) {
      await endCode(db, hash, at)
      return null
    }
    const expires_at = new Date(at.getTime() + grantDays * 86_400_000)
    const grantId = await insertGrant(db, hash, {
      client_id: clientId,
      user_id: row.user_id,
      scopes: row.scopes,
      created_at: at,
      expires_at,
    })
    return issue(db, { grantId, generation: 1, scopes: row.scopes, grantExpiresAt: expires_at }, at)
  })

/**
 * A refresh token for the next pair, once; one that comes again ends the grant, for then two parties hold it (RFC 9700,
 * 4.14.2).
 */
export const refreshGrant = (
  { db: pool, now }: ExchangeContext,
  clientId: string,
  refreshToken: string,
): Promise<Issued | null> =>
  inTransaction(pool, async db => {
    const at = now()
    const token = await lockToken(db, hashToken(refreshToken), clientId)
    if (!token || token.kind !== 'refresh' || token.revoked_at !== null || token.expires_at <= at) return null
    const grant = { grantId: token.grant_id, scopes: token.scopes, grantExpiresAt: token.grant_expires_at }
    if (token.used_at === null)
      return issue(db, { ...grant, generation: await beginGeneration(db, token.grant_id, at) }, at)
    if (isAnswerLost(token, token.used_at, at)) return issue(db, { ...grant, generation: token.newest_generation }, at)
    await endGrant(db, token.grant_id, 'refresh_token_reused', at)
    return null
  })

type LockedToken = NonNullable<Awaited<ReturnType<typeof lockToken>>>

// As for a session: the answer is lost while nobody has shown a token of the newest generation.
const isAnswerLost = (
  { generation, newest_generation, confirmed_generation }: LockedToken,
  usedAt: Date,
  now: Date,
): boolean =>
  generation === newest_generation - 1 &&
  confirmed_generation < newest_generation &&
  now.getTime() - usedAt.getTime() <= lostAnswerSeconds * 1000

/** Ends the grant of either of its tokens (RFC 7009); an unknown one needs nothing. */
export const revokeToken = ({ db: pool, now }: ExchangeContext, clientId: string, value: string): Promise<void> =>
  inTransaction(pool, async db => {
    const token = await lockToken(db, hashToken(value), clientId)
    if (token) await endGrant(db, token.grant_id, 'revoked_by_client', now())
  })

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

interface Issuing {
  readonly grantId: string
  readonly generation: number
  readonly scopes: readonly string[]
  readonly grantExpiresAt: Date
}

async function issue(db: Db, { grantId, generation, scopes, grantExpiresAt }: Issuing, now: Date): Promise<Issued> {
  const [access_token, refresh_token] = [randomToken(), randomToken()]
  await insertTokens(db, [
    {
      token_hash: hashToken(access_token),
      grant_id: grantId,
      generation,
      kind: 'access',
      expires_at: new Date(now.getTime() + accessSeconds * 1000),
    },
    {
      token_hash: hashToken(refresh_token),
      grant_id: grantId,
      generation,
      kind: 'refresh',
      expires_at: grantExpiresAt,
    },
  ])
  return { access_token, token_type: 'Bearer', expires_in: accessSeconds, refresh_token, scope: scopes.join(' ') }
}
