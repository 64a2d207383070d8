import { sql } from 'kysely'
import type { Db } from '../../platform/database/public.ts'
import { lockInvoice } from '../../books/invoices/public.ts'
import type { Books } from '../../books/work/public.ts'
import { hashToken } from '../../platform/crypto/public.ts'
import { newRequestKey } from './key.ts'

/** Makes one more key to a request; it is known to nobody but the caller. */
export async function addRequestKey(db: Db, invoiceId: number, now: Date): Promise<string> {
  const { key, key_hash } = newRequestKey()
  await db.insertInto('request_keys').values({ key_hash, invoice_id: invoiceId, created_at: now }).execute()
  return key
}

/** Ends every key to a request; its row is locked by the caller, so that no other key is made meanwhile. */
export const revokeRequestKeys = (db: Db, invoiceId: number, now: Date) =>
  db
    .updateTable('request_keys')
    .set({ revoked_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('revoked_at', 'is', null)
    .execute()

const cancelReason = sql<string | null>`(
  select invoice_events.detail->>'reason' from invoice_events
    where invoice_events.invoice_id = invoices.id and invoice_events.kind = 'cancelled' limit 1)`

/** Whether its buyer has come by a link; a customer has the request without that. */
const isLinked = sql<boolean>`exists (
  select from invoice_events where invoice_events.invoice_id = invoices.id and invoice_events.kind = 'linked')`

/** Whether the buyer of a request has come by a link, so that its seller knows who it is. */
export const wasLinked = async (db: Db, invoiceId: number): Promise<boolean> =>
  (await db.selectFrom('invoices').select(isLinked.as('is_linked')).where('id', '=', invoiceId).executeTakeFirst())
    ?.is_linked === true

export type KeyedRequest = NonNullable<Awaited<ReturnType<typeof findRequestOfKey>>>

/** The request behind a key, with what the key's state is read from, or undefined. */
export const findRequestOfKey = (db: Db, key: string) =>
  db
    .selectFrom('request_keys')
    .innerJoin('invoice_requests', 'invoice_requests.invoice_id', 'request_keys.invoice_id')
    .innerJoin('invoices', 'invoices.id', 'request_keys.invoice_id')
    .selectAll('invoices')
    .select([
      'revoked_at',
      'request_keys.created_at as key_created_at',
      'expires_at',
      'addressed_at',
      'opened_at',
      'person_name',
      'message',
      'is_mailed',
      cancelReason.as('cancel_reason'),
      isLinked.as('is_linked'),
    ])
    .where('key_hash', '=', hashToken(key))
    .executeTakeFirst()

/** The same with its row locked: state, deadline and key stay as they are until the transaction ends. */
export async function lockRequestOfKey(books: Books, key: string): Promise<KeyedRequest | undefined> {
  const found = await findRequestOfKey(books.db, key)
  if (!found) return undefined
  await lockInvoice(books, found.id)
  return findRequestOfKey(books.db, key)
}

/** Records the first look; false where somebody was first. */
export async function markOpened(db: Db, invoiceId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_requests')
    .set({ opened_at: now })
    .where('invoice_id', '=', invoiceId)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
