/** Lets at most `max` pieces of work run at the same time; the others wait their turn. */
export function createLimit(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running < max) running += 1
    else
      await new Promise<void>(resolve => {
        waiting.push(resolve)
      })
    try {
      return await work()
    } finally {
      // The place is handed over: one that was free for a moment would be taken by a newcomer as well.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
