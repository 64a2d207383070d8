/** State of the link to choose another file for the payment in progress. */
export const replacing = { isReplacingInvoice: true }

/**
 * Whether the location was reached that way: by any other, it is not known whether the next file is of this payment or
 * of another.
 */
export const isReplacing = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isReplacingInvoice' in state
