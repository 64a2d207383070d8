import { AppLink, Card, ErrorState, Section, SkeletonText, Table, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { columns } from '../sign-ins/columns.tsx'
import { latestSignInsQuery } from '../sign-ins/query.ts'
import { messages } from './messages.ts'

/** The newest sign-ins and attempts, so that a failure is seen without looking for it; loads and fails by itself. */
export function LatestSignIns() {
  const { data, isPending, isError, refetch, isRefetching } = useQuery(latestSignInsQuery)
  const rows = data?.sign_ins ?? []
  return (
    <Section title={messages.history} description={rows.length > 0 && messages.historyDescription} actions={<AppLink to={paths.signIns}>{messages.allHistory}</AppLink>}>
      <Card inset={rows.length > 0 ? 'none' : 'md'}>
        {isPending && <SkeletonText lines={3} />}
        {isError && !data && <ErrorState level="h3" onRetry={() => void refetch()} isRetrying={isRefetching} />}
        {data && (rows.length > 0 ? <Table caption={messages.history} columns={columns} rows={rows} rowKey={({ id }) => id} /> : <Text tone="muted">{messages.noHistory}</Text>)}
      </Card>
    </Section>
  )
}
