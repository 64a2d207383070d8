import { invoiceStatus, type InvoiceStatusValue } from '@invoice-card/domain'
import type { Db } from '../../platform/database/public.ts'

interface Filter {
  readonly status: InvoiceStatusValue | undefined
  readonly isActionRequired: boolean
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
export const listForExaminer = (db: Db, { status, isActionRequired }: Filter): Promise<ExaminedRow[]> => {
  const { inProgress, checked, completed } = invoiceStatus
  return examined(db)
    .where('payment_id', 'is not', null)
    .where('status', 'in', status === undefined ? [inProgress, checked, completed] : [status])
    .$if(isActionRequired, query => query.where('is_action_required', '=', true))
    .orderBy('invoices.id')
    .limit(500)
    .execute()
}

/** Any company's invoice. */
export const findForExaminer = (db: Db, id: number) => examined(db).where('invoices.id', '=', id).executeTakeFirst()
