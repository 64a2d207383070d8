/** Lets at most `max` pieces of work run at the same time; the others wait their turn. */
export function createLimit(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => { waiting.push(resolve) })
    running += 1
    try {
      return await work()
    }
    finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
