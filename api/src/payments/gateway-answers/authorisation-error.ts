import type { GatewayAnswer } from '../../platform/gateway/public.ts'
import { ownResultCode } from './result-messages.ts'
import type { PaymentRow } from '../../books/payments/public.ts'

/** 3-D Secure results after which the issuer answers for fraud: authenticated, and attempted. */
const liabilityShiftingStatuses: readonly (string | undefined)[] = ['Y', 'A']

/**
 * Why an authorisation that the gateway reports can't be stored, as a result code of ours; null where nothing speaks
 * against it.
 */
export const authorisationError = (
  { total_amount }: Pick<PaymentRow, 'total_amount'>,
  { result }: GatewayAnswer,
): string | null => {
  if (Number(result.amount) !== total_amount) return ownResultCode.amountDiffers
  return isAuthenticated(result) ? null : ownResultCode.notAuthenticated
}

const isAuthenticated = ({ mpiMstatus, cardMstatus, dddTransactionStatus }: GatewayAnswer['result']): boolean =>
  mpiMstatus === 'success' && cardMstatus === 'success' && liabilityShiftingStatuses.includes(dddTransactionStatus)
