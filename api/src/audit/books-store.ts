import { paymentTabs, collectionTabs, invoiceStatusesOfSeller, type PaymentTab, type CollectionTab } from '@invoice-card/domain'
import { sql } from 'kysely'
import { findBrokenAudit } from './store.ts'
import type { Db } from '../database/connection.ts'

/** What is wrong with the books, in words; empty where all of them hold. */
export async function auditBooks(db: Db): Promise<string[]> {
  const findings = await Promise.all([unbalanced(db), brokenChains(db), wrongCounters(db), receiptGaps(db)])
  return findings.flat()
}

const unbalanced = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('ledger_entries').select('posting_id')
    .groupBy('posting_id').having(({ fn }) => fn.sum('amount'), '<>', 0).execute()
  return rows.map(({ posting_id }) => `ledger posting ${posting_id} does not add up to nothing`)
}

const brokenChains = async (db: Db): Promise<string[]> => {
  const heads = await db.selectFrom('audit_heads').select('chain').execute()
  const broken = await Promise.all(heads.map(async ({ chain }) => ({ chain, sequence: await findBrokenAudit(db, chain) })))
  return broken.flatMap(({ chain, sequence }) => sequence === null ? [] : [`audit chain ${chain} is broken at ${sequence}`])
}

const receiptGaps = async (db: Db): Promise<string[]> => {
  const { count, last } = await db.selectFrom('receipts')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('number').as('last')]).executeTakeFirstOrThrow()
  const { last_number } = await db.selectFrom('receipt_numbers').select('last_number').executeTakeFirstOrThrow()
  return count === (last ?? 0) && count === last_number ? [] : [`${count} receipts, but the last number is ${last_number}`]
}

/** The kept counts beside the counted ones, by company and name. */
const wrongCounters = async (db: Db): Promise<string[]> => {
  const counted = new Map<string, number>()
  for (const name of Object.keys(paymentTabs) as PaymentTab[]) {
    const { invoice_statuses, invoice_types, is_action_required } = paymentTabs[name]
    const kinds = (['payment', 'request'] as const).filter(kind => invoice_types.includes(kind === 'payment' ? 'InvoicePayment' : 'InvoiceRequestBuyer'))
    const rows = await db.selectFrom('invoices').select(['buyer_company_id as company_id', sql<number>`count(*)`.as('count')])
      .where('buyer_company_id', 'is not', null).where('status', 'in', invoice_statuses).where('kind', 'in', kinds)
      .$if(is_action_required !== undefined, query => query.where('is_action_required', '=', is_action_required ?? false))
      .groupBy('buyer_company_id').execute()
    for (const { company_id, count } of rows) counted.set(`${company_id} payments_${name}`, count)
  }
  for (const name of Object.keys(collectionTabs) as CollectionTab[]) {
    const rows = await db.selectFrom('invoices').select(['seller_company_id as company_id', sql<number>`count(*)`.as('count')])
      .where('seller_company_id', 'is not', null).where('status', 'in', invoiceStatusesOfSeller(collectionTabs[name]))
      .groupBy('seller_company_id').execute()
    for (const { company_id, count } of rows) counted.set(`${company_id} collections_${name}`, count)
  }
  const kept = await db.selectFrom('company_counters').selectAll().execute()
  const keptBy = new Map(kept.map(({ company_id, name, count }) => [`${company_id} ${name}`, count]))
  return [...new Set([...counted.keys(), ...keptBy.keys()])]
    .filter(key => (counted.get(key) ?? 0) !== (keptBy.get(key) ?? 0))
    .map(key => `counter ${key} says ${keptBy.get(key) ?? 0}, but there are ${counted.get(key) ?? 0}`)
}
