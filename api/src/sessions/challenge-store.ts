import type { Db } from '../database/connection.ts'

interface NewChallenge {
  readonly id: string
  readonly user_id: number
  readonly code_hash: string
  readonly code_sent_at: Date
  readonly code_expires_at: Date
  readonly expires_at: Date
  readonly created_at: Date
}

export const insertChallenge = (db: Db, challenge: NewChallenge) =>
  db.insertInto('auth_challenges').values(challenge).execute()

export const findChallenge = (db: Db, id: string, now: Date) =>
  db.selectFrom('auth_challenges').innerJoin('users', 'users.id', 'auth_challenges.user_id')
    .selectAll('auth_challenges').select('users.email_address')
    .where('auth_challenges.id', '=', id).where('used_at', 'is', null).where('expires_at', '>', now)
    .executeTakeFirst()

/** Counts an attempt before the code is compared, so that parallel guesses can't share one. */
export const countAttempt = (db: Db, id: string, maxAttempts: number) =>
  db.updateTable('auth_challenges').set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id).where('attempts', '<', maxAttempts).where('used_at', 'is', null)
    .returning('code_hash').executeTakeFirst()

/** Takes the challenge out of use; false when another request was faster or a newer code was sent. */
export const useChallenge = async (db: Db, id: string, codeHash: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable('auth_challenges').set({ used_at: now })
    .where('id', '=', id).where('used_at', 'is', null).where('code_hash', '=', codeHash).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Replaces the code, unless one was sent after `sentBefore` already. */
export const replaceCode = async (db: Db, id: string, code: { code_hash: string, code_sent_at: Date, code_expires_at: Date }, sentBefore: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db.updateTable('auth_challenges').set({ ...code, attempts: 0 })
    .where('id', '=', id).where('used_at', 'is', null).where('code_sent_at', '<=', sentBefore).executeTakeFirst()
  return numUpdatedRows === 1n
}
