import type { Db } from '../../platform/database/public.ts'
import { companyFrozen } from '../../platform/freezes/public.ts'

export const findUserWithCompany = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(({ fn }) => [
      'users.email_address',
      'users.user_last_name',
      'users.user_first_name',
      'users.phone_number',
      'users.is_second_factor_required',
      'companies.id as company_id',
      'companies.business_form',
      'companies.name',
      'companies.name_kana',
      fn.coalesce('companies.corporate_number', 'companies.rejected_number').as('corporate_number'),
      'companies.transfer_person_name',
      'companies.registration_status',
      'companies.corporation',
      'companies.sole_proprietor',
      companyFrozen.as('is_company_frozen'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

export const setTransferPersonName = (db: Db, companyId: number, transferPersonName: string) =>
  db.updateTable('companies').set({ transfer_person_name: transferPersonName }).where('id', '=', companyId).execute()

export const setUserName = (
  db: Db,
  userId: number,
  name: { readonly user_last_name: string; readonly user_first_name: string },
) => db.updateTable('users').set(name).where('id', '=', userId).execute()

export const setPhoneNumber = (db: Db, userId: number, phoneNumber: string) =>
  db.updateTable('users').set({ phone_number: phoneNumber }).where('id', '=', userId).execute()

/** False where it was set so already. */
export async function setSecondFactor(db: Db, userId: number, isRequired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ is_second_factor_required: isRequired })
    .where('id', '=', userId)
    .where('is_second_factor_required', '!=', isRequired)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
