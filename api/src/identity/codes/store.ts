import type { CodePurpose, Db } from '../../platform/database/public.ts'

interface NewChallenge {
  readonly id: string
  readonly purpose: CodePurpose
  readonly user_id: number | null
  readonly sign_up_id: number | null
  readonly email_address: string
  readonly is_decoy: boolean
  readonly code_hash: string
  readonly code_sent_at: Date
  readonly code_expires_at: Date
  readonly expires_at: Date
  readonly created_at: Date
}

export const insertChallenge = (db: Db, challenge: NewChallenge) =>
  db.insertInto('auth_challenges').values(challenge).execute()

/** An open challenge; a signed-in user's own only, where `userId` is given. */
export const findChallenge = (
  db: Db,
  { purpose, id, userId }: { purpose: CodePurpose; id: string; userId?: number | undefined },
  now: Date,
) =>
  db
    .selectFrom('auth_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? null))
    .executeTakeFirst()

/** Counts an attempt before the code is compared, so that parallel guesses can't share one. */
export const countAttempt = (db: Db, id: string, maxAttempts: number) =>
  db
    .updateTable('auth_challenges')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('attempts', '<', maxAttempts)
    .where('used_at', 'is', null)
    .returning(['code_hash', 'attempts'])
    .executeTakeFirst()

/** Takes the challenge out of use; false when another request was faster or a newer code was sent. */
export const spendChallenge = async (db: Db, id: string, codeHash: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('auth_challenges')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Replaces the code, unless one was sent after `sentBefore` already. */
export const replaceCode = async (
  db: Db,
  id: string,
  code: { code_hash: string; code_sent_at: Date; code_expires_at: Date },
  sentBefore: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('auth_challenges')
    .set({ ...code, attempts: 0 })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('code_sent_at', '<=', sentBefore)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends what a user began with the old password or address. */
export const endChallengesOf = (db: Db, userId: number, now: Date) =>
  db
    .updateTable('auth_challenges')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
