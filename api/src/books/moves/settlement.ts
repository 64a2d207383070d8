import type { Settlement } from '@invoice-card/contracts'
import type { PaymentRow } from '../payments/public.ts'

/**
 * How a cancellation would give the card its money back now. Between the decision to charge and the gateway's answer
 * nobody knows whether the card is charged. What its issuer took back is not given back as well.
 */
export function settlementOf(
  { status, pending_action }: Pick<PaymentRow, 'status' | 'pending_action'>,
  isChargedBack: boolean,
): Settlement {
  if (isChargedBack) return 'charge_back'
  if (status === 'captured') return 'refund'
  return pending_action === 'capture' ? 'void_or_refund' : 'void'
}
