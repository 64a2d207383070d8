import type {
  QueryOf,
  SupplierLastPayment,
  SupplierReference,
  suppliers,
  SupplierStatus,
} from '@invoice-card/contracts'
import { paidStatuses } from '@invoice-card/domain'
import { sql, type RawBuilder } from 'kysely'
import { searchable } from '../../../platform/zengin/public.ts'
import { type Db, literals } from '../../../platform/database/public.ts'
import type { NewSupplier } from '../rows/new-supplier.ts'
import { live } from '../rows/store.ts'

const maxSimilar = 5

type ListQuery = QueryOf<typeof suppliers.listSuppliers>
type Filter = Pick<ListQuery, 'status' | 'search_word'>
type Sort = NonNullable<ListQuery['sort']>

const filtered = (db: Db, companyId: number, { status, search_word }: Filter) => {
  const word = searchable(search_word ?? '')
  return (
    live(db, companyId)
      .$if(status !== undefined && status.length > 0, query => query.where('status', 'in', status ?? []))
      // The pairs are found by their index and may stand apart; one letter has none.
      .$if(word !== '', query => query.where(sql<boolean>`strpos(search_text, ${word}) > 0`))
      .$if([...word].length > 1, query =>
        query.where(sql<boolean>`pairs_of_letters(company_id, search_text) @> pairs_of_letters(${companyId}, ${word})`),
      )
  )
}

/**
 * Names of the suppliers that a search for the word finds, also by reading or number; null for a word so short that it
 * finds most.
 */
export const namesFoundBy = (db: Db, companyId: number, search_word: string) =>
  [...searchable(search_word)].length < 2 ? null : filtered(db, companyId, { search_word }).select('suppliers.name')

/** Whether a row is a payment to a supplier, in the words of the index `invoices_supplier_payments`. */
export const isPaymentTo = (supplierId: RawBuilder<unknown>) => sql<boolean>`invoices.supplier_id = ${supplierId}
  and invoices.kind = 'payment' and invoices.status in (${literals(paidStatuses)})
  and invoices.transfer_date is not null`

/** Others of nearly the same name: the same without the legal form first, then those that contain it. */
export async function findSimilar(
  db: Db,
  companyId: number,
  { comparable_name }: NewSupplier,
  besides = 0,
): Promise<SupplierReference[]> {
  if ([...searchable(comparable_name)].length < 2) return []
  return filtered(db, companyId, { search_word: comparable_name })
    .select(['id', 'name', 'status'])
    .where('id', '<>', besides)
    .orderBy(sql`comparable_name = ${comparable_name} desc`)
    .orderBy('id', 'desc')
    .limit(maxSimilar)
    .execute()
}

const lastTransferDate = sql`(select max(invoices.transfer_date) from invoices where ${isPaymentTo(sql`suppliers.id`)})`

/** The last payment of each row: the end of an index, whatever the number of payments. */
export const lastPayment = sql<SupplierLastPayment | null>`(
  select json_build_object(
    'invoice_id', invoices.id, 'amount', amount, 'transfer_date', transfer_date, 'status', invoices.status)
  from invoices where ${isPaymentTo(sql`suppliers.id`)} order by transfer_date desc, invoices.id desc limit 1
)`.as('last_payment')

const keys: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  created_at: sql`created_at`,
  name_kana: sql`kana_order(name_kana, comparable_name)`,
  last_payment: lastTransferDate,
}
const usualOrders = {
  created_at: 'desc',
  name_kana: 'asc',
  last_payment: 'desc',
} as const satisfies Record<Sort, 'asc' | 'desc'>

/**
 * Suppliers with the number of their accounts and their last payments. Only the rows of the page are read, the others
 * passed by in an index.
 */
export function listSuppliers(db: Db, companyId: number, query: ListQuery) {
  const { from, size, sort = 'created_at', order = usualOrders[sort], ...filter } = query
  const direction = sql.raw(sort === 'last_payment' ? `${order} nulls last` : order)
  const page = filtered(db, companyId, filter)
    .select('id as page_id')
    .select(keys[sort].as('place'))
    .orderBy(sql`place ${direction}`)
    .orderBy('id', order)
    .offset(from)
    .limit(size)
  return db
    .selectFrom(page.as('page'))
    .innerJoin('suppliers', 'suppliers.id', 'page_id')
    .selectAll('suppliers')
    .select(lastPayment)
    .select(({ selectFrom }) =>
      selectFrom('supplier_accounts')
        .whereRef('supplier_accounts.supplier_id', '=', 'suppliers.id')
        .where('supplier_accounts.deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('account_count'),
    )
    .orderBy(sql`place ${direction}`)
    .orderBy('suppliers.id', order)
    .execute()
}

/** One of them. */
export const findListedSupplier = (db: Db, companyId: number, id: number) =>
  live(db, companyId).selectAll().select(lastPayment).where('id', '=', id).executeTakeFirst()

/** How many suppliers of each status a company has; none for a status that no supplier has. */
export async function countSuppliersByStatus(db: Db, companyId: number): Promise<ReadonlyMap<SupplierStatus, number>> {
  const rows = await live(db, companyId)
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

export async function countSuppliers(db: Db, companyId: number, filter: Filter): Promise<number> {
  const { count } = await filtered(db, companyId, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
