import { sql } from 'kysely'
import type { MonthlyTotal } from '@invoice-card/contracts'
import { addDays, invoiceStatus } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import { returnStateOfRow } from '../../../books/outcomes/public.ts'

const { inProgress, checked, completed, transferred } = invoiceStatus

/**
 * Sums a buyer's payments in each of some months that follow each other (`YYYY-MM`), by the day of the transfer.
 * Returned money is planned until the payee has it after all, once that is decided on the day it is sent again, and
 * counts no more once it is refunded.
 */
export async function readMonthlyTotals(db: Db, companyId: number, months: readonly string[]): Promise<MonthlyTotal[]> {
  const first = `${months[0]}-01`
  // The 28th and four days are in the next month, whatever the month.
  const end = `${addDays(`${months.at(-1)}-28`, 4).slice(0, 7)}-01`
  // As the index `invoices_buyer_transfer` says it: rows without a date lie beyond any month.
  const day = sql<string>`coalesce(transfer_date, '9999-12-31'::date)`
  const sumOf = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(amount) filter (where ${condition}), 0)::bigint`
  const isReturned = sql<boolean>`return_state is not null`
  const month = sql<string>`to_char(day, 'YYYY-MM')`
  const rows = await db
    .with('returned', query =>
      query
        .selectFrom('returned_transfers')
        .innerJoin('invoices', 'invoices.id', 'returned_transfers.invoice_id')
        .leftJoin('transfers as follow_up', 'follow_up.id', 'follow_up_id')
        .select([
          'invoices.id as invoice_id',
          returnStateOfRow.as('return_state'),
          'follow_up.transfer_date as resend_date',
        ])
        .distinctOn('invoices.id')
        .where('buyer_company_id', '=', companyId)
        .orderBy('invoices.id')
        .orderBy('occasion', 'desc'),
    )
    .with('payments', query =>
      query
        .selectFrom('invoices')
        .leftJoin('returned', 'returned.invoice_id', 'invoices.id')
        .select(['status', 'amount', 'return_state', 'invoices.transfer_date as day'])
        .where('buyer_company_id', '=', companyId)
        .where('status', 'in', [inProgress, checked, completed, transferred])
        .where(day, '>=', first)
        .where(day, '<', end)
        .where(sql<boolean>`return_state is distinct from 'refund' and return_state is distinct from 'resend'`)
        .unionAll(
          query
            .selectFrom('returned')
            .innerJoin('invoices', 'invoices.id', 'returned.invoice_id')
            .select(['status', 'amount', 'return_state', 'resend_date as day'])
            .where('return_state', '=', 'resend')
            .where('resend_date', '>=', first)
            .where('resend_date', '<', end),
        ),
    )
    .selectFrom('payments')
    .select(({ fn }) => [
      month.as('month'),
      fn.countAll<number>().as('count'),
      sumOf(sql`status = ${transferred} and not ${isReturned}`).as('transferred_amount'),
      sumOf(sql`status <> ${transferred} or ${isReturned}`).as('planned_amount'),
    ])
    .groupBy(month)
    .execute()
  return months.map(
    name => rows.find(row => row.month === name) ?? { month: name, transferred_amount: 0, planned_amount: 0, count: 0 },
  )
}
