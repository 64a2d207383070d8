import { failureText } from '@invoice-card/form'
import { Card, ErrorState } from '@invoice-card/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { messages } from './messages.ts'

interface FailedPart {
  readonly title: string
  readonly query: UseQueryResult
}

/** Whether there is nothing to show: what was loaded before stays when it cannot be loaded again. */
export const hasFailed = ({ isError, data }: UseQueryResult): boolean => isError && data === undefined

/** One error for all parts that failed, mostly for one reason; several parts may wait for the same query. */
export function FailedParts({ parts, isAll }: { readonly parts: readonly FailedPart[]; readonly isAll: boolean }) {
  const queries = [...new Set(parts.map(({ query }) => query))]
  return (
    <Card>
      <ErrorState
        title={isAll ? undefined : messages.failed(parts.map(({ title }) => title))}
        description={failureText(queries[0]?.error)}
        onRetry={() => queries.forEach(query => void query.refetch())}
        isRetrying={queries.some(({ isFetching }) => isFetching)}
      />
    </Card>
  )
}
