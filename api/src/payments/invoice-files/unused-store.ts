import { invoiceStatus } from '@invoice-card/domain'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'

/**
 * Bytes of a company's accepted files, uploaded since then, that are on no invoice that is open or was paid, no live
 * draft and no item that a program prepared. What was split is used where one of its parts is.
 */
export async function sumUnusedBytes(
  db: Db,
  companyId: number,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ sum: string | null }>`
    with recent as (
      select id, part_of, size_bytes from files
      where company_id = ${companyId} and created_at > ${since} and accepted_at is not null
    ), used as (
      select recent.id, recent.part_of from recent
        join invoice_files on invoice_files.file_id = recent.id
        join invoices on invoices.id = invoice_files.invoice_id
        where invoices.payment_id is not null
          or invoices.status not in (${invoiceStatus.cancelled}, ${invoiceStatus.expired})
      union select recent.id, recent.part_of from recent join (
        select jsonb_array_elements_text(form_values -> 'file_ids') as file_id from drafts
        where company_id = ${companyId} and expires_at > ${now}
        union all select jsonb_array_elements_text(form_values -> 'file_ids') from invoice_request_drafts
        where company_id = ${companyId} and expires_at > ${now}
        union all select unnest(file_ids)::text from pre_items
        where company_id = ${companyId} and payment_id is null and discarded_at is null
      ) as waiting on waiting.file_id = recent.id::text
    )
    select sum(size_bytes) as sum from recent
    where not exists (select from used where used.id = recent.id or used.part_of = recent.id)`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}
