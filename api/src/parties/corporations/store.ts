import type { Corporation, Db } from '../../platform/database/public.ts'

export const findAnswer = (db: Db, question: string) =>
  db
    .selectFrom('corporation_answers')
    .select(['corporations', 'asked_at'])
    .where('question', '=', question)
    .executeTakeFirst()

export const saveAnswer = (db: Db, question: string, corporations: readonly Corporation[], now: Date) => {
  const row = { corporations: JSON.stringify(corporations), asked_at: now }
  return db
    .insertInto('corporation_answers')
    .values({ question, ...row })
    .onConflict(conflict => conflict.column('question').doUpdateSet(row))
    .execute()
}

export const deleteAnswers = (db: Db, savedBefore: Date) =>
  db.deleteFrom('corporation_answers').where('asked_at', '<', savedBefore).execute()
