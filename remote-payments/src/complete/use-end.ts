import { isRefusal } from '@invoice-card/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { calls } from '../calls.ts'
import { approvalQuery } from '../card-payment/queries.ts'
import { refreshAfterPayment } from '../card-payment/attempt/refresh-after-payment.ts'
import type { OpenCheckout } from '../checkout/checkout.ts'
import { endOfPayment, type PaymentEnd } from '../checkout/end-of-payment.ts'
import { dispatch, useCheckout, usePaidFor } from '../checkout/store.ts'
import { resumeQueue } from '../draft/queue/run-queue.ts'

type Approval = Awaited<ReturnType<typeof calls.creditCards.approveCredit>>

/** How a payment ended, or what it waits for. */
type End =
  | { readonly kind: 'notFound' }
  | Extract<PaymentEnd, { kind: 'paid' | 'authentication' }>
  /** Its form is still here: the screen that it was begun on shows why. */
  | { readonly kind: 'declinedOn'; readonly screen: string }
  | Extract<PaymentEnd, { kind: 'declined' }>
  | { readonly kind: 'failed'; readonly error: Error }
  | { readonly kind: 'waiting' }

/** Asks how the payment ended and dispatches it to the checkout; the queue of drafts goes on. */
export function useEnd(paymentId: string | null) {
  const { data, error, refetch, isFetching } = useQuery(approvalQuery(paymentId))
  const end = endOf(paymentId, data, error, useCheckout())
  const queryClient = useQueryClient()
  // The issuer's page has ended what went on in the last document.
  useEffect(resumeQueue, [])
  const isPaid = end.kind === 'paid'
  const isPaidElsewhere = isPaid && end.isPaidElsewhere
  useEffect(() => {
    if (!isPaid || paymentId === null) return
    refreshAfterPayment(queryClient)
    dispatch({ type: 'settled', paymentId, isPaidElsewhere })
  }, [isPaid, isPaidElsewhere, paymentId, queryClient])

  const declinedMessage = data?.status === 'declined' && !isPaid ? (data.message ?? '') : null
  const code = data?.v_result_code ?? null
  useEffect(() => {
    if (declinedMessage !== null && paymentId !== null)
      dispatch({ type: 'declined', paymentId, message: declinedMessage, code })
  }, [declinedMessage, code, paymentId])

  return { end, paidFor: usePaidFor(paymentId), refetch, isFetching }
}

function endOf(paymentId: string | null, data: Approval | undefined, error: Error | null, checkout: OpenCheckout): End {
  if (paymentId === null || isRefusal(error, 'payment_not_found', 'invalid_request')) return { kind: 'notFound' }
  if (!data) return error ? { kind: 'failed', error } : { kind: 'waiting' }
  const end = endOfPayment(data)
  if (end.kind === 'declined') return declinedEnd(paymentId, end, checkout)
  return end.kind === 'open' ? { kind: 'waiting' } : end
}

function declinedEnd(paymentId: string, end: Extract<PaymentEnd, { kind: 'declined' }>, checkout: OpenCheckout): End {
  const isOwn = 'paymentId' in checkout && checkout.paymentId === paymentId
  if (!isOwn) return end
  return checkout.stage === 'declined' ? { kind: 'declinedOn', screen: checkout.screen } : { kind: 'waiting' }
}
