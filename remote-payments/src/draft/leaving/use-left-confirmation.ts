import { signedInUser } from '@invoice-card/session'
import { useEffect, useRef } from 'react'
import { isPaymentPending } from '../../checkout/selectors.ts'
import { readApplication, readCheckout } from '../../checkout/store.ts'
import { saveInTab, workOf } from '../save-draft.ts'
import { notifyUnpaid } from './notify-left.ts'

/**
 * Says what is left of a payment whose confirmation is left unpaid for another screen. @param isUnpaid it is known that
 * the invoice was not paid, here or before.
 */
export function useLeftConfirmation(isUnpaid: boolean): void {
  const isKnownUnpaid = useRef(isUnpaid)
  useEffect(() => {
    isKnownUnpaid.current = isUnpaid
  }, [isUnpaid])
  useEffect(
    () => () => {
      const application = readApplication()
      const { invoiceForm, isDraftUnsaved } = application
      // Of a payment in progress its end is shown.
      if (invoiceForm === null || isPaymentPending(readCheckout())) return
      const owner = signedInUser()
      const work = workOf(invoiceForm)
      // The host clears the flow once the next screen is there.
      queueMicrotask(() => {
        if (isDraftUnsaved && work !== 'nothing') saveInTab(work)
        else if (isKnownUnpaid.current) notifyUnpaid({ application, owner })
      })
    },
    [],
  )
}
