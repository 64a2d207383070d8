import { japanDay } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import type { Difference } from './difference.ts'

const dayMs = 24 * 3_600_000

/** Statements whose lines are not all here, or are not what was paid: the reading of one was cut off. */
export async function wrongStatements(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ statement_id: string; expected: string; found: string }>`
    select s.statement_id, s.line_count || ' lines, ' || s.deposit || ' yen' as expected,
      count(l.id) || ' lines, ' || coalesce(sum(
        case when l.kind in ('sale', 'chargeback_reversal') then l.amount else -l.amount end - l.fee), 0) || ' yen' as found
    from acquirer_statements s left join acquirer_lines l on l.statement_id = s.id group by s.id order by s.id`.execute(
    db,
  )
  return rows
    .filter(({ expected, found }) => expected !== found)
    .map(({ statement_id, expected, found }) => ({
      kind: 'acquirer_statement',
      subject: `acquirer_statement:${statement_id}`,
      expected,
      found,
    }))
}

/** Lines of statements that could not be posted: what the acquirer paid for them, or took, is not in the books. */
export async function refusedLines(db: Db): Promise<Difference[]> {
  const rows = await db
    .selectFrom('acquirer_lines as line')
    .innerJoin('acquirer_statements as statement', 'statement.id', 'line.statement_id')
    .select(['statement.statement_id', 'number', 'kind', 'order_id', 'amount', 'fee', 'refusal'])
    .where('refusal', 'is not', null)
    .orderBy('line.id')
    .execute()
  return rows.map(({ statement_id, number, kind, order_id, amount, fee, refusal }) => ({
    kind: 'acquirer_line',
    subject: `acquirer_line:${statement_id}/${number}`,
    expected: 'posted',
    found: `${refusal}: ${kind} of ${amount} yen, fee ${fee} yen, order ${order_id}`,
  }))
}

/** Cards that were charged so many days ago, and that no statement has paid. */
export async function unpaidCharges(db: Db, now: Date, settlementDays: number): Promise<Difference[]> {
  const before = new Date(now.getTime() - settlementDays * dayMs)
  const rows = await db
    .selectFrom('payment_transactions as payment')
    .innerJoin('ledger_postings as posting', 'posting.payment_id', 'payment.id')
    .select(['payment.id', 'payment.order_id', 'payment.total_amount', 'posting.posted_at'])
    .where('payment.status', '=', 'captured')
    .where('posting.kind', '=', 'captured')
    .where('posting.posted_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('acquirer_lines as line')
            .select('line.id')
            .whereRef('line.payment_id', '=', 'payment.id')
            .where('line.kind', '=', 'sale')
            .where('line.refusal', 'is', null),
        ),
      ),
    )
    .orderBy('payment.id')
    .execute()
  return rows.map(({ id, order_id, total_amount, posted_at }) => ({
    kind: 'charge_unpaid',
    subject: `payment:${id}`,
    expected: `paid by the acquirer within ${settlementDays} days`,
    found: `${total_amount} yen of order ${order_id}, charged on ${japanDay(posted_at)}, in no statement`,
  }))
}

/** Chargebacks whose deadline has passed, and that nobody has ended. */
export async function overdueChargebacks(db: Db, today: string): Promise<Difference[]> {
  const rows = await db
    .selectFrom('chargebacks')
    .innerJoin('acquirer_lines as line', 'line.id', 'line_id')
    .select(['chargebacks.id', 'line.amount', 'line.deadline'])
    .where('outcome', 'is', null)
    .where('line.deadline', '<', today)
    .orderBy('chargebacks.id')
    .execute()
  return rows.map(({ id, amount, deadline }) => ({
    kind: 'chargeback_overdue',
    subject: `chargeback:${id}`,
    expected: `lost or won by ${deadline}`,
    found: `${amount} yen, undecided`,
  }))
}
