import type { Db } from '../database/connection.ts'

/** Whom an access token speaks for, while its grant and its client are live; it may have expired itself. */
export const findAccess = (db: Db, tokenHash: string, now: Date) =>
  db.selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_tokens.grant_id')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'oauth_grants.client_id')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .select(['oauth_grants.client_id', 'oauth_clients.name as client_name', 'users.id as user_id', 'users.company_id', 'oauth_grants.scopes', 'oauth_tokens.expires_at'])
    .where('token_hash', '=', tokenHash).where('kind', '=', 'access').where('used_at', 'is', null)
    .where('oauth_grants.revoked_at', 'is', null).where('oauth_grants.expires_at', '>', now).where('oauth_clients.revoked_at', 'is', null)
    .executeTakeFirst()
