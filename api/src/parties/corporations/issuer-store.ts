import type { Db, Issuer } from '../../platform/database/public.ts'

export const findStoredIssuer = (db: Db, registrationNumber: string) =>
  db
    .selectFrom('issuer_answers')
    .select(['issuer', 'requested_at'])
    .where('registration_number', '=', registrationNumber)
    .executeTakeFirst()

export const saveIssuerAnswer = (db: Db, registration_number: string, issuer: Issuer | null, now: Date) => {
  const row = { issuer: issuer && JSON.stringify(issuer), requested_at: now }
  return db
    .insertInto('issuer_answers')
    .values({ registration_number, ...row })
    .onConflict(conflict => conflict.column('registration_number').doUpdateSet(row))
    .execute()
}

export const deleteIssuerAnswers = (db: Db, savedBefore: Date) =>
  db.deleteFrom('issuer_answers').where('requested_at', '<', savedBefore).execute()
