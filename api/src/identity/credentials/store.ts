import type { Db } from '../../platform/database/public.ts'

export const setPassword = (db: Db, userId: number, passwordHash: string) =>
  db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()

/** @throws a unique violation where the address has an account by now. */
export const setEmailAddress = (db: Db, userId: number, emailAddress: string) =>
  db.updateTable('users').set({ email_address: emailAddress }).where('id', '=', userId).execute()

interface NewReset {
  readonly token_hash: string
  readonly request_id: string
  readonly user_id: number
  readonly created_at: Date
  readonly expires_at: Date
}

/** False where this request has made its reset already. */
export async function insertReset(db: Db, reset: NewReset): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict(conflict => conflict.column('request_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const findReset = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['password_resets.user_id', 'password_resets.expires_at', 'users.email_address', 'users.company_id'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .executeTakeFirst()

/** Takes a reset out of use; false when another request was faster. */
export async function spendReset(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Links that were sent before something changed open nothing any more. */
export const endResetsOf = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()

export const deleteExpiredResets = (db: Db, now: Date) =>
  db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
