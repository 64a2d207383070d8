import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/public.ts'

const sessionDays = 30

export async function insertSession(
  db: Db,
  { userId, userAgent, browserHash }: { userId: number; userAgent: string; browserHash: string | null },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      user_agent: userAgent,
      browser_hash: browserHash,
      rotated_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + sessionDays * 86_400_000),
    })
    .execute()
  return id
}

/** The session of a refresh token, locked so that two refreshes of it come one after the other. */
export const lockSessionOfToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.generation as newest_generation',
      'sessions.confirmed_generation',
      'sessions.rotated_at',
      'sessions.revoked_at',
      'sessions.revoked_reason',
      'sessions.expires_at',
      'sessions.browser_hash',
      'refresh_tokens.generation',
      'refresh_tokens.expires_at as token_expires_at',
    ])
    .where('refresh_tokens.token_hash', '=', tokenHash)
    .forUpdate('sessions')
    .executeTakeFirst()

export const setGeneration = (db: Db, sessionId: string, generation: number, now: Date) =>
  db.updateTable('sessions').set({ generation, rotated_at: now }).where('id', '=', sessionId).execute()

export const insertRefreshToken = (
  db: Db,
  token: { token_hash: string; session_id: string; generation: number; created_at: Date; expires_at: Date },
) => db.insertInto('refresh_tokens').values(token).execute()

type RevokedReason =
  | 'logout'
  | 'refresh_token_reused'
  | 'refresh_token_elsewhere'
  | 'password_changed'
  | 'password_reset'
  | 'email_address_changed'
  | 'ended_by_user'
  | 'account_closed'
  | 'user_frozen'
  | 'ended_by_examiner'

const passwordReasons: readonly string[] = ['password_changed', 'password_reset'] satisfies RevokedReason[]

/** What the refusal of an ended session's tokens says of why: of a password that was changed or reset alone. */
export const detailsOfEnd = (revokedReason: string | null): { details?: { reason: 'password_changed' } } =>
  revokedReason !== null && passwordReasons.includes(revokedReason) ? { details: { reason: 'password_changed' } } : {}

/** Why a session was ended; null for one that was not. */
export const findRevokedReason = async (db: Db, sessionId: string): Promise<string | null> => {
  const session = await db
    .selectFrom('sessions')
    .select('revoked_reason')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return session?.revoked_reason ?? null
}

/** Ends a session and with it all its tokens. */
export const revokeSession = (db: Db, sessionId: string, reason: RevokedReason, now: Date) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()

/** Ends a live session of a user; false where it has none of that name. */
export const endSessionOf = async (db: Db, userId: number, sessionId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: 'ended_by_user' satisfies RevokedReason })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Ends every session of a user but the one given; their calls are refused from the next one on. How many there were.
 */
export const revokeSessionsOf = async (
  db: Db,
  userId: number,
  { except, reason }: { except: string | null; reason: RevokedReason },
  now: Date,
): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(except !== null, query => query.where('id', '!=', except))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const liveSessions = (db: Db, userId: number, now: Date) =>
  db.selectFrom('sessions').where('user_id', '=', userId).where('revoked_at', 'is', null).where('expires_at', '>', now)

/** Where a user is signed in: the session that asks first, then the newest. */
export const listLiveSessions = (
  db: Db,
  { userId, current, limit }: { userId: number; current: string; limit: number },
  now: Date,
) =>
  liveSessions(db, userId, now)
    .select(['id', 'user_agent', 'created_at', 'rotated_at'])
    .orderBy(({ eb }) => eb('id', '=', current), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export const countLiveSessions = async (db: Db, userId: number, now: Date): Promise<number> => {
  const { count } = await liveSessions(db, userId, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The browsers that a user's sessions, also ended ones, were opened with. */
export const listUserAgents = async (db: Db, userId: number, exceptSession: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('sessions')
    .select('user_agent')
    .distinct()
    .where('user_id', '=', userId)
    .where('id', '!=', exceptSession)
    .execute()
  return rows.map(({ user_agent }) => user_agent)
}

/** Records a browser; `isFirst` where the user had none yet, `isNew` where this one was not among them. */
export async function saveDevice(
  db: Db,
  userId: number,
  deviceHash: string,
  now: Date,
): Promise<{ isFirst: boolean; isNew: boolean }> {
  const { count } = await db
    .selectFrom('known_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, first_seen_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return { isFirst: count === 0, isNew: numInsertedOrUpdatedRows === 1n }
}
