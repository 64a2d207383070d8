import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../platform/database/public.ts'
import { insertClient, revokeClient } from '../../identity/oauth/public.ts'
import { hashToken, randomToken } from '../../platform/crypto/public.ts'
import type { Command } from './command.ts'
import { BackofficeRefusal, UsageError } from './usage.ts'

/** https, or plain http on the loopback interface for programs on the user's machine (RFC 8252, 7.3); no fragment (RFC 6749, 3.1.2). */
function isRedirectUri(text: string): boolean {
  const url = URL.parse(text)
  const isLoopback = url?.protocol === 'http:' && ['127.0.0.1', '[::1]'].includes(url.hostname)
  return (
    url !== null &&
    (url.protocol === 'https:' || isLoopback) &&
    !text.includes('#') &&
    url.username === '' &&
    url.password === '' &&
    text.length <= 2000
  )
}

export const oauthCommands = {
  'oauth-client': async (services, { id: name, redirect = [], as }) => {
    const created_by = as ?? (services.config.isLocal ? 'examiner-1' : undefined)
    if (!created_by) throw new UsageError('Say who you are: --as <name>.')
    if (!name || name.length > 60)
      throw new UsageError('Give the name that users know the client by, at most 60 characters.')
    if (redirect.length === 0 || !redirect.every(isRedirectUri))
      throw new UsageError('--redirect takes an https address, or http://127.0.0.1, without a fragment.')
    const [client_id, secret] = [randomUUID(), randomToken()]
    await insertClient(services.db, {
      client_id,
      name,
      secret_hash: hashToken(secret),
      redirect_uris: redirect,
      scopes: ['payments:register'],
      created_by,
      created_at: services.now(),
    })
    const json = { client_id, client_secret: secret, name, redirect_uris: redirect, scopes: ['payments:register'] }
    return {
      json,
      text: `client_id ${client_id}\nclient_secret ${secret}\nThe secret is kept nowhere: hand it over now.`,
    }
  },

  'revoke-oauth-client': async (services, { id = '' }) => {
    if (!(await inTransaction(services.db, db => revokeClient(db, id, services.now()))))
      throw new BackofficeRefusal('oauth_client_not_found', 'There is no such client in use.')
    return { json: { client_id: id, is_revoked: true }, text: 'Revoked, with all access that it was given.' }
  },
} satisfies Record<string, Command>
