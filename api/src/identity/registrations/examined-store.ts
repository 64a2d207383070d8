import type { Db } from '../../platform/database/public.ts'

/** Any company as it registered, with the number that it gave once it has none any more, and who ended its review. */
export const findExaminedCompany = (db: Db, id: number) =>
  db
    .selectFrom('companies')
    .leftJoin('examiners', 'examiners.id', 'reviewed_by_id')
    .selectAll('companies')
    .select(({ fn }) => [
      fn.coalesce('corporate_number', 'rejected_number', 'closed_number').as('given_number'),
      'examiners.login as reviewer_login',
      'examiners.display_name as reviewer_name',
    ])
    .where('companies.id', '=', id)
    .executeTakeFirst()

/** The users of a company, also those that left with it. */
export const listExaminedUsers = (db: Db, companyId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'user_last_name', 'user_first_name', 'email_address', 'phone_number', 'created_at', 'closed_at'])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
