import type { PaymentTab } from '@invoice-card/domain'
import { ButtonLink, ErrorState, SkeletonTable, Stack } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../common/failure-text.ts'
import { Page } from '../common/page.tsx'
import { PaymentTabs } from '../common/payment-tabs.tsx'
import { paths, type ListedTab } from '../paths.ts'
import { readListQuery } from './list-query.ts'
import { ListControls } from './list-controls.tsx'
import { messages } from './messages.ts'
import { PaymentTable } from './payment-table.tsx'
import { paymentListQuery } from './queries.ts'

/** A list of payments; /payments/review holds two of them. */
export function PaymentList({ tab: listed }: { tab: ListedTab }) {
  const [search] = useSearchParams()
  const tab: PaymentTab = listed === 'review' && search.get('tab') === 'action-required' ? 'actionRequired' : listed
  const query = readListQuery(search)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(paymentListQuery(tab, query))

  return (
    <Page title={messages.title} actions={<ButtonLink to={paths.create} icon="add">{messages.create}</ButtonLink>}>
      <Stack gap="5">
        <PaymentTabs current={tab} />
        <ListControls key={tab} tab={tab} query={query} />
        {error && !data
          ? <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          : data && !(isPlaceholderData && data.invoices.length === 0)
            ? <PaymentTable tab={tab} listed={listed} query={query} invoices={data.invoices} totalCount={data.total_count} isStale={isPlaceholderData} />
            : <SkeletonTable rows={6} />}
      </Stack>
    </Page>
  )
}
