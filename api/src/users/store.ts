import type { Db } from '../database/connection.ts'

export const findUserWithCompany = (db: Db, userId: number) =>
  db.selectFrom('users').innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.email_address', 'users.user_last_name', 'users.user_first_name', 'users.phone_number', 'users.external_integration_client_ids', 'users.is_second_factor_required',
      'companies.id as company_id', 'companies.business_form', 'companies.name', 'companies.name_kana', 'companies.corporate_number',
      'companies.transfer_person_name', 'companies.corporation', 'companies.sole_proprietor'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

export const setTransferPersonName = (db: Db, companyId: number, transferPersonName: string) =>
  db.updateTable('companies').set({ transfer_person_name: transferPersonName }).where('id', '=', companyId).execute()
