import type { DraftSummary } from '@invoice-card/contracts'
import { bus, notify } from '@invoice-card/events'
import { AppLink, ButtonLink, Card, ConfirmDialog, DateText, EmptyState, ErrorState, HStack, Money, Pagination, SkeletonTable, Stack, Table, Text, TextButton, type TableColumn } from '@invoice-card/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { calls } from '../common/calls.ts'
import { failureText } from '../common/failure-text.ts'
import { Page } from '../common/page.tsx'
import { PastTheEnd } from '../common/past-the-end.tsx'
import { PaymentTabs } from '../common/payment-tabs.tsx'
import { PreparedNotice } from '../common/prepared-payments/prepared-notice.tsx'
import { forgetDraft } from '../common/invoice-queue/queue-state.ts'
import { paths } from '../paths.ts'
import { messages } from './messages.ts'
import { draftListQuery, pageSize } from './queries.ts'

const { columns: words } = messages

/** /payments/draft: payments that were begun and kept. */
export function Component() {
  const [search] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1)
  const { data, error, isFetching, refetch } = useQuery(draftListQuery(page))
  const [doomed, setDoomed] = useState<DraftSummary | null>(null)
  const removal = useRemoval(() => setDoomed(null))

  return (
    <Page title={messages.title} actions={<ButtonLink to={paths.create} icon="add">{messages.create}</ButtonLink>}>
      <Stack gap="5">
        <PaymentTabs current="draft" />
        <PreparedNotice />
        {error && !data
          ? <ErrorState description={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
          : !data
              ? <SkeletonTable rows={4} />
              : data.drafts.length === 0
                ? <Card><NoDrafts count={data.count} /></Card>
                : (
                    <>
                      <Text size="sm" tone="muted">{messages.note}</Text>
                      <Card inset="none"><Table caption={messages.caption} columns={columnsWith(setDoomed)} rows={data.drafts} rowKey={({ id }) => id} rowTo={({ id }) => paths.draft(id)} /></Card>
                      <Pagination page={page} pageCount={Math.ceil(data.count / pageSize)} getTo={to => `${paths.list('draft')}?page=${to}`} siblingCount={2} />
                    </>
                  )}
      </Stack>
      <ConfirmDialog
        isOpen={doomed !== null} title={messages.confirm.title} confirmLabel={messages.confirm.yes} tone="danger" isBusy={removal.isPending}
        onCancel={() => setDoomed(null)} onConfirm={() => doomed && removal.mutate(doomed.id)}
      >
        <Text>{messages.confirm.text}</Text>
      </ConfirmDialog>
    </Page>
  )
}

const NoDrafts = ({ count }: { count: number }) => (count > 0
  ? <PastTheEnd title={messages.noSuchPage} firstPage={paths.list('draft')} />
  : <EmptyState {...messages.empty} action={<ButtonLink to={paths.create}>{messages.create}</ButtonLink>} />)

function useRemoval(onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => calls.drafts.deleteDrafts({ body: { drafts: [id] } }),
    onSuccess: (_, id) => {
      forgetDraft(id)
      notify.success(messages.deleted)
    },
    onError: error => notify.error(failureText(error)),
    onSettled: () => {
      onDone()
      bus.emit('statsChanged', {})
      return queryClient.invalidateQueries({ queryKey: ['drafts'] })
    },
  })
}

const nameOf = ({ supplier_name, file_name }: DraftSummary) => supplier_name || file_name || words.unnamed

const columnsWith = (remove: (draft: DraftSummary) => void): TableColumn<DraftSummary>[] => [
  { key: 'supplier', header: words.supplier, role: 'title', cell: nameOf },
  { key: 'amount', header: words.amount, align: 'end', width: '10rem', cell: ({ amount }) => (amount === null ? words.none : <Money amountYen={amount} />) },
  { key: 'due_date', header: words.due_date, width: '12rem', cell: ({ due_date }) => (due_date ? <DateText value={due_date} /> : words.none) },
  { key: 'updated_at', header: words.updated_at, width: '13rem', cell: ({ updated_at }) => <DateText value={updated_at} withWeekday={false} withTime /> },
  {
    key: 'actions', header: words.actions, role: 'bare', align: 'end', width: '15rem',
    cell: draft => (
      <HStack gap="4" display="inline-flex">
        {draft.file_id !== null && <AppLink to={paths.receiptInvoice(draft.file_id, { draft_id: draft.id })} fontSize="sm" aria-label={messages.seeInvoiceOf(nameOf(draft))}>{messages.seeInvoice}</AppLink>}
        <TextButton size="sm" icon="delete" aria-label={messages.deleteOf(nameOf(draft))} onClick={() => remove(draft)}>{messages.delete}</TextButton>
      </HStack>
    ),
  },
]
