import type { DraftSummary } from '@invoice-card/contracts'
import { listHome } from '@invoice-card/list'
import { ButtonLink, ConfirmDialog, ErrorState, Page, SkeletonTable, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { failureText } from '../common/failure-text.ts'
import { PaymentTabs } from '../common/payment-tabs.tsx'
import { PreparedNotice } from '../common/prepared-payments/prepared-notice.tsx'
import { paths } from '../paths.ts'
import { DraftControls } from './draft-controls.tsx'
import { readDraftQuery } from './draft-query.ts'
import { Doomed } from './doomed.tsx'
import { DraftTable } from './draft-table.tsx'
import { messages } from './messages.ts'
import { draftListQuery } from './queries.ts'
import { useRemoval } from './use-removal.ts'

/** /payments/draft: payments that were begun and kept. */
export function Component() {
  const [search] = useSearchParams()
  const query = readDraftQuery(search)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(draftListQuery(query))
  const [doomed, setDoomed] = useState<DraftSummary | null>(null)
  const removal = useRemoval(() => setDoomed(null))

  return (
    <Page title={messages.title} actions={<ButtonLink to={paths.create} icon="add">{messages.create}</ButtonLink>}>
      <Stack gap="5" {...listHome}>
        <PaymentTabs current="draft" />
        <PreparedNotice />
        <DraftControls query={query} />
        {error && !data
          ? <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          : data && !(isPlaceholderData && data.drafts.length === 0)
            ? <DraftTable query={query} drafts={data.drafts} count={data.count} isStale={isPlaceholderData} onRemove={setDoomed} />
            : <SkeletonTable rows={4} />}
      </Stack>
      <ConfirmDialog
        isOpen={doomed !== null} title={messages.confirm.title} confirmLabel={messages.confirm.yes} tone="danger" isBusy={removal.isPending}
        onCancel={() => setDoomed(null)} onConfirm={() => doomed && removal.mutate(doomed.id)}
      >
        {doomed && <Doomed draft={doomed} />}
        <Text>{messages.confirm.text}</Text>
      </ConfirmDialog>
    </Page>
  )
}
