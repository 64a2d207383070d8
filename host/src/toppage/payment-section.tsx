import type { ReactNode } from 'react'
import type { InvoiceSummary } from '@invoice-card/contracts'
import { AppLink, Card, Section, SkeletonText, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from './load-failure.tsx'
import { topPageMessages as messages } from './messages.ts'
import type { PaymentListQuery } from './queries.ts'
import { Quiet } from './quiet.tsx'

interface PaymentSectionProps {
  title: string
  description?: string
  query: PaymentListQuery
  /** What stands there when there is nothing. */
  empty: string
  /** The whole list, linked when it has more than is shown. */
  allTo: string
  children: (invoices: InvoiceSummary[]) => ReactNode
}

/** A short list of payments in its four states: on its way, failed, empty, filled. */
export function PaymentSection({ title, description, query, empty, allTo, children }: PaymentSectionProps) {
  const { data, isPending, isError, refetch, isRefetching } = useQuery(query)
  const hasMore = data !== undefined && data.total_count > data.invoices.length
  return (
    <Section
      title={title} description={data && data.invoices.length > 0 ? description : undefined}
      actions={hasMore && <AppLink to={allTo}>{messages.seeAll}</AppLink>}
    >
      <Card inset="none">
        {isPending && <Quiet><SkeletonText lines={3} /></Quiet>}
        {isError && <Quiet><LoadFailure isRetrying={isRefetching} onRetry={() => void refetch()} /></Quiet>}
        {data && (data.invoices.length === 0 ? <Quiet><Text tone="muted">{empty}</Text></Quiet> : children(data.invoices))}
      </Card>
    </Section>
  )
}
