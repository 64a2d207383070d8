import type { AuthorizationRequest } from '@invoice-card/contracts'
import type { Db } from '../../platform/database/public.ts'
import { isFrozen } from '../../platform/freezes/public.ts'
import { refusePlatform } from '../../platform/http/public.ts'
import { notify } from '../../platform/notifications/public.ts'
import { appendAudit, auditChainOf } from '../../platform/audit/public.ts'
import type { Services } from '../../platform/services/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import { findClient } from './client-store.ts'
import { insertCode } from './grant-store.ts'
import { connectedNotice } from './messages.ts'

/** Within this time a client exchanges a code, in one more request of its own (RFC 9700 asks for a short life). */
const codeSeconds = 60

type RequestRefusal = 'oauth_client_unknown' | 'redirect_uri_not_registered' | 'scope_not_allowed'

/** What a user may agree to. */
export interface Agreeable {
  readonly client_id: string
  readonly client_name: string
  readonly redirect_uri: string
  readonly scopes: string[]
  readonly state: string | null
  readonly code_challenge: string
}

/** The request as the client may make it; an address is compared letter by letter (RFC 9700, 4.1). */
export async function checkRequest(
  db: Db,
  request: AuthorizationRequest,
  refuse: (code: RequestRefusal) => never,
): Promise<Agreeable> {
  const client = (await findClient(db, request.client_id)) ?? refuse('oauth_client_unknown')
  if (!client.redirect_uris.includes(request.redirect_uri)) refuse('redirect_uri_not_registered')
  const scopes = request.scope === undefined ? client.scopes : [...new Set(request.scope.split(' '))]
  if (!scopes.every(scope => client.scopes.includes(scope))) refuse('scope_not_allowed')
  const { client_id, redirect_uri, state = null, code_challenge } = request
  return { client_id, client_name: client.name, redirect_uri, scopes, state, code_challenge }
}

/** Sends the browser back to the client, with `iss` against mixed-up servers (RFC 9207). */
export function redirectUrl(
  { config }: Pick<Services, 'config'>,
  { redirect_uri, state }: Pick<Agreeable, 'redirect_uri' | 'state'>,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirect_uri)
  for (const [name, value] of Object.entries({
    ...answer,
    ...(state === null ? {} : { state }),
    iss: config.edgeOrigin,
  }))
    url.searchParams.append(name, value)
  return url.href
}

/**
 * The user said yes, with all factors proven: a code goes out, the company's trail and the user are notified. Nobody
 * of a frozen company connects a program.
 */
export async function approve(
  db: Db,
  services: Pick<Services, 'config' | 'now'>,
  user: { readonly id: number; readonly company_id: number },
  agreed: Agreeable,
) {
  if (await isFrozen(db, { kind: 'company', subject_id: user.company_id, company_id: user.company_id }))
    refusePlatform('company_frozen')
  const now = services.now()
  const code = randomToken()
  const { client_id, client_name, redirect_uri, scopes, code_challenge } = agreed
  await insertCode(db, {
    code_hash: hashToken(code),
    client_id,
    user_id: user.id,
    redirect_uri,
    scopes,
    code_challenge,
    expires_at: new Date(now.getTime() + codeSeconds * 1000),
  })
  await appendAudit(db, {
    chain: auditChainOf(user.company_id),
    at: now,
    actor: `user:${user.id}`,
    action: 'oauth.approved',
    subject: `oauth_client:${client_id}`,
    detail: { scopes },
  })
  await notify(db, { company_id: user.company_id, user_id: user.id, now, ...connectedNotice(client_name) })
  return { status: 'approved', redirect_url: redirectUrl(services, agreed, { code }) } as const
}
