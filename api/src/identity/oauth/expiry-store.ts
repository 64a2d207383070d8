import { type Db, inTransaction } from '../../platform/database/public.ts'

interface Retention {
  /** Codes that were never exchanged and access tokens that expired before this. */
  readonly expiredBefore: Date
  /** Grants that expired or were ended before this, with all that belongs to them. */
  readonly grantsEndedBefore: Date
}

export const deleteExpiredAccess = (pool: Db, { expiredBefore, grantsEndedBefore }: Retention): Promise<void> =>
  inTransaction(pool, async db => {
    await db.deleteFrom('oauth_codes').where('grant_id', 'is', null).where('expires_at', '<', expiredBefore).execute()
    await db.deleteFrom('oauth_tokens').where('kind', '=', 'access').where('expires_at', '<', expiredBefore).execute()
    const ended = db
      .selectFrom('oauth_grants')
      .select('id')
      .where(({ or, eb }) => or([eb('expires_at', '<', grantsEndedBefore), eb('revoked_at', '<', grantsEndedBefore)]))
    await db.deleteFrom('oauth_codes').where('grant_id', 'in', ended).execute()
    await db.deleteFrom('oauth_tokens').where('grant_id', 'in', ended).execute()
    await db.deleteFrom('oauth_grants').where('id', 'in', ended).execute()
  })
