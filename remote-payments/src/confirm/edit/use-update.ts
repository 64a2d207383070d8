import { isRefusal } from '@invoice-card/api-client'
import type { Invoice } from '@invoice-card/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { changePaymentFlow, readPaymentFlow } from '../../common/flow-state.ts'
import type { PaymentChanges } from '../../common/payment-edit/changes.ts'
import { sendUpdate } from '../../common/payment-edit/send-update.ts'
import { paymentQuery, usePaymentChange } from '../../common/payment-query.ts'

/** Sends what an edit changes but for the amount, and keeps what is still to do. */
export function useUpdate(invoice: Invoice) {
  const queryClient = useQueryClient()
  const { mutateAsync, error, isPending } = usePaymentChange((changes: PaymentChanges) => sendUpdate(invoice, changes))
  /** @returns whether it is done */
  const update = async (changes: PaymentChanges): Promise<boolean> => {
    try {
      await mutateAsync(changes)
    }
    catch (failure) {
      // A lost answer may hide that it was done; then nothing of it must stand as still to do.
      if (!isRefusal(failure)) await queryClient.invalidateQueries({ queryKey: paymentQuery(invoice.id).queryKey })
      return false
    }
    const { edit } = readPaymentFlow()
    if (edit) changePaymentFlow({ edit: { ...edit, isPayeeChanged: false, comment: '' } })
    return true
  }
  return { update, error, isPending }
}
