import { percentile } from '@invoice-card/environment/schema'
import { defineCommand, environmentOption } from '../command-line/command.ts'
import { reportOptions, readFilter } from '../reports/filter.ts'
import { withDatabase } from '../reports/database.ts'
import { listVitals, type CountedVital } from '../reports/store.ts'

/** Up to here a vital is good (https://web.dev/articles/defining-core-web-vitals-thresholds). */
const good: Readonly<Record<string, number>> = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 }

export const vitals = defineCommand({
  usage: 'vitals',
  summary: 'How fast pages of users were, by release: 75th percentile of the web vitals',
  takes: [0, 0],
  options: { ...environmentOption, ...reportOptions },
  help: {
    text: 'Of each document, by the release of its first screen. A value above what counts as good is marked with !.',
    fails: 'the database does not answer',
    example: ['vitals --hours 1', 'shows the last hour of local'],
  },

  async run({ data, environment, values }) {
    const counted = await withDatabase(data, client => listVitals(client, readFilter(environment, values)))
    const rows = summed(counted)
    return { data: rows, lines: rows.length > 0 ? rows.map(lineOf) : ['Nothing was reported'] }
  },
})

/** One vital of one release. */
export interface ReleaseVital {
  readonly release: string
  readonly name: string
  readonly p75: number
  readonly visits: number
  readonly is_good: boolean
}

function summed(counted: readonly CountedVital[]): ReleaseVital[] {
  const byVital = Map.groupBy(counted, ({ release, name }) => `${release} ${name}`)
  return [...byVital]
    .map(([key, counts]) => {
      const [release = '', name = ''] = key.split(' ')
      const p75 = percentile(counts, 0.75)
      const visits = counts.reduce((sum, { count }) => sum + count, 0)
      return { release, name, p75, visits, is_good: p75 <= (good[name] ?? Infinity) }
    })
    .sort((a, b) => a.release.localeCompare(b.release) || a.name.localeCompare(b.name))
}

const lineOf = ({ release, name, p75, visits, is_good }: ReleaseVital): string =>
  `${release.padEnd(40)}  ${name.padEnd(4)}  ${(name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`).padStart(9)}${is_good ? ' ' : '!'}  ${visits} visits`
