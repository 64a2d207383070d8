import {
  paymentTabs,
  collectionTabs,
  invoiceStatusesOfSeller,
  type PaymentTab,
  type CollectionTab,
} from '@invoice-card/domain'
import { sql } from 'kysely'
import { findBrokenAudit } from '../../platform/audit/public.ts'
import type { Db } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'
import { unbalancedPostings } from './ledger-store.ts'

/** The errors of the books, in words; empty where there are none. */
export const auditBooks = async (db: Db): Promise<string[]> =>
  (await bookDifferences(db)).map(({ subject, expected, found }) => `${subject} should be ${expected}, but is ${found}`)

/** Sums, chains, counters and numbers that do not hold. */
export async function bookDifferences(db: Db): Promise<Difference[]> {
  const differences = []
  for (const check of [unbalancedPostings, brokenChains, wrongCounters, receiptGaps])
    differences.push(...(await check(db)))
  return differences
}

const brokenChains = async (db: Db): Promise<Difference[]> => {
  const heads = await db.selectFrom('audit_heads').select('chain').orderBy('chain').execute()
  const broken: Difference[] = []
  for (const { chain } of heads) {
    const sequence = await findBrokenAudit(db, chain)
    if (sequence !== null)
      broken.push({
        kind: 'audit_chain',
        subject: `audit_chain:${chain}`,
        expected: 'whole',
        found: `broken at ${sequence}`,
      })
  }
  return broken
}

const receiptGaps = async (db: Db): Promise<Difference[]> => {
  const {
    rows: [found],
  } = await sql<{ last_number: number; issued: number; left_out: number; has_receipt_outside: boolean }>`
    select last_number, (select count(*) from receipts) as issued,
      (select coalesce(sum(gaps.last_number - first_number + 1), 0)::bigint from receipt_number_gaps as gaps) as left_out,
      exists (select from receipts where number > receipt_numbers.last_number or exists (
        select from receipt_number_gaps as gaps where number between first_number and gaps.last_number)) as has_receipt_outside
    from receipt_numbers`.execute(db)
  if (!found) throw new Error('receipt_numbers has no row')
  const { last_number, issued, left_out, has_receipt_outside } = found
  if (issued + left_out === last_number && !has_receipt_outside) return []
  return [
    {
      kind: 'receipt_number',
      subject: 'receipts',
      expected: `${last_number} without a gap but ${left_out} that were left out`,
      found: `${issued}${has_receipt_outside ? ', of which some have none of these numbers' : ''}`,
    },
  ]
}

/** The stored counts beside the counted ones, by company and name. */
const wrongCounters = async (db: Db): Promise<Difference[]> => {
  const counted = new Map<string, number>()
  for (const name of Object.keys(paymentTabs) as PaymentTab[]) {
    const { invoice_statuses, invoice_types, is_action_required } = paymentTabs[name]
    const kinds = (['payment', 'request'] as const).filter(kind =>
      invoice_types.includes(kind === 'payment' ? 'InvoicePayment' : 'InvoiceRequestBuyer'),
    )
    const rows = await db
      .selectFrom('invoices')
      .select(['buyer_company_id as company_id', sql<number>`count(*)`.as('count')])
      .where('buyer_company_id', 'is not', null)
      .where('status', 'in', invoice_statuses)
      .where('kind', 'in', kinds)
      .$if(is_action_required !== undefined, query =>
        query.where('is_buyer_action_required', '=', is_action_required ?? false),
      )
      .groupBy('buyer_company_id')
      .execute()
    for (const { company_id, count } of rows) counted.set(`${company_id} payments_${name}`, count)
  }
  for (const name of Object.keys(collectionTabs) as CollectionTab[]) {
    const rows = await db
      .selectFrom('invoices')
      .select(['seller_company_id as company_id', sql<number>`count(*)`.as('count')])
      .where('seller_company_id', 'is not', null)
      .where('status', 'in', invoiceStatusesOfSeller(collectionTabs[name]))
      .groupBy('seller_company_id')
      .execute()
    for (const { company_id, count } of rows) counted.set(`${company_id} collections_${name}`, count)
  }
  const stored = await db.selectFrom('company_counters').selectAll().execute()
  const storedBy = new Map(stored.map(({ company_id, name, count }) => [`${company_id} ${name}`, count]))
  return [...new Set([...counted.keys(), ...storedBy.keys()])]
    .filter(key => (counted.get(key) ?? 0) !== (storedBy.get(key) ?? 0))
    .map(key => ({
      kind: 'counter',
      subject: `counter:${key}`,
      expected: String(counted.get(key) ?? 0),
      found: String(storedBy.get(key) ?? 0),
    }))
}
