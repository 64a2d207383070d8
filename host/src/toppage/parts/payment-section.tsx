import type { ReactNode } from 'react'
import { AppLink, Card, Section, SkeletonText, Text } from '@invoice-card/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from './load-failure.tsx'
import { topPageMessages as messages } from './messages.ts'
import type { ShortList } from './queries.ts'
import { Quiet } from './quiet.tsx'

interface PaymentSectionProps<Row> {
  title: string
  /** Of what is there, and of what is on its way, so that it pushes nothing down when it comes. */
  description?: ReactNode
  query: UseQueryResult<ShortList<Row>>
  /** What stands there when there is nothing. */
  empty: string
  /** The whole list, linked when it has more than is shown. */
  allTo: string
  children: (rows: readonly Row[]) => ReactNode
}

/** A short list of payments or requests in its four states: on its way, failed, empty, filled. */
export function PaymentSection<Row>({ title, description, query, empty, allTo, children }: PaymentSectionProps<Row>) {
  const { data, isPending, isLoadingError, refetch, isRefetching } = query
  const hasMore = data !== undefined && data.total > data.rows.length
  return (
    <Section
      title={title}
      description={data?.rows.length === 0 || isLoadingError ? undefined : description}
      actions={hasMore && <AppLink to={allTo}>{messages.seeAll}</AppLink>}
    >
      <Card inset="none">
        {isPending && (
          <Quiet>
            <SkeletonText lines={3} />
          </Quiet>
        )}
        {isLoadingError && (
          <Quiet>
            <LoadFailure isRetrying={isRefetching} onRetry={() => void refetch()} />
          </Quiet>
        )}
        {data &&
          (data.rows.length === 0 ? (
            <Quiet>
              <Text tone="muted">{empty}</Text>
            </Quiet>
          ) : (
            children(data.rows)
          ))}
      </Card>
    </Section>
  )
}
