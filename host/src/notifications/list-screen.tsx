import { ButtonLink, Card, Container, EmptyState, ErrorState, PageHeader, Pagination, SkeletonTable, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../routes/paths.ts'
import { notificationMessages as messages } from './messages.ts'
import { NotificationList } from './notification-list.tsx'
import { pageFrom } from './page-from.ts'
import { notificationsQuery } from './queries.ts'

const size = 20

/** `/notifications`: everything the company was told, page by page. */
export function Component() {
  const page = pageFrom(useSearchParams()[0].get('page'))
  return (
    <Container width="md">
      <PageHeader title={messages.title} description={messages.description} />
      <Notifications page={page} />
    </Container>
  )
}

function Notifications({ page }: { page: number }) {
  const from = (page - 1) * size
  const { data, isError, refetch, isRefetching } = useQuery(notificationsQuery(from, size))
  if (data === undefined && !isError) return <SkeletonTable rows={6} />
  if (data === undefined) return <Card><ErrorState title={messages.failedTitle} onRetry={() => void refetch()} isRetrying={isRefetching} /></Card>

  const { notifications, count_all } = data
  if (count_all === 0) return <Card><EmptyState scene="bell" title={messages.emptyTitle} description={messages.empty} /></Card>
  if (notifications.length === 0) return <Card><EmptyState scene="bell" title={messages.pageMissingTitle} action={<ButtonLink variant="secondary" to={paths.notifications.getHref()}>{messages.toFirstPage}</ButtonLink>} /></Card>
  return (
    <Stack gap="5">
      <Text tone="muted" size="sm">{messages.range(from + 1, from + notifications.length, count_all)}</Text>
      <Card inset="none"><NotificationList notifications={notifications} /></Card>
      <Pagination page={page} pageCount={Math.ceil(count_all / size)} getTo={paths.notifications.getHref} />
    </Stack>
  )
}
