import type { ReactNode } from 'react'
import { SkeletonTable } from '../data/skeleton.tsx'
import { Table, type TableColumn } from '../data/table.tsx'
import { Box, Stack, Text } from '../layout/primitives.tsx'
import { Pagination } from '../navigation/pagination.tsx'
import { Card } from './card.tsx'
import { ErrorState } from './empty-state.tsx'

/** What a list view needs to know of a query; the shape of TanStack Query's result. */
interface ListQuery {
  readonly isPending: boolean
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ListViewProps<Row> {
  readonly query: ListQuery
  /** Read out as the table's name. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowTo?: (row: Row) => string
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly getTo: (page: number) => string
  /** Shown when there is nothing to list. */
  readonly empty: ReactNode
}

/** A paged list in its four states: loading, failed, empty, filled. */
export function ListView<Row>({ query, caption, columns, rows, rowKey, rowTo, total, page, pageSize, getTo, empty }: ListViewProps<Row>) {
  if (query.isPending) return <SkeletonTable />
  // Rows that came before stay, whatever became of asking again.
  if (query.isError && rows.length === 0) return <Card><ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} /></Card>
  if (rows.length === 0) return <Card>{empty}</Card>
  return (
    <Stack gap="5">
      <Text size="sm" tone="muted" role="status">全{total.toLocaleString('ja-JP')}件</Text>
      <Card inset="none"><Table {...{ caption, columns, rows, rowKey, rowTo }} /></Card>
      <Box paddingTop="2"><Pagination page={page} pageCount={Math.ceil(total / pageSize)} getTo={getTo} /></Box>
    </Stack>
  )
}
