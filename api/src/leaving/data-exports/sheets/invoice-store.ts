import { sql, type Selectable } from 'kysely'
import type { Db, InvoiceRequestsTable, InvoicesTable } from '../../../platform/database/public.ts'
import { type CardBrand, requestAmountFields, type ReturnState } from '@invoice-card/contracts'
import { cancelReasonOfRow, returnStateOfRow } from '../../../books/outcomes/public.ts'

export type Side = 'buyer_company_id' | 'seller_company_id'

const termsOfRequest = ['person_name', 'message', ...requestAmountFields] as const
/** What a request bills and says; null of a payment. */
type TermsOfRequest = {
  readonly [Name in (typeof termsOfRequest)[number]]: InvoiceRequestsTable[Name] | null
}

export interface OwnInvoice extends Selectable<InvoicesTable>, TermsOfRequest {
  readonly card_brand: CardBrand | null
  readonly card_last4: string | null
  readonly order_id: string | null
  readonly cancel_reason: string | null
  readonly return_state: ReturnState | null
  /** The day on which it was created, finer than a date of JavaScript. */
  readonly position: string
}

const batch = 500
const statuses = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** All invoices that a company pays, or is paid by, batch by batch in the order of the index of its lists. */
export async function* invoicesOf(db: Db, companyId: number, side: Side): AsyncGenerator<readonly OwnInvoice[]> {
  for (const status of statuses) {
    let rows = await after(db, companyId, side, status, undefined)
    for (; rows.length > 0; rows = await after(db, companyId, side, status, rows.at(-1))) yield rows
  }
}

const after = (
  db: Db,
  companyId: number,
  side: Side,
  status: OwnInvoice['status'],
  last: OwnInvoice | undefined,
): Promise<OwnInvoice[]> =>
  db
    .selectFrom('invoices')
    .leftJoin('payment_transactions as payment', 'payment.id', 'invoices.payment_id')
    .leftJoin('invoice_requests as terms', 'terms.invoice_id', 'invoices.id')
    .selectAll('invoices')
    .select(termsOfRequest.map(name => `terms.${name}` as const))
    .select([
      'payment.card_brand',
      'payment.card_last4',
      'payment.order_id',
      cancelReasonOfRow.as('cancel_reason'),
      returnStateOfRow.as('return_state'),
      sql<string>`invoices.created_at::text`.as('position'),
    ])
    .where(`invoices.${side}`, '=', companyId)
    .where('invoices.status', '=', status)
    .$if(side === 'seller_company_id', query => query.where('invoices.kind', '=', 'request'))
    .$if(last !== undefined, query =>
      query.where(
        sql<boolean>`(invoices.created_at, invoices.id) > (${last?.position}::timestamptz, ${last?.id}::bigint)`,
      ),
    )
    .orderBy('invoices.created_at')
    .orderBy('invoices.id')
    .limit(batch)
    .execute()

export const listEventsOf = (db: Db, invoiceIds: readonly number[]) =>
  db
    .selectFrom('invoice_events')
    .select(['invoice_id', 'kind', 'actor', 'at', 'detail'])
    .where(sql<boolean>`invoice_id = any(${[...invoiceIds]}::bigint[])`)
    .orderBy('invoice_id')
    .orderBy('id')
    .execute()
