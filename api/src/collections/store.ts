import { invoiceStatusesOfSeller, type RequestSellerStatusValue } from '@invoice-card/domain'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../database/connection.ts'
import type { InvoiceRequestDraftsTable } from '../database/schema/catalogue.ts'
import { countStates, readPage, type States } from '../invoices/long-list-store.ts'

interface Filter { readonly status?: readonly RequestSellerStatusValue[] | undefined, readonly search_word?: string | undefined }
interface Page { readonly from: number, readonly size: number }

const columns = ['id', 'status', 'buyer_name', 'buyer_email_address', 'amount', 'due_date', 'transfer_date', 'created_at'] as const

const requestsOf = (db: Db, sellerCompanyId: number) =>
  db.selectFrom('invoices').where('seller_company_id', '=', sellerCompanyId).where('kind', '=', 'request')

const statesOf = ({ status }: Filter): States => ({ statuses: invoiceStatusesOfSeller(status?.length ? status : [1, 2, 3, 4, 5, 6, 7]), kinds: ['request'] })
const wordOf = ({ search_word }: Filter): string => (search_word ?? '').normalize('NFKC').trim().toLowerCase()

const found = (db: Db, sellerCompanyId: number, filter: Filter) =>
  requestsOf(db, sellerCompanyId).where('status', 'in', statesOf(filter).statuses)
    .where(sql<boolean>`strpos(lower(normalize(concat_ws(' ', buyer_name, buyer_email_address), NFKC)), ${wordOf(filter)}) > 0`)

/** Requests that a company sent to its buyers, newest first. */
export async function listRequests(db: Db, sellerCompanyId: number, { from, size, ...filter }: Filter & Page) {
  if (wordOf(filter) !== '') return found(db, sellerCompanyId, filter).select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').offset(from).limit(size).execute()
  const rows = await readPage(db, sellerCompanyId, statesOf(filter), { list: 'requested_at', order: 'desc', from, size })
  // The seller sees no more of the buyer's payment than these.
  return rows.map(({ id, status, buyer_name, buyer_email_address, amount, due_date, transfer_date, created_at }) =>
    ({ id, status, buyer_name, buyer_email_address, amount, due_date, transfer_date, created_at }))
}

export async function countRequests(db: Db, sellerCompanyId: number, filter: Filter): Promise<number> {
  if (wordOf(filter) === '') return countStates(db, sellerCompanyId, 'requested_at', statesOf(filter))
  const { count } = await found(db, sellerCompanyId, filter).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
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
