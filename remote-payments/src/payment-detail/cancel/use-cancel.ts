import { isRefusal } from '@invoice-card/api-client'
import { invoiceStatus } from '@invoice-card/domain'
import { notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../calls.ts'
import { cancelRefusals } from '../../existing-payment/cancel-refusals.ts'
import { paymentQuery, usePaymentChange } from '../../existing-payment/payment-query.ts'
import { messages as words } from './messages.ts'

/** The payment stands, as it was read after the failure; or how it stands could not be read. */
type Failure = 'stands' | 'unknown'

const isRefused = (error: unknown) => isRefusal(error, ...Object.keys(cancelRefusals))

/**
 * Cancels a payment. A failure that is no refusal says nothing of the payment: it is read again, and one that is
 * cancelled by then was cancelled though its answer was lost.
 * @param onEnd it is cancelled, or was refused
 */
export function useCancel(invoiceId: number, onEnd: () => void) {
  const queryClient = useQueryClient()
  const isShown = useIsShown()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { mutate, isPending } = usePaymentChange(() => calls.invoices.cancelInvoice({ params: { id: invoiceId } }), {
    done: words.done,
    failed: { what: words.unknown.title, texts: words.refusals },
    isSaid: error => !isRefused(error) && isShown(),
  })
  const explain = (error: unknown) => {
    if (isRefused(error)) return onEnd()
    const read = queryClient.getQueryState(paymentQuery(invoiceId).queryKey)
    if (read?.status !== 'success') return setFailure('unknown')
    if (read.data?.status !== invoiceStatus.cancelled) return setFailure('stands')
    notify.success(words.done)
    onEnd()
  }
  return {
    cancel: () => mutate(undefined, { onSuccess: onEnd, onError: explain }),
    isPending,
    failure,
    clear: () => setFailure(null),
  }
}
