import type { SupplierDeletion, SupplierUse } from '@invoice-card/contracts'
import { awaitingBuyerStatuses, invoiceStatus, openStatuses } from '@invoice-card/domain'
import { sql } from 'kysely'
import { type Db, literals, undeterminedStatuses } from '../../../platform/database/public.ts'

const maxListed = 10
const { transferred, cancelled, expired } = invoiceStatus
const inProgress = literals([...openStatuses, ...awaitingBuyerStatuses])
const finished = [transferred, cancelled, expired] as const

/**
 * Payments to a supplier and requests that it was asked to pay, in progress, and transferred payments whose money was
 * returned: nobody has decided what comes of it, or it is not sent again yet.
 */
const usesOf = (supplierId: number) =>
  sql<{ id: number; is_money_returned: boolean }>`(
  select id, false as is_money_returned from invoices where supplier_id = ${supplierId} and status in (${inProgress})
  union all
  select invoice_id, false from invoice_requests join invoices on invoices.id = invoice_id
    where partner_id = ${supplierId} and status in (${inProgress})
  union all
  select returned_transfers.invoice_id, true from returned_transfers
    join invoices on invoices.id = returned_transfers.invoice_id
    left join transfers as follow_up on follow_up.id = follow_up_id
    where supplier_id = ${supplierId} and invoices.status = ${transferred}
      and (outcome is null or follow_up.status = 'reserved')
)`.as<'uses'>(sql.ref('uses'))

type UseRow = Omit<SupplierUse, 'type' | 'invoice_id'> & { readonly id: number; readonly kind: 'payment' | 'request' }

/** The newest of them. */
export const listUses = (db: Db, supplierId: number): Promise<UseRow[]> =>
  db
    .selectFrom(usesOf(supplierId))
    .innerJoin('invoices', 'invoices.id', 'uses.id')
    .select(['invoices.id', 'kind', 'status', 'amount', 'transfer_date', 'due_date'])
    .select(['is_action_required', 'is_money_returned'])
    .orderBy('created_at', 'desc')
    .orderBy('invoices.id', 'desc')
    .limit(maxListed)
    .execute()

/** How many there are, and of how many the money was returned. */
export const countUses = (db: Db, supplierId: number): Promise<{ use_count: number; returned_count: number }> =>
  db
    .selectFrom(usesOf(supplierId))
    .select(({ fn }) => fn.countAll<number>().as('use_count'))
    .select(sql<number>`count(*) filter (where is_money_returned)`.as('returned_count'))
    .executeTakeFirstOrThrow()

/** Where an application names a supplier or an account. */
type PayeePath = '{supplier,supplier_id}' | '{account,account_id}'

/** Applications about a supplier or an account that are on their way to the card. */
export const countApplications = async (db: Db, companyId: number, path: PayeePath, id: number): Promise<number> =>
  (
    await db
      .selectFrom('payment_transactions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('invoice_id', 'is', null)
      .where('is_live', '=', sql.lit(true))
      .where('status', 'in', [...undeterminedStatuses, 'authorised'])
      .where(sql<boolean>`application #>> ${path} = ${String(id)}`)
      .executeTakeFirstOrThrow()
  ).count

type FinishedCounts = Pick<SupplierDeletion, 'retained_payment_count' | 'retained_request_count'>

/** Counts the finished rows that refer to a supplier. */
export async function countFinished(db: Db, supplierId: number): Promise<FinishedCounts> {
  const count = sql<number>`count(*)`.as('count')
  const [payments, requests] = await Promise.all([
    db
      .selectFrom('invoices')
      .select(count)
      .where('supplier_id', '=', supplierId)
      .where('status', 'in', finished)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('invoice_requests')
      .innerJoin('invoices', 'invoices.id', 'invoice_id')
      .select(count)
      .where('partner_id', '=', supplierId)
      .where('status', 'in', finished)
      .executeTakeFirstOrThrow(),
  ])
  return { retained_payment_count: payments.count, retained_request_count: requests.count }
}
