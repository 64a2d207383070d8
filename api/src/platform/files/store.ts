import type { OcrFields } from '@invoice-card/contracts'
import { type Db, type FilePagesTable, type FilesTable, json } from '../database/public.ts'

export type FileRow = NonNullable<Awaited<ReturnType<typeof findFile>>>
type NewFile = Pick<FilesTable, 'id' | 'company_id' | 'created_by' | 'file_name' | 'content_type' | 'size_bytes'> &
  Partial<Pick<FilesTable, 'document_size_code' | 'invoice_file_type'>> & { readonly client_id?: string }
type Accepted = Pick<FilesTable, 'content_type' | 'size_bytes'> & {
  readonly sha256: string
  readonly page_count: number
  readonly accepted_at: Date
}

export const insertFile = (db: Db, file: NewFile, now: Date) =>
  db
    .insertInto('files')
    .values({ ...file, created_at: now })
    .execute()

export const findFile = (db: Db, companyId: number, id: string) =>
  db.selectFrom('files').selectAll().where('id', '=', id).where('company_id', '=', companyId).executeTakeFirst()

/** The company's accepted files in the order of their ids, each once; undefined where one of them is not there. */
export async function listAcceptedFiles(
  db: Db,
  companyId: number,
  ids: readonly string[],
): Promise<FileRow[] | undefined> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const files = await db
    .selectFrom('files')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', wanted)
    .where('accepted_at', 'is not', null)
    .execute()
  if (files.length < wanted.length) return undefined
  return files.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id))
}

/** A file that a company may see: its own, or one that stands for a request that it was asked to pay. */
export const findReadableFile = async (db: Db, companyId: number, id: string): Promise<FileRow | undefined> =>
  (await findFile(db, companyId, id)) ??
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('invoice_files')
          .innerJoin('invoices', 'invoices.id', 'invoice_files.invoice_id')
          .select('invoices.id')
          .whereRef('invoice_files.file_id', '=', 'files.id')
          .where('invoice_files.replaced_at', 'is', null)
          .where('invoices.kind', '=', 'request')
          .where('invoices.buyer_company_id', '=', companyId),
      ),
    )
    .executeTakeFirst()

/** A file that a program uploaded itself in the name of this user. */
export const findClientFile = (
  db: Db,
  {
    company_id,
    user_id,
    client_id,
  }: { readonly company_id: number; readonly user_id: number; readonly client_id: string },
  id: string,
) =>
  db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', company_id)
    .where('created_by', '=', user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()

/** For signed links and jobs, which were given the id by somebody who may see the file. */
export const findFileById = (db: Db, id: string) =>
  db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst()

/**
 * Uploads of a company that were announced since then and never finished, by its users or by one program: neither uses
 * up the other's.
 */
export async function countUnfinished(
  db: Db,
  companyId: number,
  clientId: string | null,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('client_id', 'is not distinct from', clientId)
    .where('accepted_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Claims a file for validation until then; false where it is decided, or another call validates it. */
export async function claimCheck(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ checking_until: until })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('refusal', 'is', null)
    .where(({ eb, or }) => or([eb('checking_until', 'is', null), eb('checking_until', '<=', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const releaseCheck = (db: Db, id: string, until: Date) =>
  db
    .updateTable('files')
    .set({ checking_until: null })
    .where('id', '=', id)
    .where('checking_until', '=', until)
    .execute()

/** Records what was checked, once, and holds the row from here on; false where it is no longer claimed until then. */
export async function acceptFile(db: Db, id: string, accepted: Accepted, claimedUntil: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set({ ...accepted, checking_until: null })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('checking_until', 'is not distinct from', claimedUntil)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records why the content of a claimed upload is refused. */
export const refuseFile = (db: Db, id: string, refusal: string, claimedUntil: Date) =>
  db
    .updateTable('files')
    .set({ refusal, checking_until: null })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('checking_until', '=', claimedUntil)
    .execute()

export const listPages = (db: Db, fileId: string) =>
  db.selectFrom('file_pages').selectAll().where('file_id', '=', fileId).orderBy('page').execute()

export const findPage = (db: Db, fileId: string, page: number) =>
  db
    .selectFrom('file_pages')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['file_pages.content_type', 'files.content_type as file_content_type'])
    .where('file_id', '=', fileId)
    .where('page', '=', page)
    .executeTakeFirst()

/** A page drawn again replaces the first picture. */
export const savePage = (db: Db, page: FilePagesTable) =>
  db
    .insertInto('file_pages')
    .values(page)
    .onConflict(conflict =>
      conflict
        .columns(['file_id', 'page'])
        .doUpdateSet({ content_type: page.content_type, width: page.width, height: page.height }),
    )
    .execute()

/**
 * Of a file that is being read; one whose reading has ended stays as it is. @param known fields read so far, for who
 * waits. @param ocr_progress 0 to 1
 */
export const saveProgress = (db: Db, id: string, ocr_progress: number, known?: OcrFields) =>
  db
    .updateTable('files')
    .set({ ocr_status: 'reading', ocr_progress, ...(known && { ocr_fields: json(known) }) })
    .where('id', '=', id)
    .where('ocr_status', 'in', ['waiting', 'reading'])
    .execute()

interface Result {
  readonly ocr_status: 'done' | 'not_read' | 'failed'
  readonly fields: OcrFields | null
  readonly ocr_warnings: string[]
  readonly invoice_pages?: readonly number[]
  readonly reading_ms: number
  /** How the file came to be, where its pages show it. */
  readonly invoice_file_type?: FileRow['invoice_file_type'] | undefined
}

/** Saves the result of a reading unless another attempt has read the file; one that failed is replaced. */
export const saveResult = (
  db: Db,
  id: string,
  { ocr_status, fields, ocr_warnings, invoice_pages = [], reading_ms, invoice_file_type }: Result,
) =>
  db
    .updateTable('files')
    .set({
      ocr_status,
      ocr_progress: 1,
      ocr_fields: fields && json(fields),
      ocr_warnings,
      invoice_pages: [...invoice_pages],
      reading_ms,
      invoice_file_type,
    })
    .where('id', '=', id)
    .where('ocr_status', 'not in', ['done', 'not_read'])
    .execute()

/** How many accepted files of a company are not read yet. */
export async function countWaitingReadings(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is not', null)
    .where('ocr_status', 'in', ['waiting', 'reading'])
    .executeTakeFirstOrThrow()
  return count
}

/** Milliseconds that readings of a company's files took, of those uploaded since then. */
export async function sumReadingMs(db: Db, companyId: number, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<number | null>('reading_ms').as('sum'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

/** Bytes of a company's accepted files that were uploaded since then. */
export async function sumAcceptedBytes(db: Db, companyId: number, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum<string | null>('size_bytes').as('sum'))
    .where('company_id', '=', companyId)
    .where('created_at', '>', since)
    .where('accepted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Ends readings of files from before a moment, and names them. An attempt that succeeds after all puts it right. */
export const failReadings = async (db: Db, acceptedBefore: Date): Promise<string[]> => {
  const rows = await db
    .updateTable('files')
    .set({ ocr_status: 'failed', ocr_progress: 1, ocr_fields: null, ocr_warnings: [], invoice_pages: [] })
    .where('ocr_status', 'in', ['waiting', 'reading'])
    .where('accepted_at', '<', acceptedBefore)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The next announced upload after an id that nobody finished, locked so that it is not accepted while its files are
 * removed.
 */
export const lockUnfinished = (db: Db, before: Date, afterId: string) =>
  db
    .selectFrom('files')
    .select('id')
    .where('accepted_at', 'is', null)
    .where('created_at', '<', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

export const deleteFile = (db: Db, id: string) => db.deleteFrom('files').where('id', '=', id).execute()
