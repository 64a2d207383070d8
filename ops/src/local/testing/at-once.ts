/** Does the work for each item, in order, so many at the same time. The results stand in the order of the items. */
export async function atOnce<Item, Result>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  await Promise.all(
    Array.from({ length: count }, async () => {
      for (const [index, item] of waiting) results[index] = await work(item)
    }),
  )
  return results
}
