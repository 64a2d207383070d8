import { japanDay } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { isDisputedRow, isHeldRow } from '../../books/payments/public.ts'
import { linesOfFile } from '../../payments/transfers/public.ts'
import type { Difference } from './difference.ts'

const dayMs = 24 * 3_600_000
/** Files whose bytes are read again: younger than any bank takes to answer. */
const readAgainDays = 60

/** Files whose bytes, count or sum are not those of their transfers. */
export async function wrongFiles(db: Db): Promise<Difference[]> {
  const { rows } = await sql<{ id: number; expected: string; found: string }>`
    select f.id, f.sha256 || ', ' || f.transfer_count || ' transfers, ' || f.total_amount || ' yen' as expected,
      encode(sha256(f.content), 'hex') || ', ' || count(t.id) || ' transfers, ' || coalesce(sum(t.amount), 0) || ' yen' as found
    from transfer_files f left join transfers t on t.file_id = f.id
    group by f.id having encode(sha256(f.content), 'hex') <> f.sha256 or count(t.id) <> f.transfer_count or coalesce(sum(t.amount), 0) <> f.total_amount order by f.id`.execute(
    db,
  )
  return rows.map(({ id, expected, found }) => ({
    kind: 'transfer_file',
    subject: `transfer_file:${id}`,
    expected,
    found,
  }))
}

/** Files of which the bank should have said everything by now: those of a day before the last business day. */
export async function unansweredFiles(db: Db, lastBusinessDay: string): Promise<Difference[]> {
  const { rows } = await sql<{ id: number; is_settled: boolean }>`
    select f.id, f.settled_at is not null as is_settled from transfer_files f
    where f.settled_at is null and f.transfer_date < ${lastBusinessDay}
      or f.settled_at is not null and exists (select 1 from transfers t where t.file_id = f.id and t.status = 'reserved') order by f.id`.execute(
    db,
  )
  return rows.map(({ id, is_settled }) => ({
    kind: 'transfer_result',
    subject: `transfer_file:${id}`,
    expected: 'a result for each transfer',
    found: is_settled ? 'transfers without one' : 'no results were read',
  }))
}

/**
 * Transfers whose day has passed and that the bank was never ordered to make, with nothing asked of anybody, no
 * freeze and no dispute that is open: somebody waits for that money, or has to reject what was lost.
 */
export async function missedTransfers(db: Db, today: string): Promise<Difference[]> {
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('invoices', 'invoices.id', 'transfers.invoice_id')
    .innerJoin('payment_transactions', 'payment_transactions.id', 'invoices.payment_id')
    .select(['transfers.id', 'transfers.transfer_date', 'transfers.amount'])
    .where('transfers.status', '=', 'reserved')
    .where('file_id', 'is', null)
    .where(({ not }) => not(isHeldRow))
    .where(({ and, eb, not }) => not(and([eb('transfers.follows', 'is', null), isDisputedRow])))
    .where('is_action_required', '=', false)
    .where('transfers.transfer_date', '<', today)
    .orderBy('transfers.id')
    .execute()
  return rows.map(({ id, transfer_date, amount }) => ({
    kind: 'transfer_missed',
    subject: `transfer:${id}`,
    expected: `in the file of ${transfer_date}`,
    found: `${amount} yen in no file`,
  }))
}

/** Results that were not carried out because the books say otherwise, until they say the same. */
export async function openConflicts(db: Db): Promise<Difference[]> {
  const rows = await db
    .selectFrom('transfer_conflicts')
    .innerJoin('transfers', 'transfers.id', 'transfer_id')
    .select(['transfer_id', 'code', 'status'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('code', '<>', 0), eb('status', '<>', 'returned')]),
        and([eb('code', '=', 0), eb('done_at', 'is', null)]),
      ]),
    )
    .orderBy('transfer_id')
    .execute()
  return rows.map(({ transfer_id, code, status }) => ({
    kind: 'transfer_result',
    subject: `transfer:${transfer_id}`,
    expected: `what the bank says: result ${code}`,
    found: status,
  }))
}

/** Lines of recent files that are not what the books have of that transfer. */
export async function wrongLines(db: Db, now: Date): Promise<Difference[]> {
  const since = japanDay(new Date(now.getTime() - readAgainDays * dayMs))
  const files = await db
    .selectFrom('transfer_files')
    .select(['id', 'content'])
    .where('transfer_date', '>=', since)
    .orderBy('id')
    .execute()
  const differences: Difference[] = []
  for (const { id, content } of files) {
    const rows = await db
      .selectFrom('transfers')
      .select(['id', 'amount', 'account'])
      .where('file_id', '=', id)
      .execute()
    const stored = new Map(rows.map(row => [row.id, lineText({ ...row.account, amount: row.amount })]))
    const lines = new Map(linesOfFile(content).map(line => [line.id, lineText(line)]))
    for (const transfer of new Set([...stored.keys(), ...lines.keys()])) {
      const [expected, found] = [lines.get(transfer) ?? 'no line', stored.get(transfer) ?? 'no transfer']
      if (expected !== found)
        differences.push({ kind: 'transfer_line', subject: `transfer:${transfer}`, expected, found })
    }
  }
  return differences
}

const lineText = ({
  bank_code,
  branch_code,
  account_number,
  amount,
}: {
  readonly bank_code: string
  readonly branch_code: string
  readonly account_number: string
  readonly amount: number
}): string => `${amount} yen to ${bank_code}-${branch_code} ${account_number}`
