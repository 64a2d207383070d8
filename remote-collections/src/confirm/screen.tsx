import { useIsSessionOver } from '@invoice-card/session'
import { Navigate } from 'react-router-dom'
import { RequestFlowPage } from '../request-flow/flow-page.tsx'
import { useRequestFlow } from '../request-flow/store.ts'
import { paths } from '../paths.ts'
import { Confirmation } from './confirmation.tsx'
import { messages } from './messages.ts'

/** /collections/add/confirm: everything once more, what the buyer gets, and the button that asks. */
export function ConfirmScreen() {
  const flow = useRequestFlow()
  const isSessionOver = useIsSessionOver()
  if (flow.stage === 'settled') return <Navigate to={paths.complete} replace />
  // The form went with the session, and the host is leading to the sign-in.
  if (isSessionOver) return null
  const isSubmitting = flow.stage === 'submitting'
  const { invoiceFormInfo, isFormChecked, bankFormInfo, isSendRequestMail } = flow.entry
  if (invoiceFormInfo === null || (!isFormChecked && !isSubmitting)) return <Navigate to={paths.invoiceInfo} replace />
  const { accountId, isNewAccount } = bankFormInfo
  if (accountId === null || isNewAccount) return <Navigate to={paths.account} replace />
  return (
    <RequestFlowPage
      step={3}
      title={messages.title}
      description={messages.lead[isSendRequestMail ? 'mail' : 'link']}
      isLocked={isSubmitting}
    >
      <Confirmation form={invoiceFormInfo} accountId={accountId} />
    </RequestFlowPage>
  )
}
