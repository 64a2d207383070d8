import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { notify, withOverlay } from '@invoice-card/events'
import { contactOfRefusal } from '@invoice-card/remote'
import { useQueryClient } from '@tanstack/react-query'
import { dispatch, readEdit } from '../../checkout/store.ts'
import type { PaymentChanges } from '../../existing-payment/edit/changes.ts'
import { editOfPayment } from '../../existing-payment/edit/edit-of-payment.ts'
import { sendUpdate } from '../../existing-payment/edit/send-update.ts'
import { paymentQuery, usePaymentChange } from '../../existing-payment/payment-query.ts'
import { refreshCalendar } from '../../invoice-values/transfer-calendar.ts'
import { messages } from './messages.ts'
import { refusalText } from './refusal-text.ts'
import { useCurrentPayment } from './use-current-payment.ts'

/**
 * Sends what an edit changes but for the amount, and stores what is still to do.
 * @param isShown whether the user is still at the confirmation: the overlay does not cover the browser's back button
 */
export function useUpdate(invoice: Invoice, isShown: () => boolean) {
  const queryClient = useQueryClient()
  const { mutateAsync, error, isPending } = usePaymentChange(sendUpdate)
  const { unsent, askCurrent, markUnsent, showCurrent } = useCurrentPayment(invoice)
  const isStillHere = () => isShown() && readEdit(invoice.id) !== null
  /**
   * @returns the payment as it is then, or null where it is not done or the user not there to go on. A user who has
   * left sees how it ended: no card is charged behind them, and they are not led away from where they are.
   */
  const update = async (changes: PaymentChanges): Promise<Invoice | null> => {
    let saved: Invoice
    try {
      const known = await withOverlay(() => askCurrent('corrections'))
      if (known === null) return null
      saved = await withOverlay(() => mutateAsync({ known, changes }))
    } catch (failure) {
      if (!isStillHere()) notify.error(messages.left.failed(refusalText(failure)), contactOfRefusal(failure))
      if (isRefusal(failure, 'invoice_changed')) markUnsent('corrections')
      if (isRefusal(failure, 'transfer_date_not_available')) await refreshCalendar(queryClient)
      // A lost answer may hide that it was done; then nothing of it must stand as still to do.
      if (!isRefusal(failure)) await queryClient.invalidateQueries({ queryKey: paymentQuery(invoice.id).queryKey })
      return null
    }
    const isStillShown = isStillHere()
    dispatch({
      type: 'editChanged',
      invoiceId: invoice.id,
      changes: {
        isPayeeChanged: false,
        comment: '',
        isAllButAmountSent: true,
        begunWith: editOfPayment(saved).begunWith,
      },
    })
    if (changes.amount === null) dispatch({ type: 'correctionEnded', invoiceId: invoice.id })
    if (!isStillShown) {
      notify.info(changes.amount === null ? messages.applied : messages.left.allButAmount)
      return null
    }
    return saved
  }
  return { update, error, isPending, unsent, askCurrent, markUnsent, showCurrent }
}
