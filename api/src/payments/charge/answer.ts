import { decisiveBlock, resultBlock } from '../../platform/gateway/public.ts'
import { abandonedPayment, findResultMessage, unexplainedDecline } from '../gateway-answers/public.ts'
import type { PaymentRow } from '../../books/payments/public.ts'

type WireStatus = 'authentication_required' | 'pending' | 'approved' | 'declined'

const wireStatusOf: Readonly<Record<PaymentRow['status'], WireStatus>> = {
  created: 'pending',
  token_bound: 'pending',
  authentication_pending: 'authentication_required',
  pending: 'pending',
  authorised: 'approved',
  captured: 'approved',
  voided: 'approved',
  refunded: 'approved',
  declined: 'declined',
  abandoned: 'declined',
}

const messageOf = (payment: PaymentRow): string | null => {
  if (payment.status === 'abandoned') return abandonedPayment
  if (payment.status === 'declined') return findResultMessage(payment.v_result_code ?? '') ?? unexplainedDecline
  if (payment.status === 'pending') return findResultMessage(resultBlock.issuerSilent)
  return null
}

/**
 * How a payment stands, for its buyer: the same for the call that started it, for a repetition and for a later
 * question.
 */
export const answerOf = (payment: PaymentRow) => {
  const status = wireStatusOf[payment.status]
  return {
    payment_id: payment.id,
    status,
    authentication_url: status === 'authentication_required' ? payment.authentication_url : null,
    invoice_id: payment.invoice_id,
    message: messageOf(payment),
    ...(payment.status === 'declined' && { v_result_code: payment.v_result_code }),
  }
}

export const isDeclinedWith = (payment: PaymentRow, ...blocks: string[]): boolean =>
  payment.status === 'declined' && blocks.includes(decisiveBlock(payment.v_result_code ?? ''))
