import { Box, Button, ButtonLink, Card, EmptyState, ErrorState, HStack, Pagination, SkeletonTable, Stack, Table, Text, type TableColumn } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { failureTextOf } from './failure.ts'
import { ListSearch } from './list-search.tsx'
import { ListCount } from './list-count.tsx'
import { pageSizeOf } from './list-definition.ts'
import { listHome } from './list-home.ts'
import { listMessages as words } from './messages.ts'
import { PastTheEnd } from './past-the-end.tsx'
import type { ListHandle } from './use-list.ts'
import type { Selection } from './use-selection.ts'

/** What a list needs to know of its query; the shape of TanStack Query's result. */
interface ListQuery {
  readonly isPending: boolean
  readonly isFetching: boolean
  readonly isPlaceholderData: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

interface ListProps<Row> {
  readonly list: ListHandle
  readonly query: ListQuery
  /** Read out as the table's name. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowTo?: (row: Row) => string
  /** Of all pages. */
  readonly total: number
  /** Why there is nothing at all, and what to do about it. */
  readonly empty: ReactNode
  /** Why nothing fits the conditions, where the usual words do not do. */
  readonly noMatch?: { readonly title: string, readonly description: string }
  /** At the end of the line with the count: an export. */
  readonly actions?: ReactNode
  /** Makes rows selectable; `actions` stand in a bar while any is selected. */
  readonly selection?: { readonly of: Selection, readonly idOf: (row: Row) => number, readonly labelOf: (row: Row) => string, readonly actions: ReactNode }
}

/** A list with search, order, filters, chips, count, export, bulk selection and pages, in its states: loading, failed, empty, nothing found, filled. */
export function List<Row>(props: ListProps<Row>) {
  const { list, query, rows, total } = props
  const hasNothing = !query.isPending && query.error === null && total === 0 && !list.isNarrowed && !query.isPlaceholderData
  return (
    <Stack gap="5" {...listHome}>
      {!hasNothing && <ListSearch list={list} />}
      {query.error && rows.length === 0
        ? <Card><ErrorState description={failureTextOf(query.error)} onRetry={() => void query.refetch()} isRetrying={query.isFetching} /></Card>
        : query.isPending || (query.isPlaceholderData && rows.length === 0) ? <SkeletonTable rows={6} /> : <Rows {...props} />}
    </Stack>
  )
}

function Rows<Row>({ list, query, caption, columns, rows, rowKey, rowTo, total, empty, noMatch = words.noMatch, actions, selection }: ListProps<Row>) {
  if (rows.length === 0 && total > 0) return <Card><PastTheEnd title={words.noSuchPage} firstPage={list.pageTo(1)} /></Card>
  if (rows.length === 0 && list.isNarrowed) {
    return <Card><EmptyState scene="search" {...noMatch} action={<ButtonLink variant="secondary" to={list.clearTo}>{words.clearAll}</ButtonLink>} /></Card>
  }
  if (rows.length === 0) return <Card>{empty}</Card>
  const pageSize = pageSizeOf(list.definition)
  const ids = selection ? rows.map(selection.idOf) : []
  return (
    <Stack gap="5" opacity={query.isPlaceholderData ? 0.6 : 1} aria-busy={query.isPlaceholderData}>
      <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
        <ListCount total={total} page={list.page} pageSize={pageSize} shown={rows.length} />
        {actions}
      </HStack>
      {selection && selection.of.ids.length > 0 && (
        <HStack role="group" aria-label={words.selected(selection.of.ids.length)} flexWrap="wrap" gap="3">
          <Text size="sm" role="status">{words.selected(selection.of.ids.length)}</Text>
          {selection.actions}
          <Button variant="ghost" size="sm" onClick={selection.of.clear}>{words.clearSelection}</Button>
        </HStack>
      )}
      <Card inset="none">
        <Table<Row>
          {...{ caption, columns, rows, rowKey, rowTo }} rowState={list.rowState}
          selection={selection && {
            isSelected: row => selection.of.isSelected(selection.idOf(row)), onToggle: row => selection.of.toggle(selection.idOf(row)), labelOf: selection.labelOf,
            selectedCount: selection.of.ids.length, onToggleAll: () => selection.of.toggleAll(ids),
          }}
        />
      </Card>
      <Box paddingTop="1"><Pagination page={list.page} pageCount={Math.ceil(total / pageSize)} getTo={list.pageTo} siblingCount={2} /></Box>
    </Stack>
  )
}
