import { isRefusal } from '@invoice-card/api-client'
import type { Supplier } from '@invoice-card/contracts'
import { failureText } from '@invoice-card/form'
import { pageOf } from '@invoice-card/list'
import { Card, EmptyState, ErrorState, Page, Pagination, SkeletonTable, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { AccountNotFound, useBackToSupplier } from '../common/account-not-found.tsx'
import { useIdParam } from '@invoice-card/remote/id-param'
import { SupplierPage } from '../common/supplier-page.tsx'
import { paths } from '../paths.ts'
import { AccountChange } from './change.tsx'
import { messages } from './messages.ts'
import { accountChangesQuery, pageSize } from './query.ts'

/** /suppliers/{id}/accounts/{accountId}/changes: who changed an account, when, from what to what. */
export const AccountChangesScreen = () => (
  <SupplierPage title={messages.title}>{supplier => <AccountChanges supplier={supplier} />}</SupplierPage>
)

function AccountChanges({ supplier }: { supplier: Supplier }) {
  const { id, name } = supplier
  const accountId = useIdParam('accountId')
  const page = pageOf(useSearchParams()[0])
  const { data, error, isFetching, refetch } = useQuery(accountChangesQuery(id, accountId, page))
  const back = useBackToSupplier(supplier)
  const isMissing = isRefusal(error, 'account_not_found', 'supplier_not_found', 'not_found', 'invalid_request')
  if (!data && isMissing) return <AccountNotFound supplier={supplier} />
  return (
    <Page title={messages.title} description={messages.description(name)} back={back}>
      {!data &&
        (error ? (
          <Card>
            <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          </Card>
        ) : (
          <SkeletonTable rows={4} />
        ))}
      {data?.count_all === 0 && (
        <Card>
          <EmptyState {...messages.empty} />
        </Card>
      )}
      {data && data.count_all > 0 && (
        <Stack gap="8">
          <Text size="sm" tone="muted">
            {messages.count(data.count_all)}
          </Text>
          {data.changes.map(change => (
            <AccountChange key={change.id} change={change} />
          ))}
          <Pagination
            page={page}
            pageCount={Math.ceil(data.count_all / pageSize)}
            getTo={to => `${paths.accountChanges(id, accountId)}?page=${to}`}
            state={back.state}
          />
        </Stack>
      )}
    </Page>
  )
}
