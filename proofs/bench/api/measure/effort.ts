/** How much is measured. A smoke goes every way once; its figures say nothing. */
export interface Effort {
  /** Length of each measurement under load. */
  readonly seconds: number
  /** Measurements of the same, of which the median counts. */
  readonly rounds: number
  /** Calls of a list at least, besides the first of each page: of fewer than a hundred p99 is the slowest. */
  readonly listCalls: number
  /** Calls of the same page. */
  readonly repeats: number
  /** Who pay at the same time. */
  readonly payers: number
  /** Of pgbench: 100,000 accounts each. */
  readonly scale: number
  /** How long pgbench runs, by its clock or by its work. */
  readonly pgbench: readonly [option: '--time' | '--transactions', value: number]
}

export const fullEffort = (seconds: number): Effort => ({
  seconds,
  rounds: 3,
  listCalls: 100,
  repeats: 20,
  payers: 32,
  scale: 20,
  pgbench: ['--time', Math.ceil(seconds)],
})
export const smokeEffort: Effort = {
  seconds: 0.1,
  rounds: 1,
  listCalls: 1,
  repeats: 1,
  payers: 4,
  scale: 1,
  // It counts whole seconds, and fills the cores with them.
  pgbench: ['--transactions', 10],
}
