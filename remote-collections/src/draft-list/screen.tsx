import type { InvoiceRequestDraft } from '@invoice-card/contracts'
import { BarButton, List, SelectedDownloads, useList, useSelection } from '@invoice-card/list'
import { EmptyState, Stack, Text } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CollectionPage } from '../listing/collection-page.tsx'
import { UnsavedNotice } from '../draft/unsaved-notice.tsx'
import { useCollectionTabs } from '../listing/use-collection-tabs.ts'
import { paths } from '../paths.ts'
import { draftColumns } from './columns.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { draftName } from './draft-name.ts'
import { messages } from './messages.ts'
import { definition, draftsFile, requestDraftListQuery } from './query.ts'
import { useDeletion } from './use-deletion.ts'

const nothing: readonly InvoiceRequestDraft[] = []

/** /collections/draft: requests that are not sent yet. */
export function RequestDraftListScreen() {
  const list = useList(definition)
  const query = useQuery(requestDraftListQuery(list))
  const drafts = query.data?.invoice_request_drafts ?? nothing
  const selection = useSelection(
    useLocation().search,
    drafts.map(({ id }) => id),
  )
  const [toDelete, setToDelete] = useState(nothing)
  const deletion = useDeletion(
    toDelete.map(({ id }) => id),
    () => setToDelete(nothing),
  )
  const selectedDrafts = drafts.filter(({ id }) => selection.isSelected(id))
  const deleteSelected = () => setToDelete(selectedDrafts)
  return (
    <CollectionPage>
      <Stack gap="5">
        <List
          list={list}
          query={query}
          tabs={useCollectionTabs('draft')}
          notice={<UnsavedNotice />}
          caption={messages.caption}
          columns={draftColumns({ onDelete: draft => setToDelete([draft]) })}
          rows={drafts}
          total={query.data?.count ?? 0}
          rowKey={({ id }) => id}
          rowTo={({ id }) => paths.draft(id)}
          selection={{
            of: selection,
            idOf: ({ id }) => id,
            labelOf: draftName,
            amountOf: ({ amount }) => amount,
            actions: (
              <>
                <SelectedDownloads
                  count={selectedDrafts.length}
                  makeCsv={() => draftsFile(selectedDrafts)}
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
          empty={<EmptyState {...messages.empty} />}
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
    </CollectionPage>
  )
}
