import { type InvoiceStatusValue, openStatuses } from '@invoice-card/domain'
import { sql } from 'kysely'
import { type Db, literals } from '../../../platform/database/public.ts'

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

/** The company that pays, as it registered. */
export const findPayer = (db: Db, companyId: number) =>
  db
    .selectFrom('companies')
    .select(['id as company_id', 'name', 'name_kana', 'corporate_number', 'registration_status', 'verified_at'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()

const evidence = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_files')
    .innerJoin('files', 'files.id', 'invoice_files.file_id')
    .where('invoice_id', '=', invoiceId)

/** Files that stand for an invoice or did, with what was read from them: those in use first, in order. */
export const listEvidence = (db: Db, invoiceId: number) =>
  evidence(db, invoiceId)
    .select(['files.id', 'files.company_id', 'file_name', 'content_type', 'page_count', 'added_at', 'replaced_at'])
    .select(['ocr_status', 'ocr_fields', 'ocr_warnings'])
    .orderBy(sql`replaced_at is not null`)
    .orderBy('position')
    .execute()

/** One of them. */
export const findEvidenceFile = (db: Db, invoiceId: number, fileId: string) =>
  evidence(db, invoiceId)
    .select(['files.id', 'file_name', 'content_type'])
    .where('files.id', '=', fileId)
    .executeTakeFirst()
