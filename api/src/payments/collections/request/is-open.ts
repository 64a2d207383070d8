import { isAwaitingBuyer } from '@invoice-card/domain'
import type { InvoiceRow } from '../../../books/invoices/public.ts'

interface Openable {
  readonly invoice: Pick<InvoiceRow, 'status'>
  readonly request: { readonly expires_at: Date } | undefined
}

/** Whether the buyer can still be brought to a request: it has keys, is not paid, and its time has not come. */
export const isRequestOpen = ({ invoice, request }: Openable, now: Date): boolean =>
  request !== undefined && request.expires_at > now && isAwaitingBuyer(invoice)
