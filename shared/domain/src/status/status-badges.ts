import { cancelLabel, cancelReasonOf, type WithCancelReason } from './cancel-reason.ts'
import { requestSellerStatusLabels, requestStatus, type RequestSellerStatusValue } from './collection-tabs.ts'
import { returnLabels, returnStateOf, type ReturnState, type WithReturn } from './return-state.ts'
import {
  invoiceStatusLabels,
  isAwaitingBuyer,
  isCancelled,
  isOpen,
  isTransferred,
  type InvoiceStatusValue,
} from './invoice-status.ts'

/** A state in words, and what it means for the look of its badge. */
export interface StatusWords {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'success' | 'attention'
}

interface Shown extends WithCancelReason, WithReturn {
  readonly status: InvoiceStatusValue
  readonly is_action_required: boolean
}

/** The state of a payment as its payer sees it. */
export function paymentStatusWords(payment: Shown): StatusWords {
  if (payment.is_action_required) return { label: '要対応', tone: 'attention' }
  const state = returnStateOf(payment)
  if (state) return returnWords(state)
  const label = isCancelled(payment) ? cancelLabel(cancelReasonOf(payment)) : invoiceStatusLabels[payment.status]
  return { label, tone: toneOf(payment) }
}

function toneOf(payment: Shown): StatusWords['tone'] {
  if (isTransferred(payment)) return 'success'
  if (isOpen(payment)) return 'info'
  return isAwaitingBuyer(payment) ? 'attention' : 'neutral'
}

const sellerTones: Readonly<Record<RequestSellerStatusValue, StatusWords['tone']>> = {
  1: 'info',
  2: 'info',
  3: 'info',
  4: 'success',
  5: 'success',
  6: 'neutral',
  7: 'neutral',
}

/**
 * The state of a request to pay as its seller sees it.
 * @param end why it was cancelled, or what becomes of returned money, where that is known
 */
export function requestStatusWords(
  status: RequestSellerStatusValue,
  end: WithCancelReason & WithReturn = {},
): StatusWords {
  const state = returnStateOf(end)
  if (state) return returnWords(state)
  return {
    label: status === requestStatus.cancelled ? cancelLabel(cancelReasonOf(end)) : requestSellerStatusLabels[status],
    tone: sellerTones[status],
  }
}

const returnWords = (state: ReturnState): StatusWords => ({
  label: returnLabels[state],
  tone: state === 'resend' ? 'info' : 'attention',
})
