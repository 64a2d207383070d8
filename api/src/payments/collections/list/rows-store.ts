import type { MailState } from '@invoice-card/contracts'
import type { Db } from '../../../platform/database/public.ts'
import type { InvoiceRow } from '../../../books/invoices/public.ts'
import { newestRequestMails } from '../mails/mail-store.ts'
import { mailStateOf } from '../mails/request-mail.ts'

/** What a row of the seller's list shows beside its invoice. */
export interface RowFacts {
  readonly terms:
    | { readonly expires_at: Date; readonly opened_at: Date | null; readonly is_mailed: boolean }
    | undefined
  /** Null where the partner was deleted since. */
  readonly supplier_id: number | null
  readonly mail_state: MailState | null
  /** Its money was returned, nobody has decided, and no other account was named since. */
  readonly isReturned: boolean
}

/** The facts of some rows, three statements for all of them. */
export async function readRowFacts(
  db: Db,
  rows: readonly Pick<InvoiceRow, 'id'>[],
): Promise<(row: Pick<InvoiceRow, 'id'>) => RowFacts> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return () => ({ terms: undefined, supplier_id: null, mail_state: null, isReturned: false })
  const [terms, mails, returns] = await Promise.all([
    db
      .selectFrom('invoice_requests')
      .leftJoin('suppliers', join => join.onRef('suppliers.id', '=', 'partner_id').on('deleted_at', 'is', null))
      .select(['invoice_id', 'suppliers.id as supplier_id', 'expires_at', 'opened_at', 'is_mailed'])
      .where('invoice_id', 'in', ids)
      .execute(),
    newestRequestMails(db, ids),
    db
      .selectFrom('returned_transfers')
      .select('invoice_id')
      .where('invoice_id', 'in', ids)
      .where('outcome', 'is', null)
      .where('account_named_at', 'is', null)
      .execute(),
  ])
  const termsOf = new Map(terms.map(row => [row.invoice_id, row]))
  const returned = new Set(returns.map(({ invoice_id }) => invoice_id))
  return ({ id }) => {
    const [mail, found] = [mails.get(id), termsOf.get(id)]
    return {
      terms: found,
      supplier_id: found?.supplier_id ?? null,
      mail_state: mail && found?.is_mailed !== false ? mailStateOf(mail) : null,
      isReturned: returned.has(id),
    }
  }
}
