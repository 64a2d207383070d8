import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/**
 * How many different rows of an hour a table takes; more are counted together. Anybody can make up names and routes, so
 * each new one would be a row for 30 days.
 */
export const rowsPerHour = { page_errors: 200, page_vitals: 4_000, page_documents: 200 } as const

type Key = Readonly<Record<string, string | number | Date>> & { readonly hour: Date }

/** Whether a report has a row in its hour already, or may get one. */
export async function hasRoom(db: Db, table: keyof typeof rowsPerHour, key: Key): Promise<boolean> {
  const max = rowsPerHour[table]
  const isSame = Object.entries(key).map(([name, value]): RawBuilder<boolean> => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql<{ has_room: boolean }>`
    select exists (select from ${sql.table(table)} where ${sql.join(isSame, sql` and `)})
      or (select count(*) from (select from ${sql.table(table)} where hour = ${key.hour} limit ${max}) as rows) < ${max}
      as has_room`.execute(db)
  return rows[0]?.has_room ?? false
}
