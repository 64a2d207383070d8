import { cellsOf, goalOf, verdictOf, type Measured } from '@invoice-card/config/bench'
import type { Figure } from './measure/figures.ts'
import { cpuSlowdown, slow4g } from './measure/network.ts'
import type { SystemFigures } from './system/measure.ts'

export interface Conditions {
  readonly runs: number
  readonly isSmoke: boolean
  readonly protocol: string
  readonly browser: string
  readonly cpus: number
  readonly commit: string
}

interface Found {
  readonly figures: readonly Figure[]
  readonly moves: readonly Measured[]
  readonly system: SystemFigures | undefined
}

/** The figures as Markdown. */
export const markdown = (conditions: Conditions, { figures, moves, system }: Found): string =>
  [
    describe(conditions),
    '',
    '| screen | cache | measure | federated | monolith + preload | ÷ | goal |',
    '|---|---|---|--:|--:|--:|---|',
    ...figures.map(
      figure =>
        `| ${figure.screen} | ${figure.cache} | ${figure.measure} | ${value(figure.federated, figure)} | ${value(figure.monolith, figure)} | ${figure.ratio.toFixed(2)} | ${goalText(figure)} |`,
    ),
    '',
    '| move | measured | goal | |',
    '|---|--:|---|---|',
    ...moves.map(one => `| ${cellsOf(one)} |`),
    ...(system ? ['', ...systemTable(system)] : []),
  ].join('\n')

const describe = ({ runs, isSmoke, protocol, browser, cpus, commit }: Conditions) =>
  isSmoke
    ? 'A smoke: nothing was warmed up, slowed down or packed tightly, and the figures say nothing.'
    : `Medians of ${runs} paired loads, Chromium ${browser}, ${cpuSlowdown}× slower CPU, slow 4G (${slow4g.latency} ms to each answer, ${((slow4g.downloadThroughput * 8) / 1e6).toFixed(2)} Mbit/s down), ${protocol}, brotli 11, ${cpus} CPUs, commit ${commit}. What is transferred counts until the screen is usable.`

const value = (number: number, { unit }: Figure) =>
  `${unit === 'kB' ? number.toFixed(1) : Math.round(number)}${unit && ` ${unit}`}`

const goalText = ({ measured }: Figure): string => (measured ? `${goalOf(measured)}: ${verdictOf(measured)}` : '')

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

const systemTable = (system: SystemFigures): string[] => [
  '| system | |',
  '|---|--:|',
  `| \`pnpm start\` in a fresh clone until ready (packages in pnpm's store) | ${seconds(system.coldStartMs)} |`,
  `| \`pnpm start\` again until ready | ${seconds(system.warmStartMs)} |`,
  `| peak memory of the first start, all processes | ${Math.round(system.coldPeakBytes / 1e6)} MB |`,
  `| peak memory of the second start, all processes | ${Math.round(system.warmPeakBytes / 1e6)} MB |`,
  `| a text changed in one remote until its release is live: publish | ${seconds(system.publishMs)} |`,
  `| … and deploy | ${seconds(system.deployMs)} |`,
  `| JS of /payments/create that this text makes new, of all of it | ${kilobytes(system.newFormBytes)} of ${kilobytes(system.formBytes)} |`,
]

/** What counts of the system, with the goals of docs/performance.md. */
export const measuredOfSystem = ({
  coldStartMs,
  warmStartMs,
  warmPeakBytes,
  publishMs,
  deployMs,
  formBytes,
  newFormBytes,
}: SystemFigures): Measured[] => [
  { measure: 'start in a fresh clone', value: coldStartMs / 1000, unit: 's' },
  { measure: 'start the second time, with npx and pnpm', value: warmStartMs / 1000, unit: 's' },
  { measure: 'peak memory of the second start', value: warmPeakBytes / 1e6, unit: 'MB', digits: 0 },
  { measure: 'a text of one remote until it is published', value: publishMs / 1000, unit: 's' },
  { measure: '… and deployed', value: deployMs / 1000, unit: 's' },
  { measure: 'JS of the form that this text makes new', value: newFormBytes / 1000, unit: 'kB' },
  {
    measure: '… ÷ all of it',
    value: newFormBytes / formBytes,
    unit: '',
    digits: 2,
    goal: { atMost: 0.1 },
  },
]
