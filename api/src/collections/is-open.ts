import { isAwaitingBuyer } from '@invoice-card/domain'
import type { RequestRow } from './request-store.ts'

/** Whether the buyer can still be brought to a request: it has keys, is not paid, and its time has not come. */
export const isRequestOpen = ({ invoice, request }: RequestRow, now: Date): boolean =>
  request !== undefined && request.expires_at > now && isAwaitingBuyer(invoice)
