import type { DraftValues } from '@invoice-card/contracts'
import { json, type Db } from '../database/connection.ts'

interface Owner { readonly company_id: number, readonly user_id: number }
interface Times { readonly updated_at: Date, readonly expires_at: Date }

const columns = ['id', 'form_values', 'updated_at', 'expires_at'] as const

const live = (db: Db, companyId: number, now: Date) =>
  db.selectFrom('drafts').where('company_id', '=', companyId).where('expires_at', '>', now)

export const listDrafts = (db: Db, companyId: number, { from, size }: { from: number, size: number }, now: Date) =>
  live(db, companyId, now).select(columns).orderBy('updated_at', 'desc').orderBy('id', 'desc').offset(from).limit(size).execute()

export async function countDrafts(db: Db, companyId: number, now: Date): Promise<number> {
  const { count } = await live(db, companyId, now).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** One new draft of a company at a time, or many at once would all find room for one more. Payments of the company don't wait for it. */
export const lockDrafts = (db: Db, companyId: number) => db.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()

export const findDraft = (db: Db, companyId: number, id: number, now: Date) =>
  live(db, companyId, now).select(columns).where('id', '=', id).executeTakeFirst()

/** Adds a draft, or replaces the values of the one that was added under the same key. */
export const insertDraft = (db: Db, { company_id, user_id }: Owner, values: DraftValues, draft_key: string | null, times: Times) =>
  db.insertInto('drafts').values({ company_id, created_by: user_id, form_values: json(values), draft_key, created_at: times.updated_at, ...times })
    .onConflict(conflict => conflict.columns(['company_id', 'draft_key']).where('draft_key', 'is not', null).doUpdateSet({ form_values: json(values), ...times }))
    .returning(columns).executeTakeFirstOrThrow()

/** Whether a draft was added under the key, whatever became of it by time. */
export const isDraftKeyTaken = async (db: Db, companyId: number, draftKey: string): Promise<boolean> =>
  await db.selectFrom('drafts').select('id').where('company_id', '=', companyId).where('draft_key', '=', draftKey).executeTakeFirst() !== undefined

/** Replaces the values; undefined where the company has no such draft. */
export const updateDraft = (db: Db, companyId: number, id: number, values: DraftValues, times: Times) =>
  db.updateTable('drafts').set({ form_values: json(values), ...times })
    .where('id', '=', id).where('company_id', '=', companyId).where('expires_at', '>', times.updated_at)
    .returning(columns).executeTakeFirst()

/** Deletes the drafts among these that the company has, and tells how many. */
export async function deleteDrafts(db: Db, companyId: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('drafts').where('company_id', '=', companyId).where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the company's drafts that were added under one of these keys. */
export const deleteDraftsUnder = async (db: Db, companyId: number, draftKeys: readonly string[]): Promise<void> => {
  await db.deleteFrom('drafts').where('company_id', '=', companyId).where('draft_key', 'in', draftKeys).execute()
}

export const deleteExpiredDrafts = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('drafts').where('expires_at', '<=', now).execute()
  await db.deleteFrom('invoice_request_drafts').where('expires_at', '<=', now).execute()
}

/** Names of the company's suppliers and files that drafts mention, by their ids. */
export async function namesOf(db: Db, companyId: number, drafts: readonly DraftValues[]) {
  const supplierIds = drafts.flatMap(({ supplier_id }) => supplier_id ?? [])
  const fileIds = drafts.flatMap(({ file_ids }) => file_ids?.slice(0, 1) ?? [])
  const suppliers = supplierIds.length === 0 ? [] : await db.selectFrom('suppliers').select(['id', 'name']).where('company_id', '=', companyId).where('deleted_at', 'is', null).where('id', 'in', supplierIds).execute()
  const files = fileIds.length === 0 ? [] : await db.selectFrom('files').select(['id', 'file_name']).where('company_id', '=', companyId).where('id', 'in', fileIds).execute()
  return { suppliers: new Map(suppliers.map(({ id, name }) => [id, name])), files: new Map(files.map(({ id, file_name }) => [id, file_name])) }
}
