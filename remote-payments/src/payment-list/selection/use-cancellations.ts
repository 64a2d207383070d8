import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceSummary } from '@invoice-card/contracts'
import { bus } from '@invoice-card/events'
import { failureText } from '@invoice-card/form'
import { showAnswer } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../calls.ts'
import { cancelRefusals } from '../../existing-payment/cancel-refusals.ts'
import { paymentQuery } from '../../existing-payment/payment-query.ts'

/** How the cancellation of one payment stands. */
export interface Cancellation {
  readonly invoice: InvoiceSummary
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  /** Why it failed. */
  readonly reason?: string
  /** It failed for good: tried again, it would fail for the same reason. */
  readonly isFinal?: boolean
}

export const isRetryable = ({ state, isFinal = false }: Cancellation): boolean => state === 'failed' && !isFinal

/** Cancels payments one after the other, so that each has its own result: one that fails stops none. */
export function useCancellations() {
  const queryClient = useQueryClient()
  const [results, setResults] = useState<readonly Cancellation[]>([])
  const report = (id: number, change: Omit<Cancellation, 'invoice'>) =>
    setResults(shown => shown.map(each => (each.invoice.id === id ? { ...each, ...change } : each)))
  const { mutate, isPending } = useMutation({
    mutationFn: async (invoices: readonly InvoiceSummary[]) => {
      for (const { id } of invoices) {
        report(id, { state: 'running' })
        try {
          const invoice = await calls.invoices.cancelInvoice({ params: { id } })
          await showAnswer(queryClient, paymentQuery(id).queryKey, invoice)
          report(id, { state: 'done' })
        } catch (error) {
          const isFinal = isRefusal(error) && error.code in cancelRefusals
          report(id, { state: 'failed', reason: failureText(error, cancelRefusals), isFinal })
        }
      }
    },
    onSettled: () => {
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['payments'] })
    },
  })
  return {
    results,
    isPending,
    start: (invoices: readonly InvoiceSummary[]) => {
      setResults(invoices.map(invoice => ({ invoice, state: 'waiting' })))
      mutate(invoices)
    },
    /** Tries again what failed and may be cancelled yet. */
    retry: () => {
      setResults(shown => shown.map(each => (isRetryable(each) ? { ...each, state: 'waiting' } : each)))
      mutate(results.filter(isRetryable).map(({ invoice }) => invoice))
    },
    clear: () => setResults([]),
  }
}
