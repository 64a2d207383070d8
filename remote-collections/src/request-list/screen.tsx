import { List, useList } from '@invoice-card/list'
import { EmptyState } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { CollectionPage } from '../common/collection-page.tsx'
import { useCollectionTabs } from '../common/use-collection-tabs.ts'
import { paths } from '../paths.ts'
import { columns } from './columns.tsx'
import { definitionOf, tabOf } from './list-definition.ts'
import { messages } from './messages.ts'
import { requestListQuery } from './query.ts'

/** /collections/{request,decided,history}: requests to the company's own buyers. */
export function RequestListScreen() {
  const tab = tabOf(useLocation().pathname)
  const list = useList(definitionOf(tab))
  const query = useQuery(requestListQuery(tab, list))
  return (
    <CollectionPage>
      <List
        list={list}
        query={query}
        tabs={useCollectionTabs(tab)}
        caption={messages.caption}
        columns={columns}
        rows={query.data?.invoice_requests ?? []}
        total={query.data?.total_count_invoice_requests ?? 0}
        rowKey={({ id }) => id}
        rowTo={({ id }) => paths.detail(tab, id)}
        empty={<EmptyState {...messages.empty[tab]} />}
        noMatch={messages.noMatch}
      />
    </CollectionPage>
  )
}
