import { sql } from 'kysely'
import type { Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'

/** Where the request stood addressed when a mail was made: before the first change since, else where it is now. */
const namedAddress = sql<string>`lower(coalesce(
  (select detail->'before'->>'email_address' from invoice_events
    where invoice_events.invoice_id = mails.invoice_id and kind = 'addressee_changed' and at > mails.created_at
    order by invoice_events.id limit 1),
  buyer_email_address))`

/**
 * Mails about requests to the address that the seller named. Colleagues of a buyer who is a customer get theirs as
 * well, but who they are is not the seller's to know.
 */
const toNamedAddress = (db: Db, invoiceIds: readonly number[]) =>
  db
    .selectFrom('mails')
    .innerJoin('invoices', 'invoices.id', 'mails.invoice_id')
    .where('mails.invoice_id', 'in', invoiceIds)
    .where(({ eb, fn }) => eb(fn('lower', ['to_address']), '=', namedAddress))

/** Newest first. */
export const listRequestMails = (db: Db, invoiceId: number) =>
  toNamedAddress(db, [invoiceId])
    .select(['mails.name', 'to_address', 'sent_at', 'abandoned_at', 'last_error', 'mails.created_at'])
    .orderBy('mails.id', 'desc')
    .execute()

/** The newest mail of each request that has one to where it is addressed now. */
export async function newestRequestMails(db: Db, invoiceIds: readonly number[]) {
  if (invoiceIds.length === 0) return new Map<number, never>()
  const rows = await toNamedAddress(db, invoiceIds)
    .where(({ eb, fn }) => eb(fn('lower', ['to_address']), '=', fn('lower', ['buyer_email_address'])))
    .distinctOn('mails.invoice_id')
    .select(['invoices.id', 'sent_at', 'abandoned_at', 'last_error'])
    .orderBy('mails.invoice_id')
    .orderBy('mails.id', 'desc')
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** Whose request it is. */
export async function findSellerOfRequest(db: Db, invoiceId: number): Promise<number | null> {
  const row = await db.selectFrom('invoices').select('seller_company_id').where('id', '=', invoiceId).executeTakeFirst()
  return row?.seller_company_id ?? null
}

/** The request that a mail is about, where it went to the address that the seller named. */
export const findRequestOfMail = async (
  db: Db,
  { to_address, invoice_id }: { readonly to_address: string; readonly invoice_id: number | null },
): Promise<InvoiceRow | undefined> =>
  invoice_id === null
    ? undefined
    : db
        .selectFrom('invoices')
        .selectAll()
        .where('id', '=', invoice_id)
        .where(({ eb, fn }) => eb(fn('lower', ['buyer_email_address']), '=', to_address.toLowerCase()))
        .executeTakeFirst()
