import type { PaymentTab } from '@invoice-card/domain'
import { listHome } from '@invoice-card/list'
import { ButtonLink, ErrorState, Page, SkeletonTable, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../common/failure-text.ts'
import { PaymentTabs } from '../common/payment-tabs.tsx'
import { paths, type ListedTab } from '../paths.ts'
import { readListQuery } from './list-query.ts'
import { messages } from './messages.ts'
import { PaymentControls } from './payment-controls.tsx'
import { PaymentTable } from './payment-table.tsx'
import { paymentListQuery } from './queries.ts'

/** A list of payments; /payments/review holds two of them. */
export function PaymentList({ tab: listed }: { tab: ListedTab }) {
  const [search] = useSearchParams()
  const tab: PaymentTab = listed === 'review' && search.get('tab') === 'action-required' ? 'actionRequired' : listed
  const query = readListQuery(search, tab)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(paymentListQuery(tab, query))

  return (
    <Page title={messages.title} actions={<ButtonLink to={paths.create} icon="add">{messages.create}</ButtonLink>}>
      <Stack gap="5" {...listHome}>
        <PaymentTabs current={tab} />
        <PaymentControls key={tab} tab={tab} query={query} />
        {error && !data
          ? <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          : data && !(isPlaceholderData && data.invoices.length === 0)
            ? <PaymentTable tab={tab} listed={listed} query={query} invoices={data.invoices} totalCount={data.total_count} isStale={isPlaceholderData} />
            : <SkeletonTable rows={6} />}
      </Stack>
    </Page>
  )
}
