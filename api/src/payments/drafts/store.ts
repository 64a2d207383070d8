import type { DraftValues } from '@invoice-card/contracts'
import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import { type Db, json } from '../../platform/database/public.ts'
import type { Books } from '../../books/work/public.ts'
import type { DraftTimes } from './lifetime.ts'
import type { DraftsTableName } from './values-store.ts'

interface Owner {
  readonly company_id: number
  readonly user_id: number
}

const columns = ['id', 'form_values', 'updated_at', 'expires_at'] as const

const live = (db: Db, companyId: number, now: Date) =>
  db.selectFrom('drafts').where('company_id', '=', companyId).where('expires_at', '>', now)

export async function countDrafts(db: Db, table: DraftsTableName, companyId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest draft of each item of a group that a program prepared, by the item's id. */
export async function findDraftsOfGroup(
  db: Db,
  companyId: number,
  preGroupId: number,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = await live(db, companyId, now)
    .select(['id', sql<number>`(form_values ->> 'pre_id')::bigint`.as('pre_id')])
    .where(sql<boolean>`(form_values ->> 'pre_group_id')::bigint = ${preGroupId}`)
    .where(sql<boolean>`form_values ->> 'pre_id' is not null`)
    .orderBy('updated_at')
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, pre_id }) => [pre_id, id]))
}

export const findDraft = (db: Db, companyId: number, id: number, now: Date) =>
  live(db, companyId, now).select(columns).where('id', '=', id).executeTakeFirst()

/**
 * Adds a draft, also in the place of one under the same key whose time is over. Never over a live one: the company's
 * drafts are added one at a time.
 */
export const insertDraft = (
  db: Db,
  { company_id, user_id }: Owner,
  values: DraftValues,
  draft_key: string | null,
  times: DraftTimes,
) =>
  db
    .insertInto('drafts')
    .values({
      company_id,
      created_by: user_id,
      form_values: json(values),
      draft_key,
      created_at: times.updated_at,
      ...times,
    })
    .onConflict(conflict =>
      conflict
        .columns(['company_id', 'draft_key'])
        .where('draft_key', 'is not', null)
        .doUpdateSet({ form_values: json(values), ...times })
        .where('drafts.expires_at', '<=', times.updated_at),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

/**
 * The draft that was added under the key, or under the id of another file of the same content: who left an upload and
 * sends the file again goes on with the draft there is.
 */
export const findDraftUnder = (db: Db, companyId: number, draftKey: string, now: Date) =>
  live(db, companyId, now)
    .select(columns)
    .where(where =>
      where.or([
        where('draft_key', '=', draftKey),
        where(
          'draft_key',
          'in',
          where
            .selectFrom('files as same')
            .innerJoin('files as sent', join => join.onRef('sent.sha256', '=', 'same.sha256'))
            .select('same.id')
            .where('same.company_id', '=', companyId)
            .where('sent.company_id', '=', companyId)
            .where('sent.id', '=', draftKey),
        ),
      ]),
    )
    .orderBy(where => where('draft_key', '=', draftKey), 'desc')
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * The invoice, not cancelled, of the file that names a draft. Locks the file: waits for a payment that is about to
 * refer to it, and a later one waits.
 */
export async function findInvoiceOfFile(books: Books, companyId: number, fileId: string) {
  await books.lock('draftFile', fileId, db => lockFile(db, companyId, fileId))
  return books.db
    .selectFrom('invoice_files')
    .innerJoin('files', 'files.id', 'invoice_files.file_id')
    .innerJoin('invoices', 'invoices.id', 'invoice_files.invoice_id')
    .select(['invoices.id', 'invoices.seller_company_id'])
    .where('files.company_id', '=', companyId)
    .where('files.id', '=', fileId)
    .where('invoice_files.replaced_at', 'is', null)
    .where('invoices.status', 'not in', [invoiceStatus.cancelled, invoiceStatus.expired])
    .limit(1)
    .executeTakeFirst()
}

// A payment writes rows that refer to its files: only the strongest lock excludes that.
const lockFile = (db: Db, companyId: number, fileId: string) =>
  db.selectFrom('files').select('id').where('company_id', '=', companyId).where('id', '=', fileId).forUpdate().execute()

/**
 * Replaces the values; undefined where the company has no such draft, or none that stands as it did at the given
 * instant.
 */
export const updateDraft = (
  db: Db,
  companyId: number,
  id: number,
  values: DraftValues,
  times: DraftTimes,
  knownUpdatedAt?: string,
) =>
  db
    .updateTable('drafts')
    .set({ form_values: json(values), ...times })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', times.updated_at)
    .$if(knownUpdatedAt !== undefined, draft => draft.where('updated_at', '=', new Date(knownUpdatedAt ?? '')))
    .returning(columns)
    .executeTakeFirst()

/** Deletes the drafts among these that the company has, and returns how many. */
export async function deleteDrafts(
  db: Db,
  table: DraftsTableName,
  companyId: number,
  ids: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the company's drafts that were added under one of these keys. */
export const deleteDraftsUnder = async (db: Db, companyId: number, draftKeys: readonly string[]): Promise<void> => {
  await db.deleteFrom('drafts').where('company_id', '=', companyId).where('draft_key', 'in', draftKeys).execute()
}

/** Deletes the company's drafts of a file, but for what a program prepared: its item waits for this very file. */
export const deleteDraftsOfFile = async (db: Db, companyId: number, fileId: string): Promise<void> => {
  await db
    .deleteFrom('drafts')
    .where('company_id', '=', companyId)
    .where(where =>
      where.or([where('draft_key', '=', fileId), sql<boolean>`form_values -> 'file_ids' ->> 0 = ${fileId}`]),
    )
    .where(sql<boolean>`form_values ->> 'pre_id' is null`)
    .execute()
}

export const deleteExpiredDrafts = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('drafts').where('expires_at', '<=', now).execute()
  await db.deleteFrom('invoice_request_drafts').where('expires_at', '<=', now).execute()
}
