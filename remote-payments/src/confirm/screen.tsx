import { Navigate } from 'react-router-dom'
import { isPaymentUnderWay, screenOfAttempt } from '../common/card-payment/attempt.ts'
import { FlowPage } from '../common/flow-page.tsx'
import { declinedMessageOn, usePaymentFlow } from '../common/flow-state.ts'
import { paths } from '../paths.ts'
import { Confirmation } from './confirmation.tsx'
import { messages } from './messages.ts'

/** /payments/add/confirm: everything once more, the card, and the button that pays. */
export function Component() {
  const [flow] = usePaymentFlow()
  const isUnderWay = isPaymentUnderWay(flow)
  const ownScreen = screenOfAttempt(flow)
  if (ownScreen !== null && ownScreen !== paths.confirm) return <Navigate to={ownScreen} replace />
  if (flow.invoiceForm === null || flow.invoiceFile === null) return <Navigate to={paths.create} replace />
  if (!flow.isFormChecked && !isUnderWay) return <Navigate to={paths.invoiceInfo} replace />
  return (
    <FlowPage step={2} title={messages.title} description={messages.lead} isLocked={isUnderWay}>
      <Confirmation
        form={flow.invoiceForm}
        file={flow.invoiceFile}
        declinedMessage={declinedMessageOn(flow, paths.confirm)}
        isUnderWay={isUnderWay}
      />
    </FlowPage>
  )
}
