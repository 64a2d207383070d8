/**
 * Does the work of a job for each, one after the other: one that fails delays none of the others. A failed one is tried
 * again with the job, which ends as failed for that; one that is done already has to be skipped then.
 * @throws AggregateError
 */
export async function forEach<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  failure: string,
): Promise<void> {
  const errors: unknown[] = []
  for await (const item of items) {
    try {
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${failure}: ${errors.length}`)
}

/** All rows, read batch by batch after the last one of the batch before. */
export async function* inBatches<Row>(next: (last: Row | undefined) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) yield* rows
}
