import { signInPurposeWords } from '@invoice-card/domain'
import { failureText } from '@invoice-card/form'
import { AppLink, Card, DateText, ErrorState, Section, SkeletonText, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../paths.ts'
import { latestSignInsQuery } from '../common/sign-ins/query.ts'
import { ResultBadge } from '../common/sign-ins/result-badge.tsx'
import { ListRow, RowName } from './list-row.tsx'
import { messages } from './messages.ts'

/** The newest sign-ins and attempts, so that a failure is seen without looking for it; loads and fails by itself. */
export function LatestSignIns() {
  const { data, isPending, error, refetch, isRefetching } = useQuery(latestSignInsQuery)
  const rows = data?.sign_ins ?? []
  return (
    <Section
      title={messages.history}
      description={data && data.count_all > rows.length && messages.newest(rows.length)}
      actions={<AppLink to={paths.signIns}>{messages.allHistory}</AppLink>}
    >
      <Card inset={rows.length > 0 ? 'none' : 'md'}>
        {isPending && <SkeletonText lines={3} />}
        {error && !data && (
          <ErrorState
            description={failureText(error)}
            level="h3"
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
        {data && rows.length === 0 && <Text tone="muted">{messages.noHistory}</Text>}
        {rows.length > 0 && (
          <ul aria-label={messages.history}>
            {rows.map(({ id, at, device, purpose, result }) => (
              <ListRow key={id}>
                <Stack gap="1">
                  <RowName>
                    <DateText value={at} withTime />
                  </RowName>
                  <Text tone="muted" size="sm">
                    {device}・{signInPurposeWords[purpose]}
                  </Text>
                </Stack>
                <span>
                  <ResultBadge result={result} />
                </span>
              </ListRow>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}
