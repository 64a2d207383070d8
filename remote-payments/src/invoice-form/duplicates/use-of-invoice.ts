import type { InvoiceFile } from '@invoice-card/contracts'
import { paymentDetailPath } from '@invoice-card/domain'

type Use = NonNullable<InvoiceFile['used_by']>

/** The invoice that this file, or the document that it shows, belongs to already. */
export const knownInvoiceOf = (file: InvoiceFile | undefined): Use | undefined => file?.used_by ?? file?.same_document

/** Where it is shown: an own payment here, an own request among the collections. */
export const pathOfUse = ({ invoice_id: id, type, status }: Use): string =>
  type === 'InvoiceRequestSeller' ? `/collections/request/${id}` : paymentDetailPath({ id, status })
