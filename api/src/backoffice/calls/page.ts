const pageSize = 500

/** What a store reads of a list by id: rows beyond the one that is named, from the beginning where none is. */
interface Page {
  readonly after: number | undefined
  readonly limit: number
}

/** A page of a list in the order of ids. One row more than it has says whether there is another. */
export async function readPage<Row extends { readonly id: number }>(
  after: number | undefined,
  read: (page: Page) => Promise<Row[]>,
): Promise<{ rows: Row[]; next_after: number | null }> {
  const rows = await read({ after, limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  return { rows: page, next_after: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
}
