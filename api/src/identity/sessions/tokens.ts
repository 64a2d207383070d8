import type { SecretKeys } from '@invoice-card/settings'
import { jwtVerify, SignJWT } from 'jose'
import type { Services } from '../../platform/services/public.ts'

const accessTokenMinutes = 10
const issuer = 'invoice-card'

/** What the two signed tokens say about the session they were issued for. */
export interface TokenClaims {
  readonly sessionId: string
  /** Which refresh of the session issued the token. */
  readonly generation: number
}

type Keys = Pick<Services, 'config' | 'now'>
type Use = 'access' | 'id'

const sign = (
  { config, now }: Keys,
  use: Use,
  { sessionId, generation }: TokenClaims,
  claims: Record<string, unknown> = {},
): Promise<string> => {
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new SignJWT({ ...claims, sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: 'HS256', typ: `${use}+jwt` })
    .setIssuer(issuer)
    .setAudience(use)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenMinutes * 60)
    .sign(keyOf(config.accessTokenSecrets[0]))
}

export const signAccessToken = (keys: Keys, claims: TokenClaims): Promise<string> => sign(keys, 'access', claims)

/** Says who is signed in; by itself it opens nothing. */
export const signIdToken = (
  keys: Keys,
  claims: TokenClaims,
  user: { readonly user_id: number; readonly email_address: string },
): Promise<string> => sign(keys, 'id', claims, { sub: String(user.user_id), email: user.email_address })

/** The claims of an access token of ours, or null. An expired one is separate: it may be refreshed. */
export async function verifyAccessToken(
  keys: Keys,
  token: string,
): Promise<(TokenClaims & { readonly isExpired: boolean }) | null> {
  const claims = await verify(keys, 'access', token)
  return claims && { ...claims, isExpired: claims.expiresAt <= keys.now().getTime() / 1000 }
}

/** The claims of an id token of ours, or null. Its expiry does not matter: the access token decides. */
export const verifyIdToken = (keys: Keys, token: string): Promise<TokenClaims | null> => verify(keys, 'id', token)

type Verified = TokenClaims & { readonly expiresAt: number }

/** Most tokens of each use whose signature is remembered, for the keys that a process has. */
const maxRemembered = 5_000
const remembered = new WeakMap<SecretKeys, Record<Use, Map<string, Verified>>>()

/**
 * A token never changes, so it is taken apart once: several calls of a page bring the same two. Whether it is expired
 * and its session lives is asked on every call; tokens that are not ours are not remembered.
 */
async function verify({ config }: Keys, use: Use, token: string): Promise<Verified | null> {
  const tokens = rememberedOf(config.accessTokenSecrets)[use]
  const known = tokens.get(token)
  if (known) return known
  const verified = await verifyByAny(config.accessTokenSecrets, use, token)
  if (!verified) return null
  // The first of a map is the one that was added first.
  if (tokens.size >= maxRemembered) tokens.delete(tokens.keys().next().value ?? '')
  tokens.set(token, verified)
  return verified
}

function rememberedOf(secrets: SecretKeys): Record<Use, Map<string, Verified>> {
  const known = remembered.get(secrets) ?? { access: new Map(), id: new Map() }
  remembered.set(secrets, known)
  return known
}

/** A token that was signed before a rotation is good until its old key goes. */
async function verifyByAny(secrets: SecretKeys, use: Use, token: string): Promise<Verified | null> {
  for (const secret of secrets) {
    const verified = await verifySignature(secret, use, token)
    if (verified) return verified
  }
  return null
}

async function verifySignature(secret: string, use: Use, token: string): Promise<Verified | null> {
  try {
    // Expiry is judged by the callers, so the signature is checked as of the beginning of time.
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer,
      audience: use,
      typ: `${use}+jwt`,
      algorithms: ['HS256'],
      currentDate: new Date(0),
    })
    const { sid, gen, exp } = payload
    if (typeof sid !== 'string' || typeof gen !== 'number' || typeof exp !== 'number') return null
    return { sessionId: sid, generation: gen, expiresAt: exp }
  } catch {
    return null
  }
}

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)
