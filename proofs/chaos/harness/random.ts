export type Random = ReturnType<typeof createRandom>

/**
 * Decisions that follow from a seed. `fork` gives a stream of its own, so that one client's luck does not depend on
 * another's timing.
 */
export function createRandom(seed: string) {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(next() * items.length)]
  /** One of the names, as often as its weight says. */
  const weighted = <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
    // Object.entries loses which names the table has.
    const entries = Object.entries(weights) as [Name, number][]
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) {
      left -= weight
      if (left < 0) return name
    }
    throw new Error('Nothing to choose from')
  }
  return {
    next,
    between,
    pick,
    weighted,
    chance: (probability: number) => next() < probability,
    fork: (name: string) => createRandom(`${seed}/${name}`),
  }
}
