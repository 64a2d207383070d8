import type { InvoiceSummary } from '@invoice-card/contracts'
import { isAwaitingBuyer, isFinal, isReserved } from '@invoice-card/domain'
import { paths } from '../paths.ts'

/** Where a payment's detail is found: under the tab that lists it. A request that waits is found where it is paid or declined. */
export const detailPathOf = (invoice: Pick<InvoiceSummary, 'id' | 'status'>): string =>
  (isAwaitingBuyer(invoice) ? paths.payRequest(invoice.id) : paths.detail(isFinal(invoice) ? 'history' : isReserved(invoice) ? 'reserved' : 'review', invoice.id))
