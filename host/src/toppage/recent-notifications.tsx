import { AppLink, Card, Section, SkeletonText, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { NotificationList } from '../notifications/notification-list.tsx'
import { notificationsQuery } from '../notifications/queries.ts'
import { paths } from '../navigation/paths.ts'
import { LoadFailure } from './parts/load-failure.tsx'
import { topPageMessages as messages } from './parts/messages.ts'
import { Quiet } from './parts/quiet.tsx'

const size = 5

/** The newest notifications. */
export function RecentNotifications() {
  const { data, isPending, isLoadingError, refetch, isRefetching } = useQuery(notificationsQuery({ from: 0, size }))
  const hasMore = data !== undefined && data.count_all > size
  return (
    <Section
      title={messages.notificationsTitle}
      actions={hasMore && <AppLink to={paths.notifications.getHref()}>{messages.seeAll}</AppLink>}
    >
      <Card inset="none">
        {isPending && (
          <Quiet>
            <SkeletonText lines={4} />
          </Quiet>
        )}
        {isLoadingError && (
          <Quiet>
            <LoadFailure isRetrying={isRefetching} onRetry={() => void refetch()} />
          </Quiet>
        )}
        {data &&
          (data.count_all === 0 ? (
            <Quiet>
              <Text tone="muted">{messages.notificationsNone}</Text>
            </Quiet>
          ) : (
            <NotificationList notifications={data.notifications} />
          ))}
      </Card>
    </Section>
  )
}
