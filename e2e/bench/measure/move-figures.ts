import type { Measured } from '@invoice-card/config/bench'
import { median } from './figures.ts'
import type { Move } from './moves.ts'

/** Milliseconds at most, and times the monolith at most (docs/performance.md). */
const goals: Readonly<Record<Move['kind'], { readonly ms?: number; readonly ratio: number }>> = {
  first: { ms: 250, ratio: 1 },
  again: { ms: 100, ratio: 1 },
  signIn: { ratio: 1 },
}

/** Medians of milliseconds, and of the ratios pair by pair. */
export const measuredOfMoves = (moves: readonly Move[]): Measured[] =>
  moves.flatMap(({ name, kind, ms: { federated, monolith } }) => {
    const { ms, ratio } = goals[kind]
    return [
      { measure: name, value: median(federated), unit: 'ms', digits: 0, ...(ms && { goal: { atMost: ms } }) },
      {
        measure: `… ÷ monolith`,
        value: median(federated.map((value, run) => value / (monolith[run] ?? value))),
        unit: '',
        digits: 2,
        goal: { atMost: ratio },
      },
    ]
  })
