import { isRefusal } from '@invoice-card/api-client'
import type { InvoiceSummary } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useIsShown } from '@invoice-card/form'
import { linkToContact, notifyFailure } from '@invoice-card/remote'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { calls } from '../../calls.ts'
import { dispatch } from '../../checkout/store.ts'
import { paymentQuery } from '../payment-query.ts'
import { applicationLikeLastTime } from './application-like-last-time.ts'
import { messages } from './messages.ts'

/** Starts the next payment to the same supplier and account. */
export function usePayAgain({ id, supplier_id }: InvoiceSummary & { supplier_id: number }) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      Promise.all([
        // The data of a detail may be old by now; a row of a list knows no account.
        queryClient.fetchQuery(paymentQuery(id)),
        calls.suppliers.getSupplier({ params: { id: supplier_id } }),
      ]),
    onSuccess: ([invoice, { accounts, status, is_frozen }]) => {
      if (status === 'Rejected' || is_frozen) return notify.error(messages.notPayable, { link: linkToContact() })
      // A user who has left may be in another payment by now.
      if (!isShown()) return
      dispatch({ type: 'begun', application: applicationLikeLastTime(invoice, accounts) })
      void navigate(paths.create)
    },
    onError: error => {
      if (!isRefusal(error, 'supplier_not_found')) return notifyFailure(error, messages.failed)
      notify.error(messages.deleted, { link: { to: paths.create, label: messages.create } })
    },
  })
}
