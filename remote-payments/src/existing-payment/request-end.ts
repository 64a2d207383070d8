import type { Invoice } from '@invoice-card/contracts'
import { isCancelled, isExpired } from '@invoice-card/domain'

/** Why a request waits for no card any more. */
export type RequestEnd = 'declined' | 'cancelled' | 'expired' | 'paid'

export const requestEndWords: Readonly<Record<RequestEnd, string>> = {
  paid: 'すでにお支払いの手続きが済んでいます。',
  expired: 'カード払いの期限を過ぎています。請求元に直接お問い合わせください。',
  declined: 'このご依頼は、すでに辞退されています。お支払い方法は、請求元とご相談ください。',
  cancelled: 'ご依頼は取り下げられています。請求元に直接お問い合わせください。',
}

/** Of a request that waits, but whose seller is frozen. */
export const requestSuspended = 'この依頼は現在お支払いいただけません。ご不明な点は、請求元にお問い合わせください。'

/** How a request ended that no longer waits. */
export function endOfRequest(invoice: Pick<Invoice, 'status' | 'cancellation'>): RequestEnd {
  // A buyer who declined is not to be sent to ask why.
  if (isCancelled(invoice)) return invoice.cancellation?.reason === 'declined' ? 'declined' : 'cancelled'
  return isExpired(invoice) ? 'expired' : 'paid'
}
