import type { PreGroupSummary } from '@invoice-card/contracts'
import { listStateOf, pageOf, PastTheEnd } from '@invoice-card/list'
import { ButtonLink, Card, DateText, EmptyState, ErrorState, Money, Page, Pagination, SkeletonTable, Stack, StatusBadge, Table, type TableColumn } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../common/failure-text.ts'
import { preGroupListQuery, preGroupPageSize } from '../common/prepared-payments/queries.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'

/** /payments/oauth: groups of payments that programs prepared, newest first. */
export function Component() {
  const [search] = useSearchParams()
  const page = pageOf(search)
  const { data, error, isFetching, refetch } = useQuery(preGroupListQuery(page))
  return (
    <Page title={messages.title} description={messages.lead}>
      {error && !data
        ? <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
        : data ? <Groups groups={data.pre_groups} count={data.count} page={page} listState={listStateOf(search)} /> : <SkeletonTable rows={4} />}
    </Page>
  )
}

function Groups({ groups, count, page, listState }: { groups: readonly PreGroupSummary[], count: number, page: number, listState: ReturnType<typeof listStateOf> }) {
  if (groups.length === 0) return <Card>{count > 0 ? <PastTheEnd title={messages.noSuchPage} firstPage={paths.oauth} /> : <EmptyState {...messages.empty} action={<ButtonLink to={paths.create}>{messages.create}</ButtonLink>} />}</Card>
  return (
    <Stack gap="5">
      <Card inset="none"><Table caption={messages.caption} columns={columns} rows={groups} rowKey={({ id }) => id} rowTo={({ id }) => paths.oauthGroup(id)} rowState={listState} /></Card>
      <Pagination page={page} pageCount={Math.ceil(count / preGroupPageSize)} getTo={to => `${paths.oauth}?page=${to}`} siblingCount={2} />
    </Stack>
  )
}

const { columns: words } = messages
const columns: readonly TableColumn<PreGroupSummary>[] = [
  { key: 'client', header: words.client, role: 'title', cell: ({ client_name }) => client_name },
  { key: 'created_at', header: words.created_at, width: '13rem', cell: ({ created_at }) => <DateText value={created_at} withWeekday={false} withTime /> },
  { key: 'progress', header: words.progress, width: '16rem', cell: ({ count_items, count_registered }) => <Progress items={count_items} registered={count_registered} /> },
  { key: 'total', header: words.total, align: 'end', width: '11rem', cell: ({ total_amount }) => <Money amountYen={total_amount} /> },
]

const Progress = ({ items, registered }: { items: number, registered: number }) =>
  (registered === items ? <StatusBadge tone="success">{messages.allRegistered}</StatusBadge> : <>{messages.progress(registered, items)}</>)
