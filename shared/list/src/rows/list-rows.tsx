import { Box, ButtonLink, Card, EmptyState, Grid, HStack, Pagination, Table, type TableColumn } from '@invoice-card/ui'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { ListCount } from './list-count.tsx'
import { pageSizeOf } from '../state/list-definition.ts'
import { listMessages as words } from '../state/messages.ts'
import { PastTheEnd } from './past-the-end.tsx'
import { SelectionBar } from './selection-bar.tsx'
import type { ListHandle } from '../state/use-list.ts'
import type { Selection } from '../state/use-selection.ts'

/** The rows of one page and how they are shown. */
export interface ListRowsProps<Row> {
  readonly list: ListHandle
  /** Read out as the table's name. */
  readonly caption: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly rowTo?: (row: Row) => string
  /** Of all pages. */
  readonly total: number
  /** Another page is on its way. */
  readonly isStale: boolean
  /** Why there is nothing at all, and what to do about it. */
  readonly empty: ReactNode
  /** Why nothing fits the conditions, where the usual words do not do. */
  readonly noMatch?: string
  /** At the end of the line with the count: an export. */
  readonly actions?: ReactNode
  /** Makes rows selectable; `actions` stand in a bar while any is selected. */
  readonly selection?: {
    readonly of: Selection
    readonly idOf: (row: Row) => number
    readonly labelOf: (row: Row) => string
    /** Yen of a row, null where it has none: the bar says their sum. */
    readonly amountOf?: (row: Row) => number | null
    readonly actions: ReactNode
  }
}

/** One page of a list, or why there is none. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const {
    list,
    caption,
    columns,
    rows,
    rowKey,
    rowTo,
    total,
    isStale,
    empty,
    noMatch = words.noMatch,
    actions,
    selection,
  } = props
  const pageSize = pageSizeOf(list.definition)
  const pageCount = Math.ceil(total / pageSize)
  // What stood on the last page may just have been deleted.
  if (rows.length === 0 && list.page > pageCount && total > 0) return <Navigate to={list.pageTo(pageCount)} replace />
  if (rows.length === 0 && total > 0)
    return (
      <Card>
        <PastTheEnd firstPage={list.pageTo(1)} />
      </Card>
    )
  if (rows.length === 0 && list.isNarrowed) {
    const ranges = list.conditions.filter(({ key }) => list.definition.ranges?.some(({ from }) => from === key))
    const clear = (
      <>
        {ranges.map(({ key, label, to }) => (
          <ButtonLink key={key} variant="secondary" to={to}>
            {words.withoutRange(label)}
          </ButtonLink>
        ))}
        <ButtonLink variant="secondary" to={list.clearTo}>
          {words.clearAll}
        </ButtonLink>
      </>
    )
    return (
      <Card>
        <EmptyState
          scene="search"
          title={noMatch}
          description={list.word ? words.changeWord : undefined}
          action={clear}
        />
      </Card>
    )
  }
  if (rows.length === 0) return <Card>{empty}</Card>
  const isSelected = selection !== undefined && selection.of.ids.length > 0
  return (
    <Grid gap="5" gridTemplateColumns="minmax(0, 1fr)" opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <HStack
        {...inRow(1)}
        justifyContent="space-between"
        flexWrap="wrap"
        gap="2"
        visibility={{ lg: isSelected ? 'hidden' : undefined }}
      >
        <ListCount
          {...{ total, page: list.page, pageSize }}
          shown={rows.length}
          isSelectionDropped={selection?.of.isDropped ?? false}
        />
        {actions}
      </HStack>
      {selection && (
        <SelectionBar selection={selection.of} amounts={amountsOf(selection, rows)}>
          {selection.actions}
        </SelectionBar>
      )}
      <Card inset="none" {...inRow(2)}>
        <Table<Row>
          {...{ caption, columns, rows, rowKey, rowTo }}
          rowState={list.rowState}
          selection={selection && tableSelection(selection, rows)}
        />
      </Card>
      <Box paddingTop="1" {...inRow(3)}>
        <Pagination page={list.page} pageCount={pageCount} getTo={list.pageTo} siblingCount={2} />
      </Box>
    </Grid>
  )
}

/** The bar of a selection lies over the first two rows, so that each part has its own. */
const inRow = (row: number) => ({ gridRow: String(row), gridColumn: '1' })

/** Of the selected rows; undefined where rows have no amounts. */
const amountsOf = <Row,>(
  { of, idOf, amountOf }: NonNullable<ListRowsProps<Row>['selection']>,
  rows: readonly Row[],
): readonly (number | null)[] | undefined => amountOf && rows.filter(row => of.isSelected(idOf(row))).map(amountOf)

const tableSelection = <Row,>(
  { of, idOf, labelOf }: NonNullable<ListRowsProps<Row>['selection']>,
  rows: readonly Row[],
) => ({
  labelOf,
  selectedCount: of.ids.length,
  isSelected: (row: Row) => of.isSelected(idOf(row)),
  onToggle: (row: Row) => of.toggle(idOf(row)),
  onToggleAll: () => of.toggleAll(rows.map(idOf)),
})
