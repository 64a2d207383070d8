import type { Db } from '../../platform/database/public.ts'
import { companyFrozen, userFrozen } from '../../platform/freezes/public.ts'

/** How exactly a user sees when a program last called: no more than one row is written in this time. */
const usedAgainMs = 60_000

/**
 * Whom an access token speaks for, while its grant and its client are live; it may have expired itself. Marks once
 * per refresh that its tokens have arrived, and once a minute that it is used.
 */
export async function admitClient(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_tokens.grant_id')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'oauth_grants.client_id')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .select([
      'oauth_grants.client_id',
      'oauth_clients.name as client_name',
      'users.id as user_id',
      'users.company_id',
      'oauth_grants.scopes',
      'oauth_tokens.expires_at',
      'oauth_tokens.grant_id',
      'oauth_tokens.generation',
      'oauth_grants.confirmed_generation',
      'oauth_grants.last_used_at',
      companyFrozen.as('is_company_frozen'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'access')
    .where('used_at', 'is', null)
    .where('oauth_grants.revoked_at', 'is', null)
    .where('oauth_grants.expires_at', '>', now)
    .where('oauth_clients.revoked_at', 'is', null)
    .where('users.closed_at', 'is', null)
    .where(({ not }) => not(userFrozen))
    .executeTakeFirst()
  if (!row) return undefined
  const { grant_id, generation, confirmed_generation, last_used_at, ...access } = row
  if (confirmed_generation < generation) await confirmGeneration(db, grant_id, generation)
  const isLive = access.expires_at > now
  if (isLive && (last_used_at === null || now.getTime() - last_used_at.getTime() >= usedAgainMs))
    await setLastUsed(db, grant_id, now)
  return access
}

const confirmGeneration = (db: Db, grantId: string, generation: number) =>
  db
    .updateTable('oauth_grants')
    .set({ confirmed_generation: generation })
    .where('id', '=', grantId)
    .where('confirmed_generation', '<', generation)
    .execute()

const setLastUsed = (db: Db, grantId: string, now: Date) =>
  db
    .updateTable('oauth_grants')
    .set({ last_used_at: now })
    .where('id', '=', grantId)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<', now)]))
    .execute()
