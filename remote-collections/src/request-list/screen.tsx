import { ButtonLink, EmptyState, ListView, SearchBox } from '@invoice-card/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { CollectionPage } from '../common/collection-page.tsx'
import { columns } from './columns.tsx'
import { listHref, pageSize, readListQuery, requestListQuery, type RequestListQuery } from './list-query.ts'
import { messages } from './messages.ts'

/** /collections/{request,decided,history}: requests to the company's own buyers. */
export function RequestListScreen() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const list = readListQuery(pathname, search)
  const query = useQuery(requestListQuery(list))
  return (
    <CollectionPage current={list.tab}>
        <SearchBox key={`${list.tab}:${list.word}`} label={messages.search} word={list.word} onSearch={word => void navigate(listHref({ ...list, word, page: 1 }))} />
      <ListView
        query={query} caption={messages.caption} columns={columns} rows={query.data?.invoice_requests ?? []} rowKey={({ id }) => id}
        total={query.data?.total_count_invoice_requests ?? 0} page={list.page} pageSize={pageSize} getTo={page => listHref({ ...list, page })}
        empty={<NothingToList list={list} />}
      />
    </CollectionPage>
  )
}

function NothingToList({ list }: { list: RequestListQuery }) {
  if (list.word) {
    return <EmptyState scene="search" title={messages.notFoundTitle} description={messages.notFoundText} action={<ButtonLink variant="secondary" to={listHref({ ...list, word: '', page: 1 })}>{messages.clear}</ButtonLink>} />
  }
  const { title, text } = messages.empty[list.tab]
  return <EmptyState title={title} description={text} />
}
