import type { Invoice } from '@invoice-card/contracts'
import { isExpired } from '@invoice-card/domain'

/** A seller's request that ended before anybody paid it: nothing was ever applied for. */
export const isUnpaidRequest = (invoice: Invoice): boolean =>
  isExpired(invoice) || invoice.cancellation?.reason === 'declined' || invoice.cancellation?.reason === 'withdrawn'
