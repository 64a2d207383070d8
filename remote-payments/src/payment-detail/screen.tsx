import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { useListSearch } from '@invoice-card/list'
import { ButtonLink, ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { listLabels } from '../listing/messages.ts'
import { paths, type ListedTab } from '../paths.ts'
import { messages } from './messages.ts'
import { PaymentDetail } from './payment-detail.tsx'
import { paymentQuery } from '../payment/payment-query.ts'

/** /payments/{review,reserved,history}/{id}: one payment. */
export function PaymentDetailScreen({ tab }: { tab: ListedTab }) {
  const id = Number(useParams().id)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data, error, refetch, isFetching } = useQuery({ ...paymentQuery(id), enabled: isId })
  const listed = useListSearch()
  const back = listed
    ? backTo(tab, listed)
    : data?.is_action_required
      ? { to: paths.actionRequired, label: listLabels.actionRequired }
      : { to: paths.list(tab), label: listLabels[tab] }

  if (data) return <PaymentDetail invoice={data} back={back} />
  const isMissing = !isId || isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')
  return (
    <Page title={isMissing ? messages.notFound.title : messages.loading} back={back}>
      {isMissing ? (
        <ErrorState
          scene="search"
          {...messages.notFound}
          action={
            <ButtonLink variant="secondary" to={paths.list(tab)}>
              {messages.list}
            </ButtonLink>
          }
        />
      ) : error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={10} />
      )}
    </Page>
  )
}

/** The list as it was left: /payments/review holds two. */
const backTo = (tab: ListedTab, search: URLSearchParams) => ({
  to: search.size === 0 ? paths.list(tab) : `${paths.list(tab)}?${search}`,
  label: listLabels[search.get('tab') === 'action-required' ? 'actionRequired' : tab],
})
