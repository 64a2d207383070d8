import { Navigate } from 'react-router-dom'
import { RequestFlowPage } from '../request-flow/flow-page.tsx'
import { useCollectionFlow } from '../request-flow/flow-state.ts'
import { paths } from '../paths.ts'
import { Confirmation } from './confirmation.tsx'
import { messages } from './messages.ts'

/** /collections/add/confirm: everything once more, what the buyer gets, and the button that asks. */
export function ConfirmScreen() {
  const { invoiceFormInfo, isFormChecked, bankFormInfo, attempt, made } = useCollectionFlow()
  if (made !== null) return <Navigate to={paths.complete} replace />
  if (invoiceFormInfo === null || (!isFormChecked && attempt === null))
    return <Navigate to={paths.invoiceInfo} replace />
  const { accountId, isNewAccount } = bankFormInfo
  if (accountId === null || isNewAccount) return <Navigate to={paths.account} replace />
  return (
    <RequestFlowPage step={3} title={messages.title} description={messages.lead} isLocked={attempt !== null}>
      <Confirmation form={invoiceFormInfo} accountId={accountId} />
    </RequestFlowPage>
  )
}
