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

/** How many drafts and requests one confirmation pays. */
export const maxPaidTogether = 20

/**
 * Where several payments are made with one confirmation: drafts by their ids, requests of sellers by the ids of their
 * invoices. More than `maxPaidTogether` are left out there.
 */
export function payTogetherPath(chosen: {
  readonly drafts?: readonly number[]
  readonly requests?: readonly number[]
}): string {
  const parameters = (['drafts', 'requests'] as const).flatMap(name =>
    chosen[name]?.length ? `${name}=${chosen[name].join(',')}` : [],
  )
  return ['/payments/several', ...(parameters.length > 0 ? [parameters.join('&')] : [])].join('?')
}
