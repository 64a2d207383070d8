import { sql, type ExpressionBuilder } from 'kysely'
import type { invoices, QueryOf } from '@invoice-card/contracts'
import { type PaymentTab, paymentTabs } from '@invoice-card/domain'
import type { Db } from '../database/connection.ts'
import type { Database } from '../database/schema/index.ts'
import { readCounter } from './counter-store.ts'
import { countStates, readPage, type States } from './long-list-store.ts'
import type { InvoiceRow } from './transitions.ts'

type ListQuery = QueryOf<typeof invoices.listInvoices>

/** A buyer's page of invoices and how many there are. Seller's rows are another list. */
export async function listInvoices(db: Db, companyId: number, query: ListQuery): Promise<{ rows: InvoiceRow[], total_count: number }> {
  const sort = query.sort ?? 'created_at'
  const order = query.order ?? 'desc'
  if (isByStateOnly(query)) {
    const states = statesOf(query)
    const [rows, total_count] = await Promise.all([
      readPage(db, companyId, states, { list: sort, order, from: query.from, size: query.size }),
      countOf(db, companyId, query, states),
    ])
    return { rows, total_count }
  }
  const matching = db.selectFrom('invoices').where(where => where.and(conditionsOf(where, companyId, query)))
  const [rows, { count }] = await Promise.all([
    matching.selectAll()
      .orderBy(sort, direction => order === 'desc' ? direction.desc().nullsFirst() : direction.asc().nullsLast())
      .orderBy('id', order).offset(query.from).limit(query.size).execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total_count: count }
}

const allStatuses = [1, 2, 3, 4, 5, 6, 7, 8] as const

const statesOf = ({ invoice_statuses, invoice_types, is_action_required }: ListQuery): States => ({
  statuses: [...new Set(invoice_statuses ?? allStatuses)], is_action_required,
  kinds: invoice_types ? kindsOf(invoice_types) : ['payment', 'request'],
})

function conditionsOf(where: ExpressionBuilder<Database, 'invoices'>, companyId: number, query: ListQuery) {
  const conditions = [where('buyer_company_id', '=', companyId)]
  if (query.invoice_statuses) conditions.push(where('status', 'in', query.invoice_statuses))
  if (query.invoice_types) conditions.push(ofTypes(where, query.invoice_types))
  if (query.is_action_required !== undefined) conditions.push(where('is_action_required', '=', query.is_action_required))
  if (query.supplier_id !== undefined) conditions.push(where('supplier_id', '=', query.supplier_id))
  if (query.amount_min !== undefined) conditions.push(where('amount', '>=', query.amount_min))
  if (query.amount_max !== undefined) conditions.push(where('amount', '<=', query.amount_max))
  if (query.date_from !== undefined) conditions.push(where('transfer_date', '>=', query.date_from))
  if (query.date_to !== undefined) conditions.push(where('transfer_date', '<=', query.date_to))
  const word = query.search_word?.normalize('NFKC').trim()
  if (word) conditions.push(where.or(searchOf(where, word)))
  return conditions
}

/** A word finds the supplier's name, the invoice's number and the display id. */
function searchOf(where: ExpressionBuilder<Database, 'invoices'>, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const found = [
    where(sql<string>`normalize(supplier_name, NFKC)`, 'ilike', pattern),
    where(sql<string>`normalize(coalesce(invoice_number, ''), NFKC)`, 'ilike', pattern),
  ]
  const id = /^I-0*(\d{1,15})$/i.exec(word)?.[1]
  return id ? [...found, where('id', '=', Number(id))] : found
}

// A seller's type alone leaves no kind, and SQL knows no empty list.
function ofTypes(where: ExpressionBuilder<Database, 'invoices'>, types: NonNullable<ListQuery['invoice_types']>) {
  const kinds = kindsOf(types)
  return kinds.length > 0 ? where('kind', 'in', kinds) : where(sql.lit(false), '=', true)
}

const kindsOf = (types: NonNullable<ListQuery['invoice_types']>): InvoiceRow['kind'][] => [
  ...(types.includes('InvoicePayment') ? ['payment' as const] : []),
  ...(types.includes('InvoiceRequestBuyer') ? ['request' as const] : []),
]

const narrowing = ['search_word', 'supplier_id', 'amount_min', 'amount_max', 'date_from', 'date_to'] as const

/** Whether the query names states only: such lists are counted as they change, however long they are. */
const isByStateOnly = (query: ListQuery): boolean =>
  narrowing.every(filter => query[filter] === undefined || (filter === 'search_word' && query[filter]?.trim() === ''))

const sameSet = (a: readonly (string | number)[] | undefined, b: readonly (string | number)[]) =>
  a !== undefined && a.length === b.length && b.every(item => a.includes(item))

/** The tab that the query stands for, if it is exactly one of the header's. */
const tabOf = (query: ListQuery): PaymentTab | undefined =>
  (Object.keys(paymentTabs) as PaymentTab[]).find((name) => {
    const tab = paymentTabs[name]
    return sameSet(query.invoice_statuses, tab.invoice_statuses) && sameSet(query.invoice_types, tab.invoice_types)
      && query.is_action_required === tab.is_action_required
  })

// The header asks on every page: its counts are one row each.
function countOf(db: Db, companyId: number, query: ListQuery, states: States): Promise<number> {
  const tab = tabOf(query)
  return tab ? readCounter(db, companyId, `payments_${tab}`) : countStates(db, companyId, 'created_at', states)
}
