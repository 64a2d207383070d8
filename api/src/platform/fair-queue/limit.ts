interface Waiting {
  readonly start: () => void
}

/** How much runs at the same time: in all, and for one owner; and how many of one owner may wait behind them. */
export interface Bounds {
  readonly max: number
  readonly maxPerOwner: number
  readonly maxWaitingPerOwner: number
}

/** More of one owner waits already than may. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
  constructor(owner: number, max: number) {
    super(`${max} pieces of work of ${owner} wait already`)
  }
}

/**
 * Shares work out by owner, in turn: who brings a hundred pieces waits for them, and others wait for one of them at
 * most, and for none where a place is left. The order of one owner's pieces stays.
 */
export function createFairLimit({ max, maxPerOwner, maxWaitingPerOwner }: Bounds) {
  const running = new Map<number, number>()
  // In the order of whose turn it is: an owner that had one goes to the end.
  const waiting = new Map<number, Waiting[]>()
  let total = 0

  const runningOf = (owner: number) => running.get(owner) ?? 0
  const isFree = (owner: number) => total < max && runningOf(owner) < maxPerOwner
  const take = (owner: number) => {
    total += 1
    running.set(owner, runningOf(owner) + 1)
  }
  const giveBack = (owner: number) => {
    total -= 1
    if (runningOf(owner) === 1) running.delete(owner)
    else running.set(owner, runningOf(owner) - 1)
  }
  const startNext = () => {
    const owner = [...waiting.keys()].find(isFree)
    if (owner === undefined) return
    const [next, ...rest] = waiting.get(owner) ?? []
    waiting.delete(owner)
    if (rest.length > 0) waiting.set(owner, rest)
    take(owner)
    next?.start()
  }

  /**
   * Runs work when its owner's turn comes; it is given how much of the same owner waits behind it.
   * @throws TooManyWaiting
   */
  return async <Result>(owner: number, work: (waiting: number) => Promise<Result>): Promise<Result> => {
    const before = waiting.get(owner) ?? []
    if (before.length === 0 && isFree(owner)) take(owner)
    else {
      if (before.length >= maxWaitingPerOwner) throw new TooManyWaiting(owner, maxWaitingPerOwner)
      await new Promise<void>(resolve => {
        waiting.set(owner, [...before, { start: resolve }])
      })
    }
    try {
      return await work(waiting.get(owner)?.length ?? 0)
    } finally {
      giveBack(owner)
      startNext()
    }
  }
}
