import type { Db } from '../../platform/database/public.ts'

/** Records that a user has signed in with a browser. */
export const saveBrowser = (db: Db, userId: number, browser_hash: string, now: Date) =>
  db
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash, signed_in_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'browser_hash']).doUpdateSet({ signed_in_at: now }))
    .execute()

/** Whether the user of an address has signed in with a browser before. */
export const isBrowserKnown = async (db: Db, emailAddress: string, browserHash: string): Promise<boolean> =>
  (await db
    .selectFrom('known_browsers')
    .innerJoin('users', 'users.id', 'known_browsers.user_id')
    .select('users.id')
    .where(({ fn }) => fn('lower', ['users.email_address']), '=', emailAddress.toLowerCase())
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()) !== undefined

/** @param except hash of the one that stays known; null for none */
export const deleteBrowsersOf = (db: Db, userId: number, except: string | null) =>
  db
    .deleteFrom('known_browsers')
    .where('user_id', '=', userId)
    .$if(except !== null, query => query.where('browser_hash', '<>', except ?? ''))
    .execute()
