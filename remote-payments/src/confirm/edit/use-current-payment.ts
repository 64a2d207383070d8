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

/**
 * Whether the payment is still what its correction began with. Somebody else may have corrected it since: fields of
 * both together would be a payment that nobody has seen.
 */
export function useCurrentPayment(shown: Invoice) {
  const { id } = shown
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const listState = useListState()
  const [isOutdated, setIsOutdated] = useState(false)
  /**
   * Asks the server; null where the correction began with another state. Where it cannot be asked, the correction that
   * follows fails by itself.
   */
  const askCurrent = async (): Promise<Invoice | null> => {
    const now = await queryClient.fetchQuery({ ...paymentQuery(id), staleTime: 0 }).catch(() => shown)
    const edit = readEdit(id)
    const isCurrent = edit === null || isBegunWith(now, edit)
    setIsOutdated(!isCurrent)
    return isCurrent ? now : null
  }
  /** The server has refused what was sent, as another correction came first. */
  const markOutdated = () => setIsOutdated(true)
  /** Leads to the form, with what was typed on the payment as it is now. */
  const showCurrent = (now: Invoice) => {
    dispatch({ type: 'editTyped', edit: resumedEdit(now, readEdit(id) ?? undefined) ?? editOfPayment(now) })
    void navigate(paths.editInvoiceInfo(id), { state: listState })
  }
  return { isOutdated, askCurrent, markOutdated, showCurrent }
}
