import type { Db } from '../database/connection.ts'
import { hashRequestKey, newRequestKey } from './key.ts'

/** Makes one more key to a request; it is known to nobody but the caller. */
export async function addRequestKey(db: Db, invoiceId: number, now: Date): Promise<string> {
  const { key, key_hash } = newRequestKey()
  await db.insertInto('request_keys').values({ key_hash, invoice_id: invoiceId, created_at: now }).execute()
  return key
}

/** The request behind a key, or undefined. */
export const findRequestOfKey = (db: Db, key: string) =>
  db.selectFrom('request_keys')
    .innerJoin('invoice_requests', 'invoice_requests.invoice_id', 'request_keys.invoice_id')
    .innerJoin('invoices', 'invoices.id', 'request_keys.invoice_id')
    .select(['invoices.id', 'invoices.status', 'invoices.invoice_number', 'invoices.supplier_name', 'invoices.amount', 'invoices.due_date', 'invoices.buyer_company_id', 'expires_at'])
    .where('key_hash', '=', hashRequestKey(key))
    .executeTakeFirst()
