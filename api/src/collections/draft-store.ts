import type { RequestDraftValues } from '@invoice-card/contracts'
import { json, type Db } from '../database/connection.ts'

interface Owner { readonly company_id: number, readonly user_id: number }
interface Times { readonly updated_at: Date, readonly expires_at: Date }

const columns = ['id', 'buyer_name', 'amount', 'form_values', 'updated_at', 'expires_at'] as const

const live = (db: Db, companyId: number, now: Date) =>
  db.selectFrom('invoice_request_drafts').where('company_id', '=', companyId).where('expires_at', '>', now)

export const listRequestDrafts = (db: Db, companyId: number, { from, size }: { from: number, size: number }, now: Date) =>
  live(db, companyId, now).select(columns).orderBy('updated_at', 'desc').orderBy('id', 'desc').offset(from).limit(size).execute()

export async function countRequestDrafts(db: Db, companyId: number, now: Date): Promise<number> {
  const { count } = await live(db, companyId, now).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export const findRequestDraft = (db: Db, companyId: number, id: number, now: Date) =>
  live(db, companyId, now).select(columns).where('id', '=', id).executeTakeFirst()

interface Content { readonly buyer_name: string | null, readonly amount: number | null, readonly values: RequestDraftValues }
const rowOf = ({ values, ...content }: Content) => ({ ...content, form_values: json(values) })

export const insertRequestDraft = (db: Db, { company_id, user_id }: Owner, content: Content, times: Times) =>
  db.insertInto('invoice_request_drafts').values({ company_id, created_by: user_id, ...rowOf(content), created_at: times.updated_at, ...times })
    .returning(columns).executeTakeFirstOrThrow()

/** Replaces the values; undefined where the company has no such draft. */
export const updateRequestDraft = (db: Db, companyId: number, id: number, content: Content, times: Times) =>
  db.updateTable('invoice_request_drafts').set({ ...rowOf(content), ...times })
    .where('id', '=', id).where('company_id', '=', companyId).where('expires_at', '>', times.updated_at)
    .returning(columns).executeTakeFirst()

/** Deletes the drafts among these that the company has, and tells how many. */
export async function deleteRequestDrafts(db: Db, companyId: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('invoice_request_drafts').where('company_id', '=', companyId).where('id', 'in', ids).executeTakeFirst()
  return Number(numDeletedRows)
}
