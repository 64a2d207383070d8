import { collectionTabs, type CollectionTab } from '@invoice-card/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { calls } from '../common/calls.ts'
import { paths } from '../paths.ts'

export const pageSize = 20

/** What the list is asked for; it lives in the URL. */
export interface RequestListQuery { readonly tab: CollectionTab, readonly word: string, readonly page: number }

export function readListQuery(pathname: string, search: URLSearchParams): RequestListQuery {
  const tab = pathname.split('/')[2] ?? ''
  const page = Number(search.get('page'))
  return {
    tab: Object.hasOwn(collectionTabs, tab) ? tab as CollectionTab : 'request',
    word: (search.get('q') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** The URL of a list; what is default is left out. */
export function listHref({ tab, word, page }: RequestListQuery): string {
  const search = new URLSearchParams()
  if (word) search.set('q', word)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `${paths.list(tab)}?${search}` : paths.list(tab)
}

export const requestListQuery = ({ tab, word, page }: RequestListQuery) => queryOptions({
  queryKey: ['requestSellers', tab, word, page],
  queryFn: ({ signal }) => calls.listRequestSellers({ query: { from: (page - 1) * pageSize, size: pageSize, status: collectionTabs[tab], search_word: word || undefined } }, { signal }),
  placeholderData: keepPreviousData,
})
