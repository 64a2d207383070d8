import { failureText } from '@invoice-card/form'
import { loginUserAtom, useIsSessionOver } from '@invoice-card/session'
import { ErrorState, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { Navigate } from 'react-router-dom'
import { RequestFlowPage } from '../request-flow/flow-page.tsx'
import { useEntry, useRequestFlow } from '../request-flow/store.ts'
import { paths } from '../paths.ts'
import { AccountForm } from './account-form.tsx'
import { messages } from './messages.ts'
import { depositAccountsQuery } from '../deposit/deposit-accounts.ts'

/** /collections/add/account: where the money goes. */
export function AccountScreen() {
  const { stage } = useRequestFlow()
  const { isFormChecked } = useEntry()
  const isSessionOver = useIsSessionOver()
  const buyerId = useAtomValue(loginUserAtom)?.buyerId ?? 0
  const { data, error, refetch, isFetching } = useQuery({ ...depositAccountsQuery(buyerId), enabled: buyerId > 0 })
  if (stage === 'settled') return <Navigate to={paths.complete} replace />
  if (stage === 'submitting') return <Navigate to={paths.confirm} replace />
  // The form went with the session, and the host is leading to the sign-in.
  if (isSessionOver) return null
  if (!isFormChecked) return <Navigate to={paths.invoiceInfo} replace />
  return (
    <RequestFlowPage step={2} title={messages.title} description={messages.lead} width="md">
      {data ? (
        <AccountForm accounts={data} buyerId={buyerId} />
      ) : error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </RequestFlowPage>
  )
}
