import { invoiceStatusesOfSeller, type RequestSellerStatusValue } from '@invoice-card/domain'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { InvoiceRequestDraftsTable } from '../database/schema/catalogue.ts'

interface Filter { readonly status?: readonly RequestSellerStatusValue[] | undefined, readonly search_word?: string | undefined }
interface Page { readonly from: number, readonly size: number }

const columns = ['id', 'status', 'buyer_name', 'buyer_email_address', 'amount', 'due_date', 'transfer_date', 'created_at'] as const

const requestsOf = (db: Db, sellerCompanyId: number) =>
  db.selectFrom('invoices').where('seller_company_id', '=', sellerCompanyId).where('kind', '=', 'request')

const filtered = (db: Db, sellerCompanyId: number, { status, search_word }: Filter) => {
  const word = (search_word ?? '').normalize('NFKC').trim().toLowerCase()
  return requestsOf(db, sellerCompanyId)
    .$if(status !== undefined && status.length > 0, query => query.where('status', 'in', invoiceStatusesOfSeller(status ?? [])))
    .$if(word !== '', query => query.where(sql<boolean>`strpos(lower(normalize(concat_ws(' ', buyer_name, buyer_email_address), NFKC)), ${word}) > 0`))
}

/** Requests that a company sent to its buyers, newest first. */
export const listRequests = (db: Db, sellerCompanyId: number, { from, size, ...filter }: Filter & Page) =>
  filtered(db, sellerCompanyId, filter).select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(from).limit(size).execute()

export async function countRequests(db: Db, sellerCompanyId: number, filter: Filter): Promise<number> {
  const { count } = await filtered(db, sellerCompanyId, filter).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export const findRequest = (db: Db, sellerCompanyId: number, id: number) =>
  requestsOf(db, sellerCompanyId).select(columns).where('id', '=', id).executeTakeFirst()

export const listRequestDrafts = (db: Db, companyId: number, { from, size }: Page, now: Date) =>
  db.selectFrom('invoice_request_drafts').select(['id', 'buyer_name', 'amount', 'updated_at'])
    .where('company_id', '=', companyId).where('expires_at', '>', now)
    .orderBy('updated_at', 'desc').orderBy('id', 'desc').offset(from).limit(size).execute()

export async function countRequestDrafts(db: Db, companyId: number, now: Date): Promise<number> {
  const { count } = await db.selectFrom('invoice_request_drafts').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId).where('expires_at', '>', now).executeTakeFirstOrThrow()
  return count
}

export const insertRequestDraft = (db: Db, draft: Insertable<InvoiceRequestDraftsTable>) =>
  db.insertInto('invoice_request_drafts').values(draft).execute()
