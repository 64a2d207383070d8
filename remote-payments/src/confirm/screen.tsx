import { useIsSessionOver, useResumePath } from '@invoice-card/session'
import { Navigate } from 'react-router-dom'
import { isPaymentPending, screenOfAttempt, whyDeclinedOn } from '../checkout/selectors.ts'
import { useApplication, useCheckout } from '../checkout/store.ts'
import { FlowPage } from '../checkout/flow-page.tsx'
import { usePlace } from '../draft/queue/use-place.ts'
import { paths } from '../paths.ts'
import { Confirmation } from './confirmation.tsx'
import { messages } from './messages.ts'

/** /payments/add/confirm: everything once more, the card, and the button that pays. */
export function Component() {
  const checkout = useCheckout()
  const isSessionOver = useIsSessionOver()
  const { draftId, invoiceForm, invoiceFile, isFormChecked } = useApplication()
  const place = usePlace(draftId)
  useResumePath(draftId === null ? null : paths.draft(draftId))
  const isInProgress = isPaymentPending(checkout)
  const ownScreen = screenOfAttempt(checkout)
  if (ownScreen !== null && ownScreen !== paths.confirm) return <Navigate to={ownScreen} replace />
  // The form went with the session, and whatever address is shown now is the one to come back to.
  if (isSessionOver) return null
  if (invoiceForm === null || invoiceFile === null) return <Navigate to={paths.create} replace />
  if (!isFormChecked && !isInProgress) return <Navigate to={paths.invoiceInfo} replace />
  return (
    <FlowPage step={2} title={messages.title} description={place} isLocked={isInProgress}>
      <Confirmation
        form={invoiceForm}
        file={invoiceFile}
        whyDeclined={whyDeclinedOn(checkout, paths.confirm)}
        isInProgress={isInProgress}
      />
    </FlowPage>
  )
}
