import { createHash } from 'node:crypto'

export interface Random {
  /** From 0, below 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  between(from: number, to: number): number
  pick<T>(items: readonly T[]): T
  digits(count: number): string
}

/** The same numbers for the same texts, on every machine (mulberry32, started from a hash). */
export function randomOf(...seed: readonly (string | number)[]): Random {
  let state = createHash('sha256').update(seed.join('/')).digest().readUInt32LE()
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new TypeError('nothing to pick from')
    return item
  }
  return {
    next,
    whole,
    pick,
    between: (from, to) => from + next() * (to - from),
    digits: count => Array.from({ length: count }, () => whole(0, 9)).join(''),
  }
}
