import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'

/**
 * The companies that left the service and were this one before it registered again: by the corporate number, or as the
 * same person, by name and birthday.
 */
export async function listFormerCompanies(db: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select former.id from companies own join companies former on former.closed_at is not null and former.id <> own.id
    where own.id = ${companyId} and own.business_form = 1
      and (former.closed_number = own.corporate_number or former.rejected_number = own.corporate_number)
    union all
    select former.id from companies own join companies former on former.closed_at is not null and former.id <> own.id
    where own.id = ${companyId} and own.business_form = 2 and former.business_form = 2
      and former.sole_proprietor->>'representative_birthday' = own.sole_proprietor->>'representative_birthday'
      and former.sole_proprietor->>'representative_last_name_kana' = own.sole_proprietor->>'representative_last_name_kana'
      and former.sole_proprietor->>'representative_first_name_kana' = own.sole_proprietor->>'representative_first_name_kana'
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
