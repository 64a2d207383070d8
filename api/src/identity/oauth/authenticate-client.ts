import type { Endpoint } from '@invoice-card/contracts'
import { type ClientCaller, refusePlatform } from '../../platform/http/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { hashToken } from '../../platform/crypto/public.ts'
import { admitClient } from './admit-client-store.ts'

/**
 * Which program is calling (RFC 6750): by the access token of a live grant, in a header only. `expired_access_token`
 * asks for a refresh, `invalid_access_token` for the user's consent; a token that a refresh took the place of is as
 * good as none.
 */
export async function authenticateClient(
  { db, now }: Pick<Services, 'db' | 'now'>,
  headers: Headers,
  { scope }: Pick<Endpoint, 'scope'>,
): Promise<ClientCaller> {
  const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) refusePlatform('invalid_access_token', { challenge: 'Bearer' })
  const access =
    (await admitClient(db, hashToken(token), now())) ??
    refusePlatform('invalid_access_token', { challenge: 'Bearer error="invalid_token"' })
  const { expires_at, scopes, ...caller } = access
  if (expires_at <= now())
    refusePlatform('expired_access_token', {
      challenge: 'Bearer error="invalid_token", error_description="The access token expired"',
    })
  if (scope === undefined || !scopes.includes(scope))
    refusePlatform('insufficient_scope', {
      challenge: `Bearer error="insufficient_scope"${scope === undefined ? '' : `, scope="${scope}"`}`,
    })
  return caller
}
