import type { AcquirerLineKind, AcquirerLineRefusal, Db } from '../../platform/database/public.ts'
import type { PaymentRow } from '../../books/payments/public.ts'
import type { Statement, StatementLine } from './statement.ts'

interface Reading {
  readonly sha256: string
  readonly read_by_id: number
  readonly read_at: Date
}

/** The row of a statement, which is made by its first reading. */
export async function saveStatement(
  db: Db,
  { statement_id, closed_on, deposit, lines }: Statement,
  reading: Reading,
): Promise<{ readonly id: number; readonly sha256: string }> {
  await db
    .insertInto('acquirer_statements')
    .values({ statement_id, closed_on, deposit, line_count: lines.length, ...reading })
    .onConflict(conflict => conflict.column('statement_id').doNothing())
    .execute()
  return db
    .selectFrom('acquirer_statements')
    .select(['id', 'sha256'])
    .where('statement_id', '=', statement_id)
    .executeTakeFirstOrThrow()
}

/** Numbers of the lines of a statement that are posted. */
export const listPostedNumbers = async (db: Db, statementId: number): Promise<Set<number>> =>
  new Set(
    (
      await db
        .selectFrom('acquirer_lines')
        .select('number')
        .where('statement_id', '=', statementId)
        .where('refusal', 'is', null)
        .execute()
    ).map(({ number }) => number),
  )

/** The payment of an order, with the invoice that it pays. */
export const findPaymentOfOrder = async (
  db: Db,
  orderId: string,
): Promise<{ readonly id: string; readonly invoice_id: number } | undefined> => {
  const found = await db
    .selectFrom('payment_transactions')
    .select(['id', 'invoice_id'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return found?.invoice_id == null ? undefined : { id: found.id, invoice_id: found.invoice_id }
}

/** How often each kind of line was posted for a payment; the caller holds it. */
export const countPosted = async (db: Db, { id }: Pick<PaymentRow, 'id'>): Promise<Map<AcquirerLineKind, number>> => {
  const rows = await db
    .selectFrom('acquirer_lines')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('payment_id', '=', id)
    .where('refusal', 'is', null)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/**
 * Saves a line with what became of it: null posts it. One that was refused before may be tried again; undefined where
 * another reading has posted it.
 */
export const saveLine = async (
  db: Db,
  line: StatementLine & { readonly statement_id: number; readonly payment_id: string | null },
  refusal: AcquirerLineRefusal | null,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('acquirer_lines')
      .values({ ...line, refusal })
      .onConflict(conflict =>
        conflict
          .columns(['statement_id', 'number'])
          .doUpdateSet({ refusal, payment_id: line.payment_id })
          .where('acquirer_lines.refusal', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst()
  )?.id

export const listStatements = (db: Db) =>
  db
    .selectFrom('acquirer_statements as statement')
    .innerJoin('examiners', 'examiners.id', 'read_by_id')
    .select(({ selectFrom }) => [
      'statement.statement_id',
      'closed_on',
      'deposit',
      'line_count',
      'read_at',
      'examiners.login as read_by',
      selectFrom('acquirer_lines as line')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('line.statement_id', '=', 'statement.id')
        .where('refusal', 'is', null)
        .$asScalar()
        .$notNull()
        .as('posted_count'),
    ])
    .orderBy('statement.id', 'desc')
    .limit(100)
    .execute()
