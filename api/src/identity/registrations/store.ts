import type { Db } from '../../platform/database/public.ts'

interface NewSignUp {
  readonly email_address: string
  readonly password_hash: string
  readonly is_decoy: boolean
  readonly created_at: Date
  readonly expires_at: Date
}

export async function insertSignUp(db: Db, signUp: NewSignUp): Promise<number> {
  const { id } = await db.insertInto('sign_ups').values(signUp).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The code was accepted: from here on the token names the sign-up. */
export const setToken = (db: Db, id: number, tokenHash: string, expiresAt: Date) =>
  db.updateTable('sign_ups').set({ token_hash: tokenHash, expires_at: expiresAt }).where('id', '=', id).execute()

export const findSignUp = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('sign_ups')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Locked, so that two registrations with one token come one after the other. */
export const lockSignUp = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('sign_ups')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

export const markRegistered = (db: Db, id: number, companyId: number, requestHash: string) =>
  db.updateTable('sign_ups').set({ company_id: companyId, request_hash: requestHash }).where('id', '=', id).execute()

/** With them go their challenges. */
export const deleteExpiredSignUps = (db: Db, now: Date) =>
  db.deleteFrom('sign_ups').where('expires_at', '<=', now).execute()
