import { useQuery } from '@tanstack/react-query'
import { approvalQuery } from '../card-payment/queries.ts'
import { endOfPayment } from '../checkout/end-of-payment.ts'
import { useApplication, useCheckout, useLeftPayment } from '../checkout/store.ts'

export interface LeftAuthentication {
  readonly paymentId: string
  /** The page of the issuer. */
  readonly url: string
}

/**
 * The authentication of this invoice's payment that was left in this tab before; null where there is none, and
 * undefined until that is known.
 */
export function useLeftAuthentication(): LeftAuthentication | null | undefined {
  const { stage } = useCheckout()
  const left = useLeftPayment(useApplication())
  // The payment that is open, or was declined here just now, has its own notice.
  const paymentId = stage === 'editing' ? left : null
  const { data, isError } = useQuery(approvalQuery(paymentId))
  if (paymentId === null || isError) return null
  if (data === undefined) return undefined
  const end = endOfPayment(data)
  return end.kind === 'authentication' ? { paymentId, url: end.url } : null
}
