import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/** T numbers that were read from an invoice's files. No register confirms them: good enough to compare, not to show. */
export async function readRegistrationNumbers(db: Db, invoiceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invoice_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(sql<string | null>`ocr_fields -> 'registration_number' ->> 'value'`.as('number'))
    .where('invoice_id', '=', invoiceId)
    .where('replaced_at', 'is', null)
    .execute()
  return rows.flatMap(({ number }) => number ?? [])
}

/** The name of a sole proprietor as a person, under which others may know the business. */
export const findPersonName = async (db: Db, companyId: number): Promise<string | null> =>
  (
    await db
      .selectFrom('companies')
      .select(
        sql<
          string | null
        >`(sole_proprietor ->> 'representative_last_name') || (sole_proprietor ->> 'representative_first_name')`.as(
          'name',
        ),
      )
      .where('id', '=', companyId)
      .executeTakeFirst()
  )?.name ?? null
