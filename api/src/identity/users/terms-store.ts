import type { Db } from '../../platform/database/public.ts'

interface AcceptedTerms {
  readonly user_id: number
  readonly version: string
  readonly accepted_at: Date
}

/** Saves the first acceptance of a version; false where it was there already. */
export async function insertAcceptedTerms(db: Db, terms: AcceptedTerms): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accepted_terms')
    .values(terms)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The version that a user accepted last, or null. */
export async function findAcceptedVersion(db: Db, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('accepted_terms')
    .select('version')
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? null
}
