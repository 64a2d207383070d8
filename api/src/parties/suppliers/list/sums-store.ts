import type { SupplierCollectionSum, SupplierPaymentSum } from '@invoice-card/contracts'
import { invoiceStatus, paidStatuses } from '@invoice-card/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import { isPaymentTo, lastPayment } from './list-store.ts'

/** Of the last time that a payment was returned, if it was; `follow_up` is the transfer that sends it again. */
const ofLastReturn = <T>(value: RawBuilder<unknown>) => sql<T>`(
  select ${value} from returned_transfers left join transfers as follow_up on follow_up.id = follow_up_id
  where returned_transfers.invoice_id = invoices.id order by occasion desc limit 1)`
const isReturned = sql<boolean>`coalesce(${ofLastReturn(sql`follow_up.done_at is null`)}, false)`

/** Of a sum, what the payee does not have yet: money that was returned is planned again. */
const planned = (amountYen: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(${amountYen}) filter (
    where status <> ${invoiceStatus.transferred} or ${isReturned}), 0)::bigint`

/** Whether a payment was given back to the card: nobody was paid, and it had no fee. */
const isRefunded = sql<boolean>`exists (
  select from returned_transfers where returned_transfers.invoice_id = invoices.id and outcome = 'refund')`

/** Returned money is planned for the day on which it is sent again, once that is decided. */
const resendDay = ofLastReturn<string | null>(sql`case when outcome = 'resend' then follow_up.transfer_date end`)
const transferDay = sql<string>`coalesce(${resendDay}, invoices.transfer_date)`

/** Sums the payments to a supplier in each year, newest first; read in the index `invoices_supplier_payments`. */
export const sumPayments = (db: Db, supplierId: number): Promise<SupplierPaymentSum[]> =>
  db
    .selectFrom('invoices')
    .select(({ fn }) => [
      sql<number>`extract(year from ${transferDay})::int`.as('year'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount)::bigint`.as('amount'),
      planned(sql`amount`).as('planned_amount'),
      sql<number>`sum(commission_amount)::bigint`.as('commission_amount'),
    ])
    .where(isPaymentTo(sql`${supplierId}::bigint`))
    .where(sql<boolean>`not ${isRefunded}`)
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()

/** Sums the card payments of a partner in each year, newest first, those under examination included. */
export const sumCollections = (db: Db, partnerId: number): Promise<SupplierCollectionSum[]> =>
  db
    .selectFrom('invoice_requests')
    .innerJoin('invoices', 'invoices.id', 'invoice_id')
    .select(({ fn }) => [
      sql<number>`extract(year from due_date)::int`.as('year'),
      fn.countAll<number>().as('count'),
      sql<number>`sum(amount)::bigint`.as('amount'),
      sql<number>`sum(commission_amount)::bigint`.as('service_fee_amount'),
      sql<number>`sum(amount - commission_amount)::bigint`.as('deposit_amount'),
      planned(sql`amount - commission_amount`).as('planned_amount'),
    ])
    .where('partner_id', '=', partnerId)
    .where('status', 'in', paidStatuses)
    .where(sql<boolean>`not ${isRefunded}`)
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute()

/** Payments to a supplier so far, those under examination included, how many of them it has received, and the last. */
export const summarizePayments = (db: Db, supplierId: number) =>
  db
    .selectFrom('suppliers')
    .select(({ selectFrom, fn }) => [
      lastPayment,
      selectFrom('invoices')
        .where(isPaymentTo(sql`suppliers.id`))
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .as('count'),
      selectFrom('invoices')
        .where(isPaymentTo(sql`suppliers.id`))
        .where('invoices.status', '=', invoiceStatus.transferred)
        .where(sql<boolean>`not ${isReturned}`)
        .select(fn.countAll<number>().as('count'))
        .$asScalar()
        .as('transferred_count'),
    ])
    .where('id', '=', supplierId)
    .executeTakeFirstOrThrow()
