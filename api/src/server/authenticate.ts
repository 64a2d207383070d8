import type { Endpoint } from '@invoice-card/contracts'
import {
  admitSession,
  detailsOfEnd,
  findRevokedReason,
  verifyAccessToken,
  verifyIdToken,
} from '../identity/sessions/public.ts'
import type { Services } from '../platform/services/public.ts'
import { type LiveSession, refusePlatform } from '../platform/http/public.ts'

/**
 * Finds the session of a caller. Both tokens have to be ours and of one live session; the access token decides
 * (docs/product.md#session): `expired_access_token` asks for a refresh, `invalid_access_token` for a new sign-in.
 */
export async function authenticate(
  services: Services,
  headers: Headers,
  { acceptsExpired }: Pick<Endpoint, 'acceptsExpired'>,
): Promise<LiveSession> {
  const access = await verifyAccessToken(services, headers.get('x-access-token') ?? '')
  const id = await verifyIdToken(services, (headers.get('authorization') ?? '').replace(/^Bearer /i, ''))
  if (access === null || id === null || access.sessionId !== id.sessionId) refusePlatform('invalid_access_token')
  if (access.isExpired && !acceptsExpired) refusePlatform('expired_access_token')
  const session = await admitSession(services.db, access, services.now())
  if (session) return session
  return refusePlatform('invalid_access_token', detailsOfEnd(await findRevokedReason(services.db, access.sessionId)))
}
