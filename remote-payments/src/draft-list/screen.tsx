import type { DraftSummary } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { BarButton, ExportButton, List, SelectedDownloads, useList, useSelection } from '@invoice-card/list'
import { useIsPaymentOffered } from '@invoice-card/remote'
import { EmptyState, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { NewPaymentLink } from '../company/new-payment-link.tsx'
import { queueDrafts } from '../draft/queue/queue-drafts.ts'
import { maxQueued } from '../draft/queue/run-queue.ts'
import { PaymentListPage } from '../listing/page.tsx'
import { usePaymentTabs } from '../listing/use-payment-tabs.ts'
import { PreparedNotice } from '../prepared/items/prepared-notice.tsx'
import { paths } from '../paths.ts'
import { RunNotice } from '../several/run/run-notice.tsx'
import { draftColumns } from './columns.tsx'
import { DeleteDialog } from '../draft/deletion/delete-dialog.tsx'
import { draftName } from '../draft/deletion/draft-name.ts'
import { definition } from './list-definition.ts'
import { messages } from './messages.ts'
import { draftListQuery, fileOf, makeDraftsFile } from './queries.ts'
import { useDeletion } from '../draft/deletion/use-deletion.ts'

const nothing: readonly DraftSummary[] = []

/** /payments/draft: payments that were begun and saved. */
export function Component() {
  const list = useList(definition)
  const query = useQuery(draftListQuery(list))
  const drafts = query.data?.drafts ?? nothing
  const selection = useSelection(
    useLocation().search,
    drafts.map(({ id }) => id),
  )
  const [toDelete, setToDelete] = useState(nothing)
  const isOffered = useIsPaymentOffered()
  const deletion = useDeletion(
    toDelete.map(({ id }) => id),
    () => setToDelete(nothing),
  )
  const selectedDrafts = drafts.filter(({ id }) => selection.isSelected(id))
  const selectedIds = selectedDrafts.map(({ id }) => id)
  const deleteSelected = () => setToDelete(selectedDrafts)
  const navigate = useNavigate()
  const paySelected = () => {
    const { first, surplus } = queueDrafts(
      selectedDrafts.map(draft => ({ id: draft.id, name: draftName(draft), file_id: draft.file_id })),
    )
    if (surplus > 0) notify.error(messages.queueFull(surplus, maxQueued))
    if (first !== null) void navigate(paths.draft(first))
  }
  return (
    <PaymentListPage>
      <Stack gap="5">
        <List
          list={list}
          query={query}
          tabs={usePaymentTabs('draft')}
          notice={
            <>
              <RunNotice />
              <PreparedNotice />
            </>
          }
          caption={messages.caption}
          columns={draftColumns({ onDelete: draft => setToDelete([draft]), rowState: list.rowState })}
          rows={drafts}
          total={query.data?.count ?? 0}
          rowKey={({ id }) => id}
          rowTo={({ id }) => paths.draft(id)}
          actions={<ExportButton makeFile={() => makeDraftsFile(list)} />}
          selection={{
            of: selection,
            idOf: ({ id }) => id,
            labelOf: draftName,
            amountOf: ({ amount }) => amount,
            actions: (
              <>
                {isOffered && (
                  <>
                    <BarButton
                      label={messages.payTogether}
                      onClick={() => void navigate(paths.several({ drafts: selectedIds }))}
                    />
                    <BarButton variant="secondary" label={messages.paySelected} onClick={paySelected} />
                  </>
                )}
                <SelectedDownloads
                  count={selectedIds.length}
                  makeCsv={() => fileOf(selectedDrafts)}
                  makeReceipts={undefined}
                />
                <BarButton
                  variant="secondary"
                  icon="delete"
                  label={messages.deleteSelected}
                  short={messages.deleteShort}
                  isLoading={deletion.isPending}
                  onClick={deleteSelected}
                />
              </>
            ),
          }}
          empty={<EmptyState {...messages.empty} action={<NewPaymentLink>{messages.create}</NewPaymentLink>} />}
          noMatch={messages.noMatch}
        />
        {drafts.length > 0 && (
          <Text size="sm" tone="muted">
            {messages.note}
          </Text>
        )}
      </Stack>
      <DeleteDialog
        drafts={toDelete}
        isBusy={deletion.isPending}
        failure={deletion.failure}
        onCancel={() => setToDelete(nothing)}
        onConfirm={() => deletion.mutate(toDelete.map(({ id }) => id))}
      />
    </PaymentListPage>
  )
}
