import {
  collectionTabs,
  type CollectionTab,
  type InvoiceTypeValue,
  isInTab,
  type PaymentTab,
  paymentTabs,
  sellerStatusOf,
} from '@invoice-card/domain'
import { type Selectable, sql } from 'kysely'
import { type Db, type InvoicesTable, isCheckViolation } from '../../platform/database/public.ts'

/** What counters go by. */
export type Counted = Pick<
  Selectable<InvoicesTable>,
  'kind' | 'status' | 'is_buyer_action_required' | 'buyer_company_id' | 'seller_company_id'
>
export type PaymentCounter = `payments_${PaymentTab}`
export type CollectionCounter = `collections_${CollectionTab}`
type Counter = { readonly company_id: number; readonly name: PaymentCounter | CollectionCounter }
/** By how much a counter moves. */
export type CounterMove = Counter & { readonly delta: number }

/** More was taken from a counter than it had: it counts wrongly. A defect. */
export class CounterBelowZero extends Error {
  override name = 'CounterBelowZero'
}

/** How the buyer sees the invoice. */
export const buyerTypeOf = ({ kind }: Pick<Counted, 'kind'>): InvoiceTypeValue =>
  kind === 'payment' ? 'InvoicePayment' : 'InvoiceRequestBuyer'

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** The counters that an invoice stands in, made from the tabs' own queries. */
const countersOf = (invoice: Counted): Counter[] => {
  const counters: Counter[] = []
  const { buyer_company_id, seller_company_id } = invoice
  if (buyer_company_id !== null) {
    const seen = {
      status: invoice.status,
      type: buyerTypeOf(invoice),
      is_action_required: invoice.is_buyer_action_required,
    }
    for (const tab of keysOf(paymentTabs)) {
      if (isInTab(paymentTabs[tab], seen)) counters.push({ company_id: buyer_company_id, name: `payments_${tab}` })
    }
  }
  if (seller_company_id !== null) {
    const status = sellerStatusOf[invoice.status]
    for (const tab of keysOf(collectionTabs)) {
      if (collectionTabs[tab].includes(status))
        counters.push({ company_id: seller_company_id, name: `collections_${tab}` })
    }
  }
  return counters
}

/** How the counters move from what the invoice was (null: it is new) to what it is. */
export const counterMovesOf = (before: Counted | null, after: Counted): CounterMove[] => [
  ...(before === null ? [] : countersOf(before)).map(counter => ({ ...counter, delta: -1 })),
  ...countersOf(after).map(counter => ({ ...counter, delta: 1 })),
]

/**
 * Moves counters in the transaction that changes what they count: each once, in one order for all transactions, in one
 * statement, so that the rows are locked as shortly as can be.
 * @throws CounterBelowZero
 */
export async function saveCounterMoves(db: Db, moves: readonly CounterMove[]): Promise<void> {
  const moved = [...Map.groupBy(moves, ({ company_id, name }) => `${company_id} ${name}`)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, [first, ...others]]) => ({
      ...first!,
      delta: others.reduce((sum, { delta }) => sum + delta, first!.delta),
    }))
    .filter(({ delta }) => delta !== 0)
  if (moved.length === 0) return
  const deltas = sql`unnest(${moved.map(({ company_id }) => company_id)}::bigint[], ${moved.map(({ name }) => name)}::text[], ${moved.map(({ delta }) => delta)}::bigint[])
    with ordinality as moved (company_id, name, delta, position)`
  // The table takes no count below zero. A new row with less than nothing would be refused before it meets the old one.
  const missing = await sql<Counter>`
    with saved as (
      insert into company_counters (company_id, name, count)
      select company_id, name, greatest(delta, 0) from ${deltas} order by position
      on conflict (company_id, name) do update set count = company_counters.count + (
        select delta from ${deltas} where moved.company_id = excluded.company_id and moved.name = excluded.name
      ) returning company_id, name, xmax = 0 as is_new
    )
    select company_id, name from saved join ${deltas} using (company_id, name) where is_new and delta < 0`
    .execute(db)
    .catch((error: unknown) => {
      // The table takes no count below zero.
      throw isCheckViolation(error)
        ? new CounterBelowZero(`One of these counts is too low: ${list(moved)}`, { cause: error })
        : error
    })
  if (missing.rows.length > 0) throw new CounterBelowZero(`Nothing was counted yet by ${list(missing.rows)}`)
}

const list = (counters: readonly Counter[]): string =>
  counters.map(({ company_id, name }) => `${name} of company ${company_id}`).join(', ')

/** All counters of a company, by name; one that was never counted is 0. */
export async function readCounters(
  db: Db,
  companyId: number,
): Promise<(name: PaymentCounter | CollectionCounter) => number> {
  const rows = await db
    .selectFrom('company_counters')
    .select(['name', 'count'])
    .where('company_id', '=', companyId)
    .execute()
  const counts = new Map<string, number>(rows.map(({ name, count }) => [name, count]))
  return name => counts.get(name) ?? 0
}

export const readCounter = async (
  db: Db,
  companyId: number,
  name: PaymentCounter | CollectionCounter,
): Promise<number> => {
  const row = await db
    .selectFrom('company_counters')
    .select('count')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.count ?? 0
}
