/** Works on so many at once and gives the results in the order of what went in. The first error ends it. */
export async function* inOrder<T, R>(
  all: AsyncIterable<T>,
  most: number,
  work: (one: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  try {
    for await (const one of all) {
      const result = work(one)
      // Awaited in its turn; until then nobody handles a failure.
      result.catch(() => undefined)
      running.push(result)
      if (running.length >= most) yield (await running.shift()) as R
    }
    while (running.length > 0) yield (await running.shift()) as R
  } finally {
    // A reader that stops early waits for what was begun.
    await Promise.allSettled(running)
  }
}
