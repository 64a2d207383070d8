import { isRefusal } from '@invoice-card/api-client'
import { failureText } from '@invoice-card/form'
import { isInTab, paymentTabs } from '@invoice-card/domain'
import { useListSearch } from '@invoice-card/list'
import { useIdParam } from '@invoice-card/remote/id-param'
import { ErrorState, Page, SkeletonText } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { listLabels } from '../listing/messages.ts'
import { paths, type ListedTab } from '../paths.ts'
import { messages } from './messages.ts'
import { PaymentNotFound } from '../existing-payment/not-found/payment-not-found.tsx'
import { PaymentDetail } from './payment-detail.tsx'
import { watchedPaymentQuery } from './watched-payment-query.ts'

const tabs = ['review', 'reserved', 'history'] as const

/** /payments/{review,reserved,history}/{id}: one payment. */
export function PaymentDetailScreen({ tab }: { tab: ListedTab }) {
  const id = useIdParam()
  const { data, error, refetch, isFetching } = useQuery({ ...watchedPaymentQuery(id), enabled: id > 0 })
  const listed = useListSearch()
  // Cancelled or examined meanwhile it stands in another list than the one in the address.
  const current = data && !data.is_action_required ? (tabs.find(name => isInTab(paymentTabs[name], data)) ?? tab) : tab
  const back = listed
    ? backTo(tab, listed, current !== tab)
    : data?.is_action_required
      ? { to: paths.actionRequired, label: listLabels.actionRequired }
      : { to: paths.list(current), label: listLabels[current] }

  if (data) return <PaymentDetail invoice={data} back={back} />
  const isMissing = id === 0 || isRefusal(error, 'invoice_not_found', 'not_found', 'invalid_request')
  return (
    <Page title={isMissing ? undefined : messages.loading} back={back}>
      {isMissing ? (
        <PaymentNotFound tab={tab} />
      ) : error ? (
        <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonText lines={10} />
      )}
    </Page>
  )
}

/** The list as it was left: /payments/review holds two. */
const backTo = (tab: ListedTab, search: URLSearchParams, hasLeft: boolean) => ({
  to: search.size === 0 ? paths.list(tab) : `${paths.list(tab)}?${search}`,
  label: hasLeft ? messages.back : listLabels[search.get('tab') === 'action-required' ? 'actionRequired' : tab],
})
