import type { Db } from '../../platform/database/public.ts'

/** The user who signs in, by address in any case of letters. Of a company that left, nobody does. */
export const findUserByEmail = (db: Db, emailAddress: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(({ fn }) => fn('lower', ['email_address']), '=', emailAddress.toLowerCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const findUser = (db: Db, userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

/** The names of some users of a company by the actor that events name them by, `user-7`. */
export async function findUserNames(
  db: Db,
  companyId: number,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = actors.flatMap(actor => /^user-(\d+)$/.exec(actor)?.[1] ?? [])
  if (ids.length === 0) return new Map()
  const users = await db
    .selectFrom('users')
    .select(['id', 'user_last_name', 'user_first_name'])
    .where('id', 'in', ids.map(Number))
    .where('company_id', '=', companyId)
    .execute()
  return new Map(users.map(user => [`user-${user.id}`, `${user.user_last_name} ${user.user_first_name}`]))
}

const lock = (db: Db, userId: number) => db.selectFrom('users').where('id', '=', userId).forNoKeyUpdate()

/** Locks a user before its sessions, codes or links change: a caller of several of these locks takes this one first. */
export const lockUser = (db: Db, userId: number) =>
  // The back office locks users as well, and may not read their passwords.
  lock(db, userId).select(['id', 'company_id', 'email_address']).executeTakeFirstOrThrow()

/** Locks a user who showed its password; undefined where that was replaced since. */
export async function lockWithPassword(
  db: Db,
  { id, password_hash }: { readonly id: number; readonly password_hash: string },
) {
  const user = await lock(db, id).selectAll().executeTakeFirstOrThrow()
  return user.password_hash === password_hash ? user : undefined
}
