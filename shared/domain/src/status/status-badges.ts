import { requestSellerStatusLabels, type RequestSellerStatusValue } from './collection-tabs.ts'
import {
  invoiceStatusLabels,
  isAwaitingBuyer,
  isOpen,
  isTransferred,
  type InvoiceStatusValue,
} from './invoice-status.ts'

/** A state in words, and what it means for the look of its badge. */
export interface StatusWords {
  readonly label: string
  readonly tone: 'neutral' | 'info' | 'success' | 'attention'
}

interface Shown {
  readonly status: InvoiceStatusValue
  readonly is_action_required: boolean
}

/** The state of a payment as its payer sees it. */
export function paymentStatusWords(payment: Shown): StatusWords {
  if (payment.is_action_required) return { label: '要対応', tone: 'attention' }
  return { label: invoiceStatusLabels[payment.status], tone: toneOf(payment) }
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

/** The state of a request to pay as its seller sees it. */
export const requestStatusWords = (status: RequestSellerStatusValue): StatusWords => ({
  label: requestSellerStatusLabels[status],
  tone: sellerTones[status],
})
