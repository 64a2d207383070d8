/** How much is measured. A smoke goes every way once; its figures say nothing. */
export interface Effort {
  /** Length of each measurement under load. */
  readonly seconds: number
  /** Measurements of the same, of which the median counts. */
  readonly rounds: number
  /** Calls of the same list. */
  readonly repeats: number
  /** Of pgbench: 100,000 accounts each. */
  readonly scale: number
}

export const fullEffort = (seconds: number): Effort => ({ seconds, rounds: 3, repeats: 20, scale: 20 })
export const smokeEffort: Effort = { seconds: 0.1, rounds: 1, repeats: 1, scale: 1 }
