/**
 * Rows and count of a page without deleted rows: they are not shown, and cannot be pressed again, while the page is
 * asked for anew. Undefined where other pages would move up into an empty one: only the server knows with what.
 *
 *     withoutRows([{ id: 5 }, { id: 6 }], 2, [5]) // { rows: [{ id: 6 }], total: 1 }
 */
export function withoutRows<Row extends { readonly id: number }>(
  rows: readonly Row[],
  total: number,
  deletedIds: readonly number[],
): { readonly rows: Row[]; readonly total: number } | undefined {
  const left = rows.filter(({ id }) => !deletedIds.includes(id))
  const isEmptied = left.length === 0 && total > rows.length
  return isEmptied ? undefined : { rows: left, total: total - (rows.length - left.length) }
}
