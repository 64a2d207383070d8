import type { DepositMonth } from '@invoice-card/contracts'
import { addDays, invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'

const { inProgress, checked, completed, transferred, buyerNotRegistered, waitingForPayment } = invoiceStatus

const nothing = { deposited_amount: 0, planned_amount: 0, examined_amount: 0, requested_amount: 0, count: 0 } as const
const monthsBack = 2
const monthsAhead = 3

/** The months around a day in Japan for which sums are shown, as `YYYY-MM`. */
export function depositMonthsAround(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: monthsBack + 1 + monthsAhead }, (_, i) =>
    new Date(Date.UTC(year, month - 1 - monthsBack + i, 1)).toISOString().slice(0, 7),
  )
}

/**
 * Sums the deposits of a seller in each of some months that follow each other, by the day of the deposit, after the
 * fee. Money that came back is planned until it has arrived after all, on the day it is sent again, and counts no more
 * once it is refunded.
 */
export async function readDepositMonths(
  db: Db,
  sellerCompanyId: number,
  months: readonly string[],
): Promise<DepositMonth[]> {
  const first = `${months[0]}-01`
  // The 28th and four days are in the next month, whatever the month.
  const end = `${addDays(`${months.at(-1)}-28`, 4).slice(0, 7)}-01`
  const sumOf = (condition: ReturnType<typeof sql>) => sql`coalesce(sum(amount) filter (where ${condition}), 0)::bigint`
  const { rows } = await sql<DepositMonth>`
    with returned as (
      select distinct on (invoices.id) invoices.id, outcome, follow_up.done_at,
        case when follow_up.done_at is null then coalesce(follow_up.transfer_date, invoices.transfer_date)
          else invoices.transfer_date end as day,
        invoices.amount - commission_amount as amount
      from returned_transfers join invoices on invoices.id = returned_transfers.invoice_id
        left join transfers as follow_up on follow_up.id = follow_up_id
      where seller_company_id = ${sellerCompanyId} and kind = 'request' order by invoices.id, occasion desc
    ), deposits as (
      select status, transfer_date as day, amount - commission_amount as amount from invoices
      where seller_company_id = ${sellerCompanyId} and kind = 'request'
        and status in (${sql.lit(inProgress)}, ${sql.lit(checked)}, ${sql.lit(completed)}, ${sql.lit(transferred)},
          ${sql.lit(buyerNotRegistered)}, ${sql.lit(waitingForPayment)})
        -- As the index over transfer dates says it: rows without a date lie beyond any month.
        and coalesce(transfer_date, '9999-12-31'::date) >= ${first}::date
        and coalesce(transfer_date, '9999-12-31'::date) < ${end}::date
        and (status <> ${sql.lit(transferred)} or id not in (select id from returned))
      union all
      select case when done_at is null then ${sql.lit(completed)} else ${sql.lit(transferred)} end, day, amount
      from returned
      where outcome is distinct from 'refund' and day >= ${first}::date and day < ${end}::date
    )
    select to_char(day, 'YYYY-MM') as month, count(*)::int as count,
      ${sumOf(sql`status = ${sql.lit(transferred)}`)} as deposited_amount,
      ${sumOf(sql`status = ${sql.lit(completed)}`)} as planned_amount,
      ${sumOf(sql`status in (${sql.lit(inProgress)}, ${sql.lit(checked)})`)} as examined_amount,
      ${sumOf(sql`status in (${sql.lit(buyerNotRegistered)}, ${sql.lit(waitingForPayment)})`)} as requested_amount
    from deposits group by 1`.execute(db)
  return months.map(month => rows.find(row => row.month === month) ?? { ...nothing, month })
}
