import type { Invoice } from '@invoice-card/contracts'
import { type CancelReason, isCancelled, isExpired } from '@invoice-card/domain'

/** Why a request waits for no card any more. */
export type RequestEnd = 'declined' | 'withdrawn' | 'expired' | 'paid' | 'paymentCancelled' | 'paymentRefused'

export const requestEndWords: Readonly<Record<RequestEnd, string>> = {
  paid: 'すでにお支払いの手続きが済んでいます。',
  expired: 'カード払いの期限を過ぎています。請求元に直接お問い合わせください。',
  declined: 'このご依頼は、すでに辞退されています。お支払い方法は、請求元とご相談ください。',
  withdrawn: 'ご依頼は取り下げられています。請求元に直接お問い合わせください。',
  paymentCancelled: 'このご依頼のお支払いは、キャンセルされています。お支払い方法は、請求元とご相談ください。',
  paymentRefused:
    '審査の結果、このご依頼のお支払いをお引き受けできませんでした。お支払い方法は、請求元とご相談ください。',
}

/** Whether there is a payment to look at. */
export const hasPayment = (end: RequestEnd): boolean =>
  end === 'paid' || end === 'paymentCancelled' || end === 'paymentRefused'

/** A buyer who declined, or cancelled the payment, is not to be sent to ask why. */
const cancelEnds = {
  withdrawn: 'withdrawn',
  declined: 'declined',
  buyer: 'paymentCancelled',
  unanswered: 'paymentCancelled',
  examiner: 'paymentRefused',
} as const satisfies Record<CancelReason, RequestEnd>

/** Of a request that waits, but whose seller is frozen. */
export const requestSuspended = 'このご依頼は現在お支払いいただけません。ご不明な点は、請求元にお問い合わせください。'

/** How a request ended that no longer waits. */
export function endOfRequest(invoice: Pick<Invoice, 'status' | 'cancellation'>): RequestEnd {
  if (isCancelled(invoice)) return cancelEnds[invoice.cancellation?.reason ?? 'withdrawn']
  return isExpired(invoice) ? 'expired' : 'paid'
}
