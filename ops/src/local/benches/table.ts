import { cellsOf, type Measured } from '@invoice-card/config/bench'
import type { BenchName } from './plan.ts'

export interface BenchRun {
  readonly name: BenchName
  /** Of the machine, just before. */
  readonly load: number
  readonly seconds: number
  /** Null where it failed. */
  readonly measured: readonly Measured[] | null
}

export interface Conditions {
  readonly cpu: string
  readonly cpus: number
  readonly memoryGb: number
  readonly node: string
  readonly commit: string
  readonly at: string
  readonly seed: number
  readonly isSmoke: boolean
}

/** One Markdown table of all runs, with what they ran on. */
export const tableOf = (
  { cpu, cpus, memoryGb, node, commit, at, seed, isSmoke }: Conditions,
  runs: readonly BenchRun[],
) =>
  [
    ...(isSmoke ? ['A smoke: its figures say nothing.', ''] : []),
    `${cpu}, ${cpus} CPUs, ${memoryGb} GB, Node ${node}, commit ${commit}, ${at}, seed ${seed}.`,
    '',
    '| bench, load before it | measure | measured | goal | |',
    '|---|---|--:|---|---|',
    ...runs.flatMap(({ name, load, seconds, measured }) => {
      const first = `\`${name}\`, ${load.toFixed(1)}, ${Math.round(seconds)} s`
      return measured
        ? measured.map(
            (one, index) => `| ${index === 0 ? first : ''} | ${cellsOf(isSmoke ? { ...one, goal: undefined } : one)} |`,
          )
        : [`| ${first} | **failed** | | | |`]
    }),
  ].join('\n')
