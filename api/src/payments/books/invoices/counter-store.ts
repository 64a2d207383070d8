import {
  collectionTabs,
  type CollectionTab,
  type InvoiceTypeValue,
  isInTab,
  type PaymentTab,
  paymentTabs,
  sellerStatusOf,
} from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from './transitions.ts'

type Counted = Pick<InvoiceRow, 'kind' | 'status' | 'is_buyer_asked' | 'buyer_company_id' | 'seller_company_id'>
export type PaymentCounter = `payments_${PaymentTab}`
export type CollectionCounter = `collections_${CollectionTab}`
type Counter = { company_id: number; name: PaymentCounter | CollectionCounter }

/** How the buyer sees the invoice. */
export const buyerTypeOf = ({ kind }: Pick<InvoiceRow, 'kind'>): InvoiceTypeValue =>
  kind === 'payment' ? 'InvoicePayment' : 'InvoiceRequestBuyer'

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** The counters that an invoice stands in, made from the tabs' own queries. */
const countersOf = (invoice: Counted): Counter[] => {
  const counters: Counter[] = []
  const { buyer_company_id, seller_company_id } = invoice
  if (buyer_company_id !== null) {
    const seen = { status: invoice.status, type: buyerTypeOf(invoice), is_action_required: invoice.is_buyer_asked }
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

/** Moves the counts from what the invoice was to what it is, in the transaction that changes it. */
export const moveCounters = async (db: Db, before: Counted | null, after: Counted): Promise<void> => {
  const deltas = new Map<string, Counter & { delta: number }>()
  const add = (counter: Counter, delta: number) => {
    const key = `${counter.company_id} ${counter.name}`
    deltas.set(key, { ...counter, delta: (deltas.get(key)?.delta ?? 0) + delta })
  }
  if (before) countersOf(before).forEach(counter => add(counter, -1))
  countersOf(after).forEach(counter => add(counter, 1))

  // One order for all, so that two transactions never wait for each other.
  const moved = [...deltas]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, counter]) => counter)
    .filter(({ delta }) => delta !== 0)
  if (moved.length > 0) await addToCounters(db, moved)
}

/** One statement for all, so that the rows are locked as shortly as can be. What would begin below zero begins at zero. */
async function addToCounters(db: Db, moved: readonly (Counter & { readonly delta: number })[]): Promise<void> {
  const deltas = sql`unnest(${moved.map(({ company_id }) => company_id)}::bigint[], ${moved.map(({ name }) => name)}::text[], ${moved.map(({ delta }) => delta)}::bigint[])
    with ordinality as moved (company_id, name, delta, position)`
  await sql`
    insert into company_counters (company_id, name, count)
    select company_id, name, greatest(delta, 0) from ${deltas} order by position
    on conflict (company_id, name) do update set count = company_counters.count + (
      select delta from ${deltas} where moved.company_id = excluded.company_id and moved.name = excluded.name
    )`.execute(db)
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
