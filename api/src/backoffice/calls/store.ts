import { type InvoiceStatusValue, openStatuses } from '@invoice-card/domain'
import { sql } from 'kysely'
import { type Db, literals } from '../../platform/database/public.ts'

interface Filter {
  readonly status: InvoiceStatusValue | undefined
  readonly isActionRequired: boolean
  readonly after: number | undefined
  readonly limit: number
}

/** Invoices with the accounts that checked them. */
const examined = (db: Db) =>
  db
    .selectFrom('invoices')
    .leftJoin('examiners as first', 'first.id', 'invoices.checked_by_id')
    .leftJoin('examiners as second', 'second.id', 'invoices.completed_by_id')
    .selectAll('invoices')
    .select([
      'first.login as first_login',
      'first.display_name as first_name',
      'second.login as second_login',
      'second.display_name as second_name',
    ])

export type ExaminedRow = NonNullable<Awaited<ReturnType<typeof findForExaminer>>>

/** Payments for the examiner, oldest first: those in progress unless a status is given. */
export const listForExaminer = (
  db: Db,
  { status, isActionRequired, after = 0, limit }: Filter,
): Promise<ExaminedRow[]> =>
  examined(db)
    .where('payment_id', 'is not', null)
    // As text: without a status it is what the index `invoices_to_examine` holds.
    .where(sql<boolean>`status in (${literals(status === undefined ? openStatuses : [status])})`)
    .$if(isActionRequired, query => query.where('is_action_required', '=', true))
    .where('invoices.id', '>', after)
    .orderBy('invoices.id')
    .limit(limit)
    .execute()

/** Any company's invoice. */
export const findForExaminer = (db: Db, id: number) => examined(db).where('invoices.id', '=', id).executeTakeFirst()
