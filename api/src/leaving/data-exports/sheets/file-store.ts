import { sql } from 'kysely'
import { refundedOnOfReceipt } from '../../../payments/receipts/public.ts'
import type { Db } from '../../../platform/database/public.ts'

/** Entries that the ZIP of a company will have beside the sheets. */
export async function countFiles(db: Db, companyId: number): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select (select count(*) from (${attachedFiles(companyId)}) attached)
      + (select count(*) from (${looseFiles(companyId)}) loose)
      + (select count(*) from receipts where company_id = ${companyId}) as count`.execute(db)
  return row?.count ?? 0
}

/**
 * Files that a company may see behind its payments and requests: its own, and those that stand for a request it was
 * asked to pay.
 */
const attachedFiles = (companyId: number) => sql`
  select invoice_files.invoice_id, invoice_files.position, files.id, files.file_name, files.accepted_at
  from invoices join invoice_files on invoice_files.invoice_id = invoices.id
    join files on files.id = invoice_files.file_id
  where (invoices.buyer_company_id = ${companyId} or invoices.seller_company_id = ${companyId})
    and (files.company_id = ${companyId}
      or (invoices.kind = 'request' and invoices.buyer_company_id = ${companyId}
        and invoice_files.replaced_at is null))`

const looseFiles = (companyId: number) => sql`
  select files.id, files.file_name, files.accepted_at from files
  where files.company_id = ${companyId} and files.accepted_at is not null
    and not exists (select from invoice_files where invoice_files.file_id = files.id)`

export interface LooseFile {
  readonly id: string
  readonly file_name: string
  readonly accepted_at: Date
}
export interface AttachedFile extends LooseFile {
  readonly invoice_id: number
  readonly position: number
}

export async function listAttachedFiles(
  db: Db,
  companyId: number,
  invoiceIds: readonly number[],
): Promise<AttachedFile[]> {
  const { rows } = await sql<AttachedFile>`
    select * from (${attachedFiles(companyId)}) attached where invoice_id = any(${[...invoiceIds]}::bigint[])
    order by invoice_id, position, id`.execute(db)
  return rows
}

export async function listLooseFiles(
  db: Db,
  companyId: number,
  last: LooseFile | undefined,
  limit: number,
): Promise<LooseFile[]> {
  const { rows } = await sql<LooseFile>`
    select * from (${looseFiles(companyId)}) loose
    where id > ${last?.id ?? nil}::uuid order by id limit ${limit}`.execute(db)
  return rows
}

// Lower than every id.
const nil = '00000000-0000-0000-0000-000000000000'

export const listReceipts = (db: Db, companyId: number, afterNumber: number, limit: number) =>
  db
    .selectFrom('receipts')
    .selectAll()
    .select(refundedOnOfReceipt.as('refunded_on'))
    .where('company_id', '=', companyId)
    .where('number', '>', afterNumber)
    .orderBy('number')
    .limit(limit)
    .execute()
