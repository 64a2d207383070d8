import type { Sandbox } from '../context.ts'

type LineKind = 'sale' | 'refund' | 'chargeback' | 'chargeback_reversal'

type Line = {
  kind: LineKind
  order_id: string
  amount: number
  fee: number
  reason: string | null
  deadline: string | null
}

/** What the acquirer pays for a period: README.md has the shape. */
export type Statement = {
  statement_id: string
  closed_on: string
  deposit: number
  lines: (Line & { number: number })[]
}

const dayInJapan = (now: Date): string => new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

/** Each capture is a sale at a fee of 2 %, each cancellation of one a refund without any; once, as they came. */
const movementsOfOrders = `
  INSERT OR IGNORE INTO movements (kind, order_id, amount, fee, transaction_id)
  SELECT CASE t.command WHEN 'Cancel' THEN 'refund' ELSE 'sale' END, t.order_id, t.amount,
    CASE t.command WHEN 'Cancel' THEN 0 ELSE t.amount * 2 / 100 END, t.id
  FROM transactions t JOIN orders o ON o.order_id = t.order_id
  WHERE t.mstatus = 'success' AND CASE t.command
    WHEN 'Capture' THEN 1 WHEN 'Cancel' THEN o.status = 'refunded' ELSE o.with_capture END
  ORDER BY t.id`

/** Closes a statement of all that stands in none; undefined where there is nothing. */
export function closeStatement({ database, now }: Sandbox): Statement | undefined {
  database.exec(movementsOfOrders)
  const closedOn = dayInJapan(now())
  const prefix = `S-${closedOn.replaceAll('-', '')}-`
  const { count } = database
    .prepare('SELECT count(DISTINCT statement_id) AS count FROM movements WHERE statement_id LIKE ?')
    .get(`${prefix}%`) as { count: number }
  const statementId = `${prefix}${count + 1}`
  const { changes } = database
    .prepare('UPDATE movements SET statement_id = ?, closed_on = ? WHERE statement_id IS NULL')
    .run(statementId, closedOn)
  return Number(changes) === 0 ? undefined : findStatement({ database }, statementId)
}

/** A statement again, as it was. */
export function findStatement({ database }: Pick<Sandbox, 'database'>, statementId: string): Statement | undefined {
  // The rows have the columns of the schema, which TypeScript cannot see.
  const rows = database
    .prepare(
      'SELECT closed_on, kind, order_id, amount, fee, reason, deadline FROM movements WHERE statement_id = ? ORDER BY id',
    )
    .all(statementId) as (Line & { closed_on: string })[]
  const [first] = rows
  if (!first) return undefined
  const lines = rows.map(({ closed_on: _, ...line }, index) => ({ number: index + 1, ...line }))
  const deposit = lines.reduce((sum, line) => sum + paidFor(line), 0)
  return { statement_id: statementId, closed_on: first.closed_on, deposit, lines }
}

const paidFor = ({ kind, amount, fee }: Line): number =>
  (kind === 'sale' || kind === 'chargeback_reversal' ? amount : -amount) - fee

/** The last thing that a dispute did to an order. */
function lastDispute({ database }: Sandbox, orderId: string): LineKind | undefined {
  const row = database
    .prepare("SELECT kind FROM movements WHERE order_id = ? AND kind LIKE 'chargeback%' ORDER BY id DESC LIMIT 1")
    .get(orderId) as { kind: LineKind } | undefined
  return row?.kind
}

type Dispute = { order_id: string; reason: string; deadline: string }

/** The issuer takes the money of a captured order back; the reason why not, where it cannot. */
export function chargeBack(sandbox: Sandbox, { order_id, reason, deadline }: Dispute): string | undefined {
  if (lastDispute(sandbox, order_id) === 'chargeback') return 'The order is charged back'
  const { changes } = sandbox.database
    .prepare(
      `INSERT INTO movements (kind, order_id, amount, fee, reason, deadline)
        SELECT 'chargeback', order_id, amount, 0, ?, ? FROM orders WHERE order_id = ? AND status = 'captured'`,
    )
    .run(reason, deadline, order_id)
  return Number(changes) === 0 ? 'The order is not captured' : undefined
}

/** The dispute is won: the issuer gives the money back; the reason why not, where it cannot. */
export function reverseChargeback(sandbox: Sandbox, orderId: string): string | undefined {
  if (lastDispute(sandbox, orderId) !== 'chargeback') return 'The order is not charged back'
  sandbox.database
    .prepare(
      `INSERT INTO movements (kind, order_id, amount, fee)
        SELECT 'chargeback_reversal', order_id, amount, 0 FROM orders WHERE order_id = ?`,
    )
    .run(orderId)
  return undefined
}
