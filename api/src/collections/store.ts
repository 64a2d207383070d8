import { invoiceStatusesOfSeller, type RequestSellerStatusValue } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'
import { countStates, readPage, type States } from '../invoices/long-list-store.ts'
import type { InvoiceRow } from '../invoices/transitions.ts'

interface Filter {
  readonly status?: readonly RequestSellerStatusValue[] | undefined
  readonly search_word?: string | undefined
  readonly supplier_id?: number | undefined
  readonly amount_min?: number | undefined
  readonly amount_max?: number | undefined
  readonly date_from?: string | undefined
  readonly date_to?: string | undefined
}
interface Page {
  readonly from: number
  readonly size: number
  readonly sort?: 'created_at' | 'deposit_date' | 'due_date' | 'amount' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

const statesOf = ({ status }: Filter): States => ({ statuses: invoiceStatusesOfSeller(status?.length ? status : [1, 2, 3, 4, 5, 6, 7]), kinds: ['request'] })
const wordOf = ({ search_word }: Filter): string => (search_word ?? '').normalize('NFKC').trim().toLowerCase()

const narrowing = ['supplier_id', 'amount_min', 'amount_max', 'date_from', 'date_to'] as const

/** Nothing but statuses: such a list is counted while it changes, and read at any depth at once. */
const isWholeList = (filter: Filter): boolean => wordOf(filter) === '' && narrowing.every(name => filter[name] === undefined)

const found = (db: Db, sellerCompanyId: number, filter: Filter) => {
  const { supplier_id, amount_min, amount_max, date_from, date_to } = filter
  const word = wordOf(filter)
  return db.selectFrom('invoices').where('seller_company_id', '=', sellerCompanyId).where('kind', '=', 'request').where('status', 'in', statesOf(filter).statuses)
    .$if(word !== '', query => query.where(sql<boolean>`strpos(lower(normalize(concat_ws(' ', buyer_name, buyer_email_address, invoice_number), NFKC)), ${word}) > 0`))
    .$if(supplier_id !== undefined, query => query.where(({ exists, selectFrom }) =>
      exists(selectFrom('invoice_requests').select('invoice_id').whereRef('invoice_id', '=', 'invoices.id').where('partner_id', '=', supplier_id ?? 0))))
    .$if(amount_min !== undefined, query => query.where('amount', '>=', amount_min ?? 0))
    .$if(amount_max !== undefined, query => query.where('amount', '<=', amount_max ?? 0))
    .$if(date_from !== undefined, query => query.where('due_date', '>=', date_from ?? ''))
    .$if(date_to !== undefined, query => query.where('due_date', '<=', date_to ?? ''))
}

/** Requests that a company sent to its buyers, newest first unless asked for otherwise, each with the partner that it was sent to. */
export async function listRequests(db: Db, sellerCompanyId: number, { from, size, sort = 'created_at', order = 'desc', ...filter }: Filter & Page) {
  const rows: readonly InvoiceRow[] = isWholeList(filter) && sort === 'created_at'
    ? await readPage(db, sellerCompanyId, statesOf(filter), { list: 'requested_at', order, from, size })
    : await found(db, sellerCompanyId, filter).selectAll()
      .orderBy(sort === 'deposit_date' ? 'transfer_date' : sort, direction => order === 'desc' ? direction.desc().nullsFirst() : direction.asc().nullsLast())
      .orderBy('id', order).offset(from).limit(size).execute()
  const partners = await partnersOf(db, rows.map(({ id }) => id))
  return rows.map(row => ({ ...row, partner_id: partners.get(row.id) ?? null }))
}

async function partnersOf(db: Db, invoiceIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db.selectFrom('invoice_requests').select(['invoice_id', 'partner_id']).where('invoice_id', 'in', invoiceIds).execute()
  return new Map(rows.map(({ invoice_id, partner_id }) => [invoice_id, partner_id]))
}

export async function countRequests(db: Db, sellerCompanyId: number, filter: Filter): Promise<number> {
  if (isWholeList(filter)) return countStates(db, sellerCompanyId, 'requested_at', statesOf(filter))
  const { count } = await found(db, sellerCompanyId, filter).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
