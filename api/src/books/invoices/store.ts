import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, InvoiceEventsTable, InvoicesTable } from '../../platform/database/public.ts'
import type { Books } from '../work/public.ts'
import type { InvoiceRow } from './row.ts'

/** An invoice as its buyer may see it. */
export const findInvoice = (db: Db, companyId: number, id: number): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('buyer_company_id', '=', companyId)
    .executeTakeFirst()

/** A request as its seller may see it. */
export const findSoldInvoice = (db: Db, companyId: number, id: number): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .where('seller_company_id', '=', companyId)
    .executeTakeFirst()

/** The row, locked until the transaction ends; what only refers to it (books, timeline) need not wait. */
export const lockInvoice = (books: Books, id: number): Promise<InvoiceRow | undefined> =>
  books.lock('invoice', id, db => waitForInvoice(db, id))

/** Several rows in the one order, locked until the transaction ends. */
export async function lockInvoices(books: Books, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await books.lock('invoice', ids, db =>
    db
      .selectFrom('invoices')
      .select('id')
      // One parameter for all of them: PostgreSQL takes 65,535.
      .where(sql<boolean>`id = any(${ids}::bigint[])`)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  )
}

/** The row as it is when nobody changes it. Outside of a transaction nothing stays locked. */
export const waitForInvoice = (db: Db, id: number): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/** Adds an invoice with its counts. */
export const insertInvoice = async (books: Books, values: Insertable<InvoicesTable>): Promise<InvoiceRow> => {
  const invoice = await books.db.insertInto('invoices').values(values).returningAll().executeTakeFirstOrThrow()
  books.count(null, invoice)
  return invoice
}

/**
 * Adds an invoice with its counts, its files and the first line of its timeline; but for the counts all in one
 * statement.
 */
export const insertApplied = async (
  books: Books,
  values: Insertable<InvoicesTable>,
  fileIds: readonly string[],
  event: Omit<Insertable<InvoiceEventsTable>, 'invoice_id' | 'detail'>,
): Promise<InvoiceRow> => {
  const invoice = await books.db
    .with('invoice', query => query.insertInto('invoices').values(values).returningAll())
    .with('evidence', query =>
      query.insertInto('invoice_files').columns(['invoice_id', 'file_id', 'position', 'added_at'])
        .expression(sql`select invoice.id, named.file_id, min(named.position) - 1, ${event.at}::timestamptz
        from invoice, unnest(${fileIds}::uuid[]) with ordinality as named (file_id, position) group by 1, 2`),
    )
    .with('beginning', query =>
      query
        .insertInto('invoice_events')
        .columns(['invoice_id', 'kind', 'actor', 'at'])
        .expression(sql`select id, ${event.kind}, ${event.actor}, ${event.at}::timestamptz from invoice`),
    )
    .selectFrom('invoice')
    .selectAll()
    .executeTakeFirstOrThrow()
  books.count(null, invoice)
  return invoice
}

/** Changes a locked invoice with its counts. A status changes only through `moveInvoice`. */
export const updateInvoiceRow = async (
  books: Books,
  before: InvoiceRow,
  changes: Updateable<InvoicesTable>,
): Promise<InvoiceRow> => {
  const after = await books.db
    .updateTable('invoices')
    .set(changes)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  books.count(before, after)
  return after
}

/**
 * Files that stand for the invoice now, in order; of one company alone where it is given, for a seller, who may not
 * know of its buyer's.
 */
export const listInvoiceFiles = (db: Db, invoiceId: number, companyId?: number) =>
  db
    .selectFrom('invoice_files')
    .innerJoin('files', 'files.id', 'invoice_files.file_id')
    .select(['files.id as file_id', 'files.file_name', 'files.content_type', 'files.page_count'])
    .where('invoice_id', '=', invoiceId)
    .where('replaced_at', 'is', null)
    .$if(companyId !== undefined, query => query.where('files.company_id', '=', companyId ?? 0))
    .orderBy('position')
    .execute()

/** Puts other evidence in the place of what was there; the old stays on record. */
export const replaceInvoiceFiles = async (
  db: Db,
  invoiceId: number,
  named: readonly string[],
  now: Date,
): Promise<void> => {
  // One statement may not touch a row twice, and this one runs when the card is authorised already.
  const fileIds = [...new Set(named)]
  await db
    .updateTable('invoice_files')
    .set({ replaced_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('replaced_at', 'is', null)
    .$if(fileIds.length > 0, query => query.where('file_id', 'not in', fileIds))
    .execute()
  // A request may have been typed without a file.
  if (fileIds.length === 0) return
  await db
    .insertInto('invoice_files')
    .values(
      fileIds.map((file_id, position) => ({
        invoice_id: invoiceId,
        file_id,
        position,
        added_at: now,
        replaced_at: null,
      })),
    )
    .onConflict(conflict =>
      conflict
        .columns(['invoice_id', 'file_id'])
        .doUpdateSet(set => ({ position: set.ref('excluded.position'), replaced_at: null })),
    )
    .execute()
}
