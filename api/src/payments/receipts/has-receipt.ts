import { type InvoiceTypeValue, isTransferred } from '@invoice-card/domain'
import type { InvoiceRow } from '../../books/invoices/public.ts'

/** The fee's receipt is issued with the transfer, to whom bears the fee: the seller of a request. */
export const hasReceipt = (invoice: InvoiceRow, type: InvoiceTypeValue): boolean =>
  isTransferred(invoice) && invoice.commission_amount > 0 && type !== 'InvoiceRequestBuyer'
