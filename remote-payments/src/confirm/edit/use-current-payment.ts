import type { Invoice } from '@invoice-card/contracts'
import { useListState } from '@invoice-card/list'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dispatch, readEdit } from '../../checkout/store.ts'
import { editOfPayment, isBegunWith } from '../../existing-payment/edit/edit-of-payment.ts'
import { resumedEdit } from '../../existing-payment/edit/resumed-edit.ts'
import { paymentQuery } from '../../existing-payment/payment-query.ts'
import { paths } from '../../paths.ts'

/** What of a correction was not sent, as the payment had changed: the corrections, or the amount that comes last. */
export type Unsent = 'corrections' | 'amount'

/**
 * Whether the payment is still what its correction began with. Somebody else may have corrected it since: fields of
 * both together would be a payment that nobody has seen.
 */
export function useCurrentPayment(shown: Invoice) {
  const { id } = shown
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const listState = useListState()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  /**
   * Asks the server; null where the correction began with another state. Where it cannot be asked, the correction that
   * follows fails by itself.
   */
  const askCurrent = async (next: Unsent): Promise<Invoice | null> => {
    const now = await queryClient.fetchQuery({ ...paymentQuery(id), staleTime: 0 }).catch(() => shown)
    const edit = readEdit(id)
    const isCurrent = edit === null || isBegunWith(now, edit)
    setUnsent(isCurrent ? null : next)
    return isCurrent ? now : null
  }
  /** The server has refused what was sent, as another correction came first. */
  const markUnsent = (refused: Unsent) => setUnsent(refused)
  /** Leads to the form, with what was typed on the payment as it is now. */
  const showCurrent = (now: Invoice) => {
    dispatch({ type: 'editTyped', edit: resumedEdit(now, readEdit(id) ?? undefined) ?? editOfPayment(now) })
    void navigate(paths.editInvoiceInfo(id), { state: listState })
  }
  return { unsent, askCurrent, markUnsent, showCurrent }
}
