import type { ReactNode } from 'react'
import { focusHome } from '../focus/focus-home.ts'
import { PlainLink } from '../link/app-link.tsx'
import { VisuallyHidden } from '../layout/primitives.tsx'
import { SelectAll, SelectBox } from './table-selection.tsx'
import { TableFrame, TableHead, TableMeasure } from './table-parts.tsx'

/** A column of a `Table`. */
export interface TableColumn<Row> {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for amounts and counts. */
  align?: 'start' | 'end'
  /** CSS width of the column on wide screens. */
  width?: string
  /** `title` heads the card on a phone and carries the row's link; `bare` has no label there. */
  role?: 'title' | 'bare'
  /** Long text that may take several lines; other cells keep to one. */
  wraps?: boolean
}

/** Rows that can be selected for a bulk action. */
interface TableSelection<Row> {
  isSelected: (row: Row) => boolean
  onToggle: (row: Row) => void
  onToggleAll: () => void
  selectedCount: number
  /** What a row is called, for its checkbox. */
  labelOf: (row: Row) => string
}

interface TableProps<Row> {
  /** Says what the table lists; read out, not shown. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Where a row leads; the whole row is then the link's target. */
  rowTo?: (row: Row) => string
  /** Location state of those links. */
  rowState?: unknown
  selection?: TableSelection<Row> | undefined
}

/**
 * Rows of data; where it is narrow every row becomes a card with labelled lines. Roles are written out because
 * `display` would take them away there.
 */
export function Table<Row>({ caption, columns, rows, rowKey, rowTo, rowState, selection }: TableProps<Row>) {
  return (
    <TableMeasure>
      {selection && (
        <SelectAll
          isInCards
          count={rows.length}
          selectedCount={selection.selectedCount}
          onToggle={selection.onToggleAll}
        />
      )}
      <TableFrame role="table" {...focusHome()}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" data-role="select" style={{ width: '3rem' }}>
                <SelectAll
                  count={rows.length}
                  selectedCount={selection.selectedCount}
                  onToggle={selection.onToggleAll}
                />
              </th>
            )}
            {columns.map(column => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-align={column.align}
                style={{ width: column.width }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </TableHead>
        <tbody role="rowgroup">
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              role="row"
              data-link={rowTo ? '' : undefined}
              data-selected={selection?.isSelected(row) ? '' : undefined}
              data-selectable={selection ? '' : undefined}
            >
              {selection && (
                <td role="cell" data-role="select">
                  <SelectBox
                    label={selection.labelOf(row)}
                    isChecked={selection.isSelected(row)}
                    onToggle={() => selection.onToggle(row)}
                  />
                </td>
              )}
              {columns.map(column => (
                <td
                  key={column.key}
                  role="cell"
                  data-role={column.role}
                  data-align={column.align}
                  data-wraps={column.wraps ? '' : undefined}
                  data-label={column.role ? undefined : column.header}
                >
                  {rowTo && column.role === 'title' ? (
                    <PlainLink to={rowTo(row)} state={rowState}>
                      {column.cell(row)}
                    </PlainLink>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </TableMeasure>
  )
}
