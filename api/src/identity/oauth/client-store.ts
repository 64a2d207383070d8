import type { Insertable } from 'kysely'
import type { Db, OAuthTables } from '../../platform/database/public.ts'

export const insertClient = (db: Db, client: Omit<Insertable<OAuthTables['oauth_clients']>, 'revoked_at'>) =>
  db
    .insertInto('oauth_clients')
    .values({ ...client, revoked_at: null })
    .execute()

/** A client that is not revoked. */
export const findClient = (db: Db, clientId: string) =>
  db
    .selectFrom('oauth_clients')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** Takes a client out of use with all that it was given; false where there is none. */
export const revokeClient = async (db: Db, clientId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('oauth_clients')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('oauth_grants')
    .set({ revoked_at: now, revoked_reason: 'client_revoked' })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .execute()
  return numUpdatedRows === 1n
}
