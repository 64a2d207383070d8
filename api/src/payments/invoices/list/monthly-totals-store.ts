import { sql } from 'kysely'
import type { MonthlyTotal } from '@invoice-card/contracts'
import { addDays, invoiceStatus } from '@invoice-card/domain'
import type { Db } from '../../../platform/database/public.ts'
import { returnStateOfRow } from '../../../books/outcomes/public.ts'

const { inProgress, checked, completed, transferred } = invoiceStatus

/**
 * Sums a buyer's payments in each of some months that follow each other (`YYYY-MM`), by the day of the transfer.
 * Returned money is planned until the payee has it after all, and counts no more once it is refunded.
 */
export async function readMonthlyTotals(db: Db, companyId: number, months: readonly string[]): Promise<MonthlyTotal[]> {
  const first = `${months[0]}-01`
  // The 28th and four days are in the next month, whatever the month.
  const end = `${addDays(`${months.at(-1)}-28`, 4).slice(0, 7)}-01`
  // As the index `invoices_buyer_transfer` says it: rows without a date lie beyond any month.
  const day = sql<string>`coalesce(transfer_date, '9999-12-31'::date)`
  const month = sql<string>`to_char(transfer_date, 'YYYY-MM')`
  const sumOf = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(sum(amount) filter (where ${condition}), 0)::bigint`
  const isReturned = sql<boolean>`return_state is not null`
  const rows = await db
    .with('returned', query =>
      query
        .selectFrom('returned_transfers')
        .innerJoin('invoices', 'invoices.id', 'returned_transfers.invoice_id')
        .select(['invoices.id as invoice_id', returnStateOfRow.as('return_state')])
        .distinct()
        .where('buyer_company_id', '=', companyId),
    )
    .selectFrom('invoices')
    .leftJoin('returned', 'returned.invoice_id', 'invoices.id')
    .select(({ fn }) => [
      month.as('month'),
      fn.countAll<number>().as('count'),
      sumOf(sql`status = ${transferred} and not ${isReturned}`).as('transferred_amount'),
      sumOf(sql`status <> ${transferred} or ${isReturned}`).as('planned_amount'),
    ])
    .where('buyer_company_id', '=', companyId)
    .where('status', 'in', [inProgress, checked, completed, transferred])
    .where(day, '>=', first)
    .where(day, '<', end)
    .where(sql<boolean>`return_state is distinct from 'refund'`)
    .groupBy(month)
    .execute()
  return months.map(
    name => rows.find(row => row.month === name) ?? { month: name, transferred_amount: 0, planned_amount: 0, count: 0 },
  )
}
