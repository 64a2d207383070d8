import { isAwaitingBuyer, isFinal, isReserved, type InvoiceStatusValue } from './invoice-status.ts'

/**
 * The address of a payment's detail: under the list that holds it (docs/product.md#routes). A request that waits is
 * found where it
 * is paid or declined.
 */
export function paymentDetailPath(payment: { readonly id: number; readonly status: InvoiceStatusValue }): string {
  if (isAwaitingBuyer(payment)) return `/payments/waiting/${payment.id}/creditcard`
  return `/payments/${isFinal(payment) ? 'history' : isReserved(payment) ? 'reserved' : 'review'}/${payment.id}`
}

/** How many drafts one confirmation pays. */
export const maxDraftsTogether = 20

/** Where several drafts are paid with one confirmation. More than `maxDraftsTogether` are left out there. */
export const draftsTogetherPath = (draftIds: readonly number[]): string =>
  `/payments/several?drafts=${draftIds.join(',')}`
