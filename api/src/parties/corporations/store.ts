import type { Corporation, Db } from '../../platform/database/public.ts'

export const findAnswer = (db: Db, question: string) =>
  db
    .selectFrom('corporation_answers')
    .select(['corporations', 'requested_at'])
    .where('question', '=', question)
    .executeTakeFirst()

export const saveAnswer = (db: Db, question: string, corporations: readonly Corporation[], now: Date) => {
  const row = { corporations: JSON.stringify(corporations), requested_at: now }
  return db
    .insertInto('corporation_answers')
    .values({ question, ...row })
    .onConflict(conflict => conflict.column('question').doUpdateSet(row))
    .execute()
}

export const deleteAnswers = (db: Db, savedBefore: Date) =>
  db.deleteFrom('corporation_answers').where('requested_at', '<', savedBefore).execute()
