import type { SupplierUse } from '@invoice-card/contracts'
import { sql } from 'kysely'
import type { Db } from '../database/connection.ts'

const maxListed = 10
const inProgress = sql`(1, 2, 3, 6, 7)`

/** Whether an invoice's money came back, and nobody has decided what comes of it or has sent it again. */
const isMoneyReturned = sql<boolean>`(invoices.status = 4 and exists (
  select from returned_transfers left join transfers as follow_up on follow_up.id = follow_up_id
  where returned_transfers.invoice_id = invoices.id and (outcome is null or follow_up.status = 'reserved')
))`

/** Payments to a supplier and requests that it was asked to pay, in progress, and transferred ones whose money came back. */
const usesOf = (db: Db, supplierId: number) => db.selectFrom('invoices').where(sql<boolean>`invoices.id in (
  select id from invoices where supplier_id = ${supplierId} and (status in ${inProgress} or ${isMoneyReturned})
  union all
  select invoice_id from invoice_requests join invoices as asked on asked.id = invoice_id
  where partner_id = ${supplierId} and asked.status in ${inProgress}
)`)

type UseRow = Omit<SupplierUse, 'type' | 'invoice_id'> & { readonly id: number, readonly kind: 'payment' | 'request' }

/** The newest of them. */
export const listUses = (db: Db, supplierId: number): Promise<UseRow[]> =>
  usesOf(db, supplierId)
    .select(['invoices.id', 'kind', 'status', 'amount', 'transfer_date', 'due_date', 'is_action_required', isMoneyReturned.as('is_money_returned')])
    .orderBy('created_at', 'desc').orderBy('invoices.id', 'desc').limit(maxListed).execute()

/** How many there are, and of how many the money came back. */
export const countUses = (db: Db, supplierId: number): Promise<{ use_count: number, returned_count: number }> =>
  usesOf(db, supplierId)
    .select(({ fn }) => [fn.countAll<number>().as('use_count'), sql<number>`count(*) filter (where ${isMoneyReturned})`.as('returned_count')])
    .executeTakeFirstOrThrow()

/** Applications about a supplier that are on their way to the card. */
export const countApplications = async (db: Db, companyId: number, supplierId: number): Promise<number> =>
  (await db.selectFrom('payment_transactions').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId).where('invoice_id', 'is', null)
    .where('status', 'in', ['created', 'token_bound', 'authentication_pending', 'pending', 'authorised'])
    .where(sql<boolean>`application #>> '{supplier,supplier_id}' = ${String(supplierId)}`)
    .executeTakeFirstOrThrow()).count

/** What refers to a supplier and is done. */
export async function countFinished(db: Db, supplierId: number): Promise<{ kept_payment_count: number, kept_request_count: number }> {
  const count = sql<number>`count(*)`.as('count')
  const [payments, requests] = await Promise.all([
    db.selectFrom('invoices').select(count).where('supplier_id', '=', supplierId).where('status', 'in', [4, 5, 8]).executeTakeFirstOrThrow(),
    db.selectFrom('invoice_requests').innerJoin('invoices', 'invoices.id', 'invoice_id').select(count)
      .where('partner_id', '=', supplierId).where('status', 'in', [4, 5, 8]).executeTakeFirstOrThrow(),
  ])
  return { kept_payment_count: payments.count, kept_request_count: requests.count }
}
