import type { InvoiceFile } from '@invoice-card/contracts'
import { invoiceDisplayId, paymentDetailPath } from '@invoice-card/domain'

type Use = NonNullable<InvoiceFile['used_by']>

/** The invoice that this file, or the document that it shows, belongs to already. */
export const knownInvoiceOf = (file: InvoiceFile | undefined): Use | undefined => file?.used_by ?? file?.same_document

/** The number of an invoice that a file belongs to already, and where that invoice is shown. */
export interface UseLink {
  readonly path: string
  readonly label: string
}

/** An own payment is shown here, an own request among the collections. */
export const linkOfUse = ({ invoice_id: id, type, status }: Use): UseLink => ({
  path: type === 'InvoiceRequestSeller' ? `/collections/request/${id}` : paymentDetailPath({ id, status }),
  label: invoiceDisplayId(id),
})
