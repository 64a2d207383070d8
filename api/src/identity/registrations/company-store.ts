import type { RegistrationStatus } from '@invoice-card/contracts'
import { type Db, json } from '../../platform/database/public.ts'
import type { NewCompany } from './new-company.ts'

export const isNumberRegistered = async (db: Db, corporateNumber: string): Promise<boolean> =>
  (await db.selectFrom('companies').select('id').where('corporate_number', '=', corporateNumber).executeTakeFirst()) !==
  undefined

/**
 * Whether the last company with this number was rejected, or left before an examiner had decided: the next one has the
 * number, but not without an examiner.
 */
export async function isNumberStopped(db: Db, corporateNumber: string): Promise<boolean> {
  const last = await db
    .selectFrom('companies')
    .select('registration_status')
    .where(({ eb, or }) => or([eb('rejected_number', '=', corporateNumber), eb('closed_number', '=', corporateNumber)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.registration_status !== 'registered'
}

interface Registration {
  readonly business_category_id: number | null
  readonly registration_status: RegistrationStatus
  readonly review_reasons: readonly string[]
  readonly created_at: Date
}

/** The id of the new company, or null where its corporate number is taken. */
export async function insertCompany(
  db: Db,
  { corporation, sole_proprietor, ...company }: NewCompany,
  registration: Registration,
): Promise<number | null> {
  const row = await db
    .insertInto('companies')
    .values({
      ...company,
      ...registration,
      review_reasons: [...registration.review_reasons],
      corporation: corporation && json(corporation),
      sole_proprietor: sole_proprietor && json(sole_proprietor),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface NewUser {
  readonly company_id: number
  readonly email_address: string
  readonly password_hash: string
  readonly user_last_name: string
  readonly user_first_name: string
  readonly phone_number: string
  readonly created_at: Date
}

/** The id of the new user, or null where the address has an account. */
export async function insertUser(db: Db, user: NewUser): Promise<number | null> {
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export const findRegistrationStatus = async (db: Db, companyId: number): Promise<RegistrationStatus> =>
  (await db.selectFrom('companies').select('registration_status').where('id', '=', companyId).executeTakeFirstOrThrow())
    .registration_status

/** Companies that a person has to check, oldest first. */
export const listUnderReview = (
  db: Db,
  { after = 0, limit }: { readonly after: number | undefined; readonly limit: number },
) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'corporate_number', 'review_reasons', 'created_at'])
    .where('registration_status', '=', 'under_review')
    .where('closed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * The company whose review ends so, or undefined where none runs. One that is rejected leaves its number to its owner.
 */
export const setReviewed = (db: Db, companyId: number, status: RegistrationStatus, examinerId: number) =>
  db
    .updateTable('companies')
    .set(({ ref }) => ({
      registration_status: status,
      reviewed_by_id: examinerId,
      ...(status === 'rejected' && { rejected_number: ref('corporate_number'), corporate_number: null }),
    }))
    .where('id', '=', companyId)
    .where('registration_status', '=', 'under_review')
    .returning(['name', 'review_reasons', 'rejected_number'])
    .executeTakeFirst()

/** Any company, which nobody else changes before this transaction ends. */
export const lockCompanyRow = (db: Db, companyId: number) =>
  db.selectFrom('companies').selectAll().where('id', '=', companyId).forNoKeyUpdate().executeTakeFirst()

/** What it registered, but for its number and the name on its transfers. */
export const saveCompany = (db: Db, companyId: number, { name, name_kana, corporation, sole_proprietor }: NewCompany) =>
  db
    .updateTable('companies')
    .set({
      name,
      name_kana,
      corporation: corporation && json(corporation),
      sole_proprietor: sole_proprietor && json(sole_proprietor),
    })
    .where('id', '=', companyId)
    .execute()
