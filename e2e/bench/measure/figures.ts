import type { Measured } from '@invoice-card/config/bench'
import type { BuildName, Series } from './compare.ts'
import type { Visit } from './visit.ts'

/** One line of the report. */
export interface Figure {
  readonly screen: string
  readonly cache: Series['cache']
  readonly measure: string
  readonly unit: 'ms' | 'kB' | ''
  /** Medians. */
  readonly federated: number
  readonly monolith: number
  /** Median of federated ÷ monolith, pair by pair. */
  readonly ratio: number
  /** What counts of it: the ratio, or the federated value itself. */
  readonly measured?: Measured
}

/** Of a cold load (docs/performance.md): ratios of time and bytes, kilobytes of scripts. */
const goals = {
  signIn: { time: 1, bytes: 1.01, scripts: 144 },
  signedIn: { time: 1.03, bytes: 1.08, scripts: 225 },
} as const

const measures = [
  { measure: 'time to usable', unit: 'ms', of: (visit: Visit) => visit.usableMs },
  { measure: 'bytes', unit: 'kB', of: (visit: Visit) => visit.bytes / 1000 },
  { measure: 'requests', unit: '', of: (visit: Visit) => visit.requests },
  { measure: 'JS, brotli', unit: 'kB', of: (visit: Visit) => visit.scriptBytes / 1000 },
] as const

export const figuresOf = (series: readonly Series[]): Figure[] =>
  series.flatMap(({ screen, cache, visits }, index) =>
    measures.map(({ measure, unit, of }) => {
      const values = (build: BuildName) => visits[build].map(of)
      const [federated, monolith] = [values('federated'), values('monolith')]
      const figure: Figure = {
        screen,
        cache,
        measure,
        unit,
        federated: median(federated),
        monolith: median(monolith),
        ratio: median(federated.map((value, run) => ratioOf(value, monolith[run] ?? 0))),
      }
      return cache === 'cold' ? { ...figure, ...judged(figure, index === 0 ? goals.signIn : goals.signedIn) } : figure
    }),
  )

function judged(
  { screen, measure, federated, ratio }: Figure,
  { time, bytes, scripts }: (typeof goals)[keyof typeof goals],
): Pick<Figure, 'measured'> {
  const name = `${screen} cold: ${measure}`
  if (measure.startsWith('JS'))
    return { measured: { measure: name, value: federated, unit: 'kB', goal: { atMost: scripts } } }
  const goal = { 'time to usable': time, bytes }[measure]
  if (goal === undefined) return {}
  return { measured: { measure: `${name} ÷ monolith`, value: ratio, unit: '', digits: 2, goal: { atMost: goal } } }
}

export const measuredOf = (figures: readonly Figure[]): Measured[] =>
  figures.flatMap(({ measured }) => (measured ? [measured] : []))

/** Nothing against nothing is no difference. */
const ratioOf = (value: number, base: number) => (value === base ? 1 : value / base)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
