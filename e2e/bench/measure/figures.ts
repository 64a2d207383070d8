import type { BuildName } from '../product.ts'
import type { Series } from './compare.ts'
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
  /** The most that the ratio, or with `isAbsolute` the federated value, may be (docs/performance.md). */
  readonly bar?: { readonly limit: number; readonly isAbsolute: boolean }
}

const scriptLimitsKb = [146, 226] as const
const ratioLimit = 1.05

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
      return {
        screen,
        cache,
        measure,
        unit,
        federated: median(federated),
        monolith: median(monolith),
        ratio: median(federated.map((value, run) => ratioOf(value, monolith[run] ?? 0))),
        ...(cache === 'cold' && barOf(measure, index)),
      }
    }),
  )

/** Whether a figure is beyond its bar. */
export const isMissed = ({ bar, federated, ratio }: Figure): boolean =>
  bar !== undefined && (bar.isAbsolute ? federated : ratio) > bar.limit

function barOf(measure: (typeof measures)[number]['measure'], seriesIndex: number): Pick<Figure, 'bar'> {
  if (measure.startsWith('JS')) return { bar: { limit: scriptLimitsKb[seriesIndex === 0 ? 0 : 1], isAbsolute: true } }
  return measure.startsWith('time') || measure === 'bytes' ? { bar: { limit: ratioLimit, isAbsolute: false } } : {}
}

/** Nothing against nothing is no difference. */
const ratioOf = (value: number, base: number) => (value === base ? 1 : value / base)

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
