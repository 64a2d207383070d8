import type { Db } from '../../../platform/database/public.ts'

export const findCompany = (db: Db, id: number) =>
  db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const listAcceptedTerms = (db: Db, companyId: number) =>
  db
    .selectFrom('accepted_terms')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_last_name', 'user_first_name', 'version', 'accepted_at'])
    .where('company_id', '=', companyId)
    .orderBy('accepted_at')
    .execute()

/** Stored for three months after their end, so they are few. */
export const listSignIns = (db: Db, companyId: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_last_name', 'user_first_name', 'user_agent', 'sessions.created_at', 'rotated_at', 'revoked_at'])
    .where('company_id', '=', companyId)
    .orderBy('sessions.created_at')
    .execute()

export const listSignInHistory = (db: Db, companyId: number) =>
  db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_last_name', 'user_first_name', 'sign_ins.at', 'device', 'purpose', 'result'])
    .where('company_id', '=', companyId)
    .orderBy('sign_ins.at')
    .orderBy('sign_ins.id')
    .execute()

export const listPrograms = (db: Db, companyId: number) =>
  db
    .selectFrom('oauth_grants')
    .innerJoin('oauth_clients', 'oauth_clients.client_id', 'oauth_grants.client_id')
    .innerJoin('users', 'users.id', 'oauth_grants.user_id')
    .select([
      'oauth_clients.name',
      'user_last_name',
      'user_first_name',
      'oauth_grants.created_at',
      'oauth_grants.revoked_at',
      'oauth_grants.expires_at',
    ])
    .where('company_id', '=', companyId)
    .orderBy('oauth_grants.created_at')
    .execute()

export const readUsers = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'user_last_name',
      'user_first_name',
      'email_address',
      'phone_number',
      'is_second_factor_required',
      'created_at',
    ])
    .where('company_id', '=', companyId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()

export const readCards = (db: Db, companyId: number, afterId: number, limit: number) =>
  db
    .selectFrom('credit_cards')
    .select(['id', 'brand', 'last4', 'expire', 'created_at'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
