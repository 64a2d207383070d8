import { isMissed, type Figure } from './measure/figures.ts'
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

/** The figures as Markdown. */
export const markdown = (conditions: Conditions, figures: readonly Figure[], system?: SystemFigures): string =>
  [
    describe(conditions),
    '',
    '| screen | cache | measure | federated | monolith + preload | ÷ | bar |',
    '|---|---|---|--:|--:|--:|---|',
    ...figures.map(
      figure =>
        `| ${figure.screen} | ${figure.cache} | ${figure.measure} | ${value(figure.federated, figure)} | ${value(figure.monolith, figure)} | ${figure.ratio.toFixed(2)} | ${verdict(figure)} |`,
    ),
    ...(system ? ['', ...systemTable(system)] : []),
  ].join('\n')

const describe = ({ runs, isSmoke, protocol, browser, cpus, commit }: Conditions) =>
  isSmoke
    ? 'A smoke: nothing was warmed up, slowed down or packed tightly, and the figures say nothing.'
    : `Medians of ${runs} paired loads, Chromium ${browser}, ${cpuSlowdown}× slower CPU, slow 4G (${slow4g.latency} ms to each answer, ${((slow4g.downloadThroughput * 8) / 1e6).toFixed(2)} Mbit/s down), ${protocol}, brotli 11, ${cpus} CPUs, commit ${commit}. What is transferred counts until the screen is usable.`

const value = (number: number, { unit }: Figure) =>
  `${unit === 'kB' ? number.toFixed(1) : Math.round(number)}${unit && ` ${unit}`}`

function verdict(figure: Figure): string {
  const { bar, unit } = figure
  if (!bar) return ''
  return `≤ ${bar.limit}${bar.isAbsolute ? ` ${unit}` : ''}: ${isMissed(figure) ? '**missed**' : 'met'}`
}

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
]
