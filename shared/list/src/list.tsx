import { failureText } from '@invoice-card/form'
import { Card, ErrorState, Parts, SkeletonTable, TabLinks, type TabLink } from '@invoice-card/ui'
import { Fragment, type ReactNode } from 'react'
import { listHome } from './search/list-home.ts'
import { ListRows, type ListRowsProps } from './rows/list-rows.tsx'
import { ListSearch } from './search/list-search.tsx'

/** What a list needs to know of its query; the shape of TanStack Query's result. */
interface ListQuery {
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

interface ListProps<Row> extends Omit<ListRowsProps<Row>, 'isStale'> {
  readonly query: ListQuery
  /** Lists beside this one, each with an address. Input and opened parts of one are not taken along to another. */
  readonly tabs?: { readonly label: string; readonly items: readonly TabLink[] }
  /** Above the search: what a user of this list should know first. The list waits for it (`LoadingMark`). */
  readonly notice?: ReactNode
}

/**
 * A list with tabs, search, order, filters, chips, count, export, bulk selection and pages, in its states: loading,
 * failed, empty, nothing found, filled.
 */
export function List<Row>({ query, tabs, notice, ...props }: ListProps<Row>) {
  const { list, rows, total } = props
  const isStale = query.isPlaceholderData
  const hasNothing = !query.isPending && query.error === null && total === 0 && !list.isNarrowed && !isStale
  const isLoading = query.isPending || (isStale && rows.length === 0)
  return (
    <Parts gap="5" {...listHome}>
      {tabs && <TabLinks {...tabs} />}
      {notice}
      <Fragment key={tabs?.items.find(({ isCurrent }) => isCurrent)?.label}>
        {!hasNothing && <ListSearch list={list} />}
        {query.error && rows.length === 0 ? (
          <Card>
            <ErrorState
              description={failureText(query.error)}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          </Card>
        ) : isLoading ? (
          <SkeletonTable rows={6} />
        ) : (
          <ListRows {...props} isStale={isStale} />
        )}
      </Fragment>
    </Parts>
  )
}
