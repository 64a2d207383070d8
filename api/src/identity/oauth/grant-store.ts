import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db, OAuthTables } from '../../platform/database/public.ts'

type EndReason =
  | 'code_reused'
  | 'refresh_token_reused'
  | 'revoked_by_client'
  | 'revoked_by_user'
  | 'credentials_changed'
  | 'account_closed'
  | 'user_frozen'

export const saveAuthorizationRequest = (db: Db, request: Insertable<OAuthTables['oauth_requests']>) =>
  db.insertInto('oauth_requests').values(request).execute()

export const findRequest = (db: Db, challengeId: string) =>
  db.selectFrom('oauth_requests').selectAll().where('challenge_id', '=', challengeId).executeTakeFirstOrThrow()

/** Name of the program that a challenge is about; none where there is no such challenge. */
export const findProgram = async (db: Db, challengeId: string): Promise<string | undefined> => {
  const client = await db
    .selectFrom('oauth_requests')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'oauth_requests.client_id')
    .select('oauth_clients.name')
    .where('oauth_requests.challenge_id', '=', challengeId)
    .executeTakeFirst()
  return client?.name
}

export const insertCode = (db: Db, code: Omit<Insertable<OAuthTables['oauth_codes']>, 'grant_id' | 'ended_at'>) =>
  db
    .insertInto('oauth_codes')
    .values({ ...code, grant_id: null, ended_at: null })
    .execute()

/** A code of this client, locked: of two exchanges one comes second. */
export const lockCode = (db: Db, codeHash: string, clientId: string) =>
  db
    .selectFrom('oauth_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst()

export const endCode = (db: Db, codeHash: string, now: Date) =>
  db.updateTable('oauth_codes').set({ ended_at: now }).where('code_hash', '=', codeHash).execute()

export async function insertGrant(
  db: Db,
  codeHash: string,
  grant: Pick<
    Insertable<OAuthTables['oauth_grants']>,
    'client_id' | 'user_id' | 'scopes' | 'created_at' | 'expires_at'
  >,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('oauth_grants')
    .values({ id, ...grant, revoked_at: null, revoked_reason: null })
    .execute()
  await db.updateTable('oauth_codes').set({ grant_id: id }).where('code_hash', '=', codeHash).execute()
  return id
}

export const insertTokens = (db: Db, tokens: readonly Omit<Insertable<OAuthTables['oauth_tokens']>, 'used_at'>[]) =>
  db
    .insertInto('oauth_tokens')
    .values(tokens.map(token => ({ ...token, used_at: null })))
    .execute()

/**
 * A token of this client with its grant, read once the grant is locked: whatever changes the tokens of a grant holds
 * that lock, and none but that one.
 */
export async function lockToken(db: Db, tokenHash: string, clientId: string) {
  const grant = await db
    .selectFrom('oauth_grants')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', db.selectFrom('oauth_tokens').select('grant_id').where('token_hash', '=', tokenHash))
    .forUpdate()
    .executeTakeFirst()
  if (!grant) return undefined
  return db
    .selectFrom('oauth_tokens')
    .innerJoin('oauth_grants', 'oauth_grants.id', 'oauth_tokens.grant_id')
    .select([
      'kind',
      'used_at',
      'oauth_tokens.expires_at',
      'oauth_tokens.generation',
      'grant_id',
      'revoked_at',
      'scopes',
      'oauth_grants.expires_at as grant_expires_at',
      'oauth_grants.generation as newest_generation',
      'oauth_grants.confirmed_generation',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Every earlier token of a grant is over once a new pair is out. The number of the new one. */
export async function beginGeneration(db: Db, grantId: string, now: Date): Promise<number> {
  await db
    .updateTable('oauth_tokens')
    .set({ used_at: now })
    .where('grant_id', '=', grantId)
    .where('used_at', 'is', null)
    .execute()
  const { generation } = await db
    .updateTable('oauth_grants')
    .set(({ eb }) => ({ generation: eb('generation', '+', 1) }))
    .where('id', '=', grantId)
    .returning('generation')
    .executeTakeFirstOrThrow()
  return generation
}

export const endGrant = (db: Db, id: string, reason: EndReason, now: Date) =>
  db
    .updateTable('oauth_grants')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()

/** Ends what a user gave to one client, or to all; codes on their way as well. How many of either there were. */
export async function endGrantsOf(
  db: Db,
  { userId, clientId }: { userId: number; clientId?: string },
  reason: EndReason,
  now: Date,
): Promise<number> {
  const codes = await db
    .updateTable('oauth_codes')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('grant_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(clientId !== undefined, query => query.where('client_id', '=', clientId ?? ''))
    .executeTakeFirst()
  const grants = await db
    .updateTable('oauth_grants')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(clientId !== undefined, query => query.where('client_id', '=', clientId ?? ''))
    .executeTakeFirst()
  return Number(codes.numUpdatedRows + grants.numUpdatedRows)
}

/** The clients a user gave access to, one line each, as of the last time, with when any of its grants was last used. */
export const listIntegrations = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('oauth_grants')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'oauth_grants.client_id')
    .select([
      'oauth_grants.client_id',
      'oauth_clients.name',
      'oauth_grants.scopes',
      'oauth_grants.created_at',
      'oauth_grants.expires_at',
    ])
    // A program may hold earlier grants as well, and use those.
    .select(({ selectFrom, ref }) =>
      selectFrom('oauth_grants as each')
        .select(({ fn }) => fn.max('each.last_used_at').as('last_used_at'))
        .where('each.user_id', '=', userId)
        .where('each.client_id', '=', ref('oauth_grants.client_id'))
        .where('each.revoked_at', 'is', null)
        .where('each.expires_at', '>', now)
        .as('last_used_at'),
    )
    .distinctOn('oauth_grants.client_id')
    .where('user_id', '=', userId)
    .where('oauth_grants.revoked_at', 'is', null)
    .where('oauth_grants.expires_at', '>', now)
    .orderBy('oauth_grants.client_id')
    .orderBy('oauth_grants.created_at', 'desc')
    .execute()
