import { invoiceStatus } from '@invoice-card/domain'
import type { RequestRow } from './request-store.ts'

/** Whether the buyer can still be brought to a request: it has keys, is not paid, and its time has not come. */
export const isRequestOpen = ({ invoice: { status }, request }: RequestRow, now: Date): boolean =>
  request !== undefined && request.expires_at > now && (status === invoiceStatus.buyerNotRegistered || status === invoiceStatus.waitingForPayment)
