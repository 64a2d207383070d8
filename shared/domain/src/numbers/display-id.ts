/**
 * Display identifier of an invoice: `I-` and the number padded to 8 digits (docs/product.md#formats). Example: 1 →
 * `I-00000001`.
 */
export const invoiceDisplayId = (id: number): string => `I-${String(id).padStart(8, '0')}`
