import { List, useList } from '@invoice-card/list'
import { EmptyState } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { CollectionPage } from '../common/collection-page.tsx'
import { useCollectionTabs } from '../common/use-collection-tabs.ts'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { messages } from './messages.ts'
import { definition, requestDraftListQuery } from './query.ts'

/** /collections/draft: requests that are not sent yet. */
export function RequestDraftListScreen() {
  const list = useList(definition)
  const query = useQuery(requestDraftListQuery(list))
  return (
    <CollectionPage>
      <List
        list={list}
        query={query}
        tabs={useCollectionTabs('draft')}
        caption={messages.caption}
        columns={columns}
        rows={query.data?.invoice_request_drafts ?? []}
        total={query.data?.count ?? 0}
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.draft(id)}
        empty={<EmptyState {...messages.empty} />}
      />
    </CollectionPage>
  )
}
