import { type RawBuilder, sql } from 'kysely'
import type { invoices, QueryOf, ReturnState } from '@invoice-card/contracts'
import { type PaymentTab, paymentTabs } from '@invoice-card/domain'
import { type Db, inPieces, literally, spelledNumber, spellNumber } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import { cancelReasonOfRow, returnStateOfRow } from '../../../books/outcomes/public.ts'
import { readCounter } from '../../../books/work/public.ts'
import { receiptNumberOfRow } from '../../receipts/public.ts'
import { countStates, isCounted, listKeyOf, readPage, type States } from './long-list-store.ts'
import { countNarrowed, isWithin, readNarrowedPage } from './narrowed-list-store.ts'
import { countSearched, hasWord, searchInvoices } from './search-store.ts'

type ListQuery = QueryOf<typeof invoices.listInvoices>

/** A buyer's page of invoices and how many there are. Seller's rows are another list. */
export async function listInvoices(
  db: Db,
  companyId: number,
  query: ListQuery,
): Promise<{ rows: InvoiceRow[]; total_count: number }> {
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
  const stretch = { list: sort, order, from: query.from, size: query.size }
  const word = wordOf(query)
  if (word === '' && numberOf(query) === '' && query.supplier_id === undefined && query.ids === undefined) {
    const states = statesOf(query)
    const [rows, total_count] = await Promise.all([
      readNarrowedPage(db, companyId, states, query, stretch),
      countNarrowed(db, companyId, states, query),
    ])
    return { rows, total_count }
  }
  if (word !== '') return searchInvoices(db, word, { ...stretch, ...searchedBy(companyId, query) })
  const matching = db.selectFrom('invoices').where('buyer_company_id', '=', companyId).where(narrowedBy(query))
  const [rows, { count }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(sort, direction => (order === 'desc' ? direction.desc().nullsFirst() : direction.asc().nullsLast()))
      .orderBy('id', order)
      .offset(query.from)
      .limit(query.size)
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, total_count: count }
}

/** How many of them have the query's word. */
export const countWithWord = (db: Db, companyId: number, query: ListQuery): Promise<number> =>
  countSearched(db, wordOf(query), {
    list: 'created_at',
    order: 'desc',
    from: 0,
    size: 1,
    ...searchedBy(companyId, query),
  })

const searchedBy = (companyId: number, query: ListQuery) => ({
  companyId,
  states: statesOf(query),
  ranges: query,
  further: narrowedFurtherBy(query),
})

/** A row of the list as a file. */
export interface ExportedInvoice extends InvoiceRow {
  readonly cancel_reason: string | null
  readonly return_state: ReturnState | null
  readonly receipt_number: number | null
}

/** All rows that a list shows, in its order, in pieces (docs/decisions/0157). */
export const readWholeList = (
  pool: Db,
  companyId: number,
  query: Omit<ListQuery, 'from' | 'size'>,
): AsyncIterable<readonly ExportedInvoice[]> =>
  inPieces(pool, async db => {
    const asked = { ...query, from: 0, size: 1 }
    const list = query.sort ?? 'created_at'
    const word = wordOf(asked)
    const hasItsWord = word === '' ? sql`true` : await hasWord(db, word, { list, companyId })
    const direction = sql.raw(query.order ?? 'desc')
    return sql<ExportedInvoice>`
      select invoices.*, ${cancelReasonOfRow} as cancel_reason, ${returnStateOfRow} as return_state,
        ${receiptNumberOfRow} as receipt_number
      from invoices where buyer_company_id = ${companyId} and ${narrowedBy(asked)} and ${hasItsWord}
      order by ${listKeyOf(list)} ${direction}, id ${direction}`
  })

const allStatuses = [1, 2, 3, 4, 5, 6, 7, 8] as const

const statesOf = ({ invoice_statuses, invoice_types, is_action_required }: ListQuery): States => ({
  statuses: [...new Set(invoice_statuses ?? allStatuses)],
  is_buyer_action_required: is_action_required,
  kinds: invoice_types ? kindsOf(invoice_types) : ['payment', 'request'],
})

const wordOf = ({ search_word }: ListQuery): string => search_word?.normalize('NFKC').trim() ?? ''
const numberOf = ({ invoice_number }: ListQuery): string => invoice_number?.normalize('NFKC').trim() ?? ''

/** All that a list is narrowed by but a word. */
const narrowedBy = (query: ListQuery): RawBuilder<boolean> =>
  sql<boolean>`(${isCounted(statesOf(query))} and ${isWithin(query)} and ${narrowedFurtherBy(query) ?? sql`true`})`

/** What is neither a word nor a state nor a range. */
function narrowedFurtherBy(query: ListQuery): RawBuilder<unknown> | undefined {
  const number = numberOf(query)
  const conditions = [
    ...(query.ids === undefined ? [] : [sql`id = any(${query.ids}::bigint[])`]),
    ...(query.supplier_id === undefined ? [] : [sql`supplier_id = ${query.supplier_id}`]),
    // In the words of the index of numbers, which serves whole ones as well.
    ...(number === ''
      ? []
      : [sql`${spelledNumber(sql.ref('invoice_number'))} ilike ${literally(spellNumber(number))}`]),
  ]
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `)
}

const kindsOf = (types: NonNullable<ListQuery['invoice_types']>): InvoiceRow['kind'][] => [
  ...(types.includes('InvoicePayment') ? ['payment' as const] : []),
  ...(types.includes('InvoiceRequestBuyer') ? ['request' as const] : []),
]

const narrowing = [
  'ids',
  'search_word',
  'invoice_number',
  'supplier_id',
  'amount_min',
  'amount_max',
  'date_from',
  'date_to',
  'issue_date_from',
  'issue_date_to',
  'due_date_from',
  'due_date_to',
] as const

/** Whether the query names states only: such lists are counted as they change, however long they are. */
const isByStateOnly = (query: ListQuery): boolean =>
  narrowing.every(
    filter =>
      query[filter] === undefined ||
      (filter === 'search_word' && wordOf(query) === '') ||
      (filter === 'invoice_number' && numberOf(query) === ''),
  )

const sameSet = (a: readonly (string | number)[] | undefined, b: readonly (string | number)[]) =>
  a !== undefined && a.length === b.length && b.every(item => a.includes(item))

/** The tab that the query stands for, if it is exactly one of the header's. */
const tabOf = (query: ListQuery): PaymentTab | undefined =>
  (Object.keys(paymentTabs) as PaymentTab[]).find(name => {
    const tab = paymentTabs[name]
    return (
      sameSet(query.invoice_statuses, tab.invoice_statuses) &&
      sameSet(query.invoice_types, tab.invoice_types) &&
      query.is_action_required === tab.is_action_required
    )
  })

// The header asks on every page: its counts are one row each.
function countOf(db: Db, companyId: number, query: ListQuery, states: States): Promise<number> {
  const tab = tabOf(query)
  return tab ? readCounter(db, companyId, `payments_${tab}`) : countStates(db, companyId, 'created_at', states)
}
