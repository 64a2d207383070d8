import { sql } from 'kysely'
import { invoiceStatus } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'
import type { InvoiceRow } from '../../books/invoices/public.ts'
import type { DaySum, Span } from './span.ts'

const { inProgress, checked, completed, waitingForPayment, buyerNotRegistered } = invoiceStatus

/** Requests that wait for the company's card, and payments that are on their way. */
type Side = 'requests' | 'applications'

const statuses = {
  requests: [buyerNotRegistered, waitingForPayment],
  applications: [inProgress, checked, completed],
} as const satisfies Record<Side, readonly number[]>

// As the indexes of the lists say it: no transfer date lies beyond any day.
const dayOf = {
  requests: sql<string>`due_date`,
  applications: sql<string>`coalesce(transfer_date, '9999-12-31'::date)`,
} as const satisfies Record<Side, unknown>

const within = (db: Db, companyId: number, side: Side, { from, to }: Span) =>
  db
    .selectFrom('invoices')
    .where('buyer_company_id', '=', companyId)
    .where('status', 'in', statuses[side])
    .where(dayOf[side], '>=', from)
    .where(dayOf[side], '<=', to)

/** The earliest of them. */
export const listDueInvoices = (
  db: Db,
  companyId: number,
  side: Side,
  span: Span,
  size: number,
): Promise<InvoiceRow[]> =>
  within(db, companyId, side, span).selectAll().orderBy(dayOf[side]).orderBy('id').limit(size).execute()

/** Sums the amounts of each day. The fee of a request is its seller's. */
export async function sumDueInvoices(db: Db, companyId: number, side: Side, span: Span): Promise<DaySum[]> {
  const rows = await within(db, companyId, side, span)
    .select(({ fn }) => [
      dayOf[side].as('day'),
      fn.countAll<number>().as('count'),
      fn.sum<number>('amount').as('amount'),
      sql<number>`sum(case kind when 'payment' then commission_amount else 0 end)`.as('commission_amount'),
    ])
    .groupBy(dayOf[side])
    .execute()
  return rows.map(row => ({
    day: row.day,
    count: Number(row.count),
    amount: Number(row.amount),
    commission_amount: Number(row.commission_amount),
  }))
}

/** The nearest last day to answer what is asked of the company as a buyer. */
export async function nextAnswerDay(db: Db, companyId: number): Promise<string | null> {
  const row = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.min('action_required_until').as('until'))
    .where('buyer_company_id', '=', companyId)
    .where('is_action_required', '=', true)
    .where('is_buyer_action_required', '=', true)
    .executeTakeFirst()
  return row?.until ?? null
}

/** The request whose seller has to have the money first. */
export async function nextRequest(db: Db, companyId: number): Promise<InvoiceRow | undefined> {
  const found = await Promise.all(
    statuses.requests.map(status =>
      db
        .selectFrom('invoices')
        .selectAll()
        .where('buyer_company_id', '=', companyId)
        .where('status', '=', status)
        .orderBy(dayOf.applications)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  const dayOrLast = ({ transfer_date }: InvoiceRow) => transfer_date ?? '9999-12-31'
  return found.filter(row => row !== undefined).sort((a, b) => dayOrLast(a).localeCompare(dayOrLast(b)))[0]
}
