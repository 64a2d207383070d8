import { type RawBuilder, sql } from 'kysely'
import type { Db, FilesTable } from '../database/public.ts'
import type { FileRow } from './store.ts'

/** A file that was split off another one. */
export type PartRow = FileRow &
  Pick<{ [Name in keyof FileRow]: NonNullable<FileRow[Name]> }, 'part_of' | 'first_page' | 'last_page'>
type NewPart = Pick<PartRow, 'id' | 'part_of' | 'first_page' | 'last_page'> &
  Pick<FilesTable, 'company_id' | 'created_by' | 'file_name' | 'content_type' | 'size_bytes'> &
  Pick<FileRow, 'document_size_code' | 'invoice_file_type'>

/** Adds the parts of a file that are not there yet. */
export const insertParts = (db: Db, parts: readonly NewPart[], now: Date) =>
  db
    .insertInto('files')
    .values(parts.map(part => ({ ...part, created_at: now })))
    .onConflict(conflict => conflict.columns(['part_of', 'first_page']).where('part_of', 'is not', null).doNothing())
    .execute()

/** The parts of a company's file in the order of their pages. */
export const listParts = (db: Db, companyId: number, fileId: string): Promise<PartRow[]> =>
  db
    .selectFrom('files')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('part_of', '=', fileId)
    .orderBy('first_page')
    .$castTo<PartRow>()
    .execute()

/** Whether a file was split. */
export const isSplit = async (db: Db, companyId: number, fileId: string): Promise<boolean> =>
  (await listParts(db, companyId, fileId)).some(({ accepted_at }) => accepted_at !== null)

/** SHA-256 of a company's files with these contents and of all that was split off them. */
export async function withParts(db: Db, companyId: number, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from ${relatives(companyId, hashes, 'parts')}`.execute(db)
  return rows.map(({ hash }) => hash)
}

/** Whether a content is one of these, a part of one, or what one was split off: for a statement's condition. */
export const isRelated = (content: string, companyId: number, hashes: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(content)} = any(array(
    select hash from ${relatives(companyId, hashes, 'parts')} union select hash from ${relatives(companyId, hashes, 'wholes')}
  ))`

/**
 * Contents with all that lies in one direction of them: what was split off, or what they were split off. Its values are
 * selected, so that PostgreSQL plans the same for all of them: once, which takes longer than to answer. `offset 0` has
 * it ask the indices for each content; joined, it read all files of the company.
 */
function relatives(companyId: number, hashes: readonly string[], direction: 'parts' | 'wholes'): RawBuilder<unknown> {
  const isNext = direction === 'parts' ? sql`part_of = known.id` : sql`id = known.part_of`
  return sql`(
    with recursive found (hash) as (
      select unnest((select ${[...hashes]}::text[]))
      union
      select next.sha256 from found
        cross join lateral (
          select id, part_of from files where sha256 = found.hash and company_id = (select ${companyId}::bigint) offset 0
        ) as known
        cross join lateral (select sha256 from files where ${isNext} and sha256 is not null offset 0) as next
    )
    select hash from found
  ) as ${sql.ref(direction)}`
}
