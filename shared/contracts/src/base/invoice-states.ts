import * as v from 'valibot'

/** Values 1 to 8 of docs/product.md#invoice-states. */
export const InvoiceStatus = v.picklist([1, 2, 3, 4, 5, 6, 7, 8])
/** A payment of one's own, a request to pay as its buyer sees it, and the same as its seller sees it. */
export const InvoiceType = v.picklist(['InvoicePayment', 'InvoiceRequestBuyer', 'InvoiceRequestSeller'])
export type InvoiceType = v.InferOutput<typeof InvoiceType>

/**
 * Why the user has to act: 1 evidence unreadable, 2 amount mismatch, 3 payee or account mismatch, 4 extra evidence, 5
 * authorise the card again, 6 transfer returned, 7 supplier escalated.
 */
export const ActionRequiredReason = v.picklist([1, 2, 3, 4, 5, 6, 7])
